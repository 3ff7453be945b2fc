import type { Seo } from '../schema/page.ts';

interface NotCachedPage {
  seo: Seo;
  heading: string;
  text: string;
  /** The same for admin pages, which are never stored. */
  owners: { heading: string; text: string };
  list: string;
  kinds: Record<'pages' | 'articles' | 'places', string>;
  retry: string;
}

/** Shown in place of a page that is not stored on the device. */
export const notCachedPage: NotCachedPage = {
  seo: {
    title: 'Not available offline',
    description: 'This page is not on this device yet, and there is no connection to fetch it now.',
  },
  heading: 'This page isn’t available offline',
  text: 'It is not saved on this device. It opens as soon as the connection returns.',
  owners: {
    heading: 'This needs a connection',
    text: 'Signing in, reading leads and changing the site work only while you are connected. This page opens by itself when the connection returns. Forms waiting on this device are sent then.',
  },
  list: 'These pages are available offline:',
  kinds: { pages: 'Pages', articles: 'Articles', places: 'Places' },
  retry: 'Try again',
};
