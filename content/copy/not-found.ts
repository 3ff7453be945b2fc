import type { Link } from '../common/link.ts';
import { locationNotFound } from '../common/messages.ts';
import type { Seo } from '../schema/page.ts';

export interface NotFoundPage {
  seo: Seo;
  heading: string;
  text: string;
  links: Link[];
}

const links: Link[] = [
  { label: 'Home', to: '/' },
  { label: 'Staging', to: '/staging' },
  { label: 'Portfolio', to: '/portfolio' },
  { label: 'Contact', to: '/contact' },
];

export const notFoundPage: NotFoundPage = {
  seo: {
    title: 'Page not found',
    description:
      'There’s no page at this link. It may have moved, or the link may be misspelled: start again from the home page or the portfolio.',
  },
  heading: 'We can’t find that page',
  text: 'The page may have moved, or the link may be misspelled. Try one of these instead:',
  links,
};

/** The page behind links to drafts that have ended, and behind those that never were. */
export const draftNotFoundPage: NotFoundPage = {
  seo: {
    title: 'This link doesn’t work any more',
    description: 'A link to a draft ends after a few days, or when we replace it: ask us for a new one.',
  },
  heading: 'This link doesn’t work any more',
  text: 'A link to a draft ends after a few days, or when we replace it. Ask us for a new one.',
  links: [{ label: 'Contact', to: '/contact' }, ...links.slice(0, 1)],
};

export const articleNotFoundPage: NotFoundPage = {
  seo: {
    title: 'Article not found',
    description:
      'There’s no article at this link. It may have been renamed or removed: the blog lists every article, newest first.',
  },
  heading: 'We can’t find that article',
  text: 'It may have been renamed or removed. The blog lists all articles.',
  links: [{ label: 'All articles', to: '/blog' }, ...links],
};

export const locationNotFoundPage: NotFoundPage = {
  seo: {
    title: locationNotFound,
    description:
      'There’s no page for this location. We work from Milton across the GTA: see our services, or ask whether we come to your town.',
  },
  heading: locationNotFound,
  text: 'We have no page for this place, but we may well work there. Ask us.',
  links: [{ label: 'GET IN TOUCH', to: '/contact' }, ...links.slice(0, 3)],
};

export const projectNotFoundPage: NotFoundPage = {
  seo: {
    title: 'Project not found',
    description:
      'There’s no project at this link. It may have been renamed or removed: the portfolio shows all projects with their pictures.',
  },
  heading: 'We can’t find that project',
  text: 'It may have been renamed or removed. The portfolio shows all projects.',
  links: [{ label: 'All projects', to: '/portfolio' }, ...links.filter(({ to }) => to !== '/portfolio')],
};
