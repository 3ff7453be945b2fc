import type { PageContent } from '../schema/page.ts';

export const page = {
  name: 'Request a quote',
  seo: {
    title: 'Request a quote for staging, decorating or design',
    description:
      'Request a quote: tell us about the property, add up to 5 photos and choose a date. For home owners, realtors and builders in Canada.',
  },
  blocks: {
    hero: {
      block: 'hero',
      subHeading: 'Request a quote',
      heading: ['Tell us about', 'the property'],
      paragraph: 'It takes about five minutes. We keep your answers on this device until you send them.',
    },
    quote: { block: 'quote-form' },
  },
} satisfies PageContent;
