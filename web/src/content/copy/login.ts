import type { Seo } from '../types.ts';

interface LoginPage {
  seo: Seo;
  heading: string;
  labels: Record<'email' | 'password' | 'showPassword' | 'hidePassword', string>;
  submit: string;
  /** For an account without the admin role. */
  notAdmin: string;
}

export const loginPage: LoginPage = {
  seo: {
    title: 'Sign In',
    description:
      'Sign in to manage the blog posts and the location pages of this website. For the people who run it; visitors need no account.',
  },
  heading: 'Sign In',
  labels: {
    email: 'Email address',
    password: 'Password',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
  },
  submit: 'Sign In',
  notAdmin: 'This account may not edit the website. Sign in with an admin account.',
};
