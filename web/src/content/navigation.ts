import { getInTouch } from './actions.ts';
import type { Business, Link } from './types.ts';

/** A link of the top bar. With `items` it is a dropdown with its own page at `to`. */
export interface NavigationEntry extends Link {
  items?: Link[];
}

export const navigation: NavigationEntry[] = [
  { label: 'About', to: '/about' },
  {
    label: 'Design',
    to: '/design',
    items: [
      { label: 'Residential', to: '/design/residential' },
      { label: 'Commercial', to: '/design/commercial' },
      { label: 'Project management', to: '/project-management' },
    ],
  },
  {
    label: 'Staging',
    to: '/staging',
    items: [
      { label: 'Home owners', to: '/staging-home-owner' },
      { label: 'Realtors', to: '/staging-realtors' },
      { label: 'Builders', to: '/staging-builders' },
      { label: 'Virtual staging', to: '/virtual-staging' },
      { label: 'Additional services', to: '/decorating-organizing' },
    ],
  },
  {
    label: 'Decorating',
    to: '/decorating',
    items: [
      { label: 'Commercial', to: '/commercial' },
      { label: 'Residential', to: '/decorating-home-owner' },
      { label: 'Short-term rental', to: '/decorating-short-term-rental' },
    ],
  },
  { label: 'Portfolio', to: '/portfolio' },
  { label: 'Blog', to: '/blog' },
  { label: 'Partnerships', to: '/partnership-opportunities' },
  { label: 'Request a quote', to: '/get-a-quote' },
];

/** The button at the end of the top bar. */
export const navigationAction: Link = getInTouch;

/** The scroll cue at the bottom of a hero. */
export const scrollCue = 'SCROLL';

export const footer = {
  linksHeading: 'Pages',
  links: [
    { label: 'Home', to: '/' },
    { label: 'Portfolio', to: '/portfolio' },
    { label: 'About', to: '/about' },
    { label: 'Request a quote', to: '/get-a-quote' },
    { label: 'Blog', to: '/blog' },
    { label: 'Contact', to: '/contact' },
  ] satisfies Link[],
  consultationHeading: 'Consultation',
  consultationLinks: [
    { label: 'Staging', to: '/staging' },
    { label: 'Decorating', to: '/decorating' },
    { label: 'Builders', to: '/staging-builders' },
    { label: 'Design', to: '/design' },
    { label: 'Realtors', to: '/staging-realtors' },
    { label: 'Organizing', to: '/decorating-organizing' },
    { label: 'Declutter', to: '/decorating-organizing' },
  ] satisfies Link[],
  contactHeading: 'Contact',
  newsletter: {
    heading: 'Newsletter',
    paragraph: 'Staging notes, project photos and seasonal checklists by email. Unsubscribe at any time.',
    label: 'Email address',
    button: 'Subscribe',
    /** The version of this consent text; a changed text needs a new version in the API. */
    consentVersion: '2026-11',
  },
  smallLinks: [
    { label: 'Privacy', to: '/privacy' },
    { label: 'Credits', to: '/credits' },
  ] satisfies Link[],
};

/** The copyright line of the footer. */
export function copyright(business: Business): string {
  return `© 2024 ${business.name}. All rights reserved.`;
}
