import { getAQuote } from '../actions.ts';
import type { CallToAction, Link } from '../types.ts';

interface LocationTexts {
  subHeading: string;
  action: Link;
  otherHeading: string;
  callToAction: CallToAction;
  failure: string;
}

/** Texts that every location page shares. */
export const locationTexts: LocationTexts = {
  subHeading: 'Where we work',
  action: getAQuote,
  otherHeading: 'Other places',
  callToAction: {
    heading: 'Show us the house',
    paragraph:
      'Send photos, dates and what you have in mind with the quote form. It takes about five minutes, and we reply with a price.',
    action: { label: 'Request a quote', to: '/get-a-quote' },
  },
  failure: 'This page could not be loaded. Check the connection and try again.',
};
