import type { Link, Seo } from './types.ts';

interface ThankYouPage {
  seo: Seo;
  heading: string;
  text: string;
  links: Link[];
}

export const thankYouPage: ThankYouPage = {
  seo: {
    title: 'Thank you',
    description:
      'Your request has been received. We will be in touch with more details soon; meanwhile, browse the portfolio or read the blog.',
  },
  heading: 'Thank you for submitting your request',
  text: "We've received it and will be in touch with more details soon.",
  links: [
    { label: 'See the portfolio', to: '/portfolio' },
    { label: 'Read the blog', to: '/blog' },
    { label: 'Back to the home page', to: '/' },
  ],
};
