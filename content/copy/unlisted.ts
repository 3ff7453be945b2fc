import type { Seo } from '../schema/page.ts';

// The search texts of pages without blocks, which content.test.ts compares with those of the others.

export const loginSeo: Seo = {
  title: 'Sign In',
  description:
    'Sign in to manage the blog posts and the location pages of this website. For the people who run it; visitors need no account.',
};

export const presentationSeo: Seo = {
  title: 'Portfolio, one project after another',
  description:
    'The portfolio in full screen: rooms one after another, some before and after, and the staging tour on video, also offline.',
};
