import type * as v from 'valibot';
import living from '../../media/pair-living-after.jpg?picture';
import openLiving from '../../media/residential-01.jpg?picture';
import { getAQuote } from '../common/actions.ts';
import { callToActionSchema } from '../schema/blocks.ts';
import { group, link, picture, text } from '../schema/fields.ts';

export const locationsSchema = () =>
  group('Location pages', {
    subHeading: text('Line above the heading', 80),
    action: link('Button'),
    picture: picture('Picture of the hero'),
    partsPicture: picture('Picture beside the parts'),
    otherHeading: text('Heading of the other places'),
    callToAction: callToActionSchema,
  });

/** The texts and pictures that every location page shares. */
export const locationContent: v.InferOutput<ReturnType<typeof locationsSchema>> = {
  subHeading: 'Where we work',
  action: getAQuote,
  picture: living,
  partsPicture: openLiving,
  otherHeading: 'Other places',
  callToAction: {
    heading: 'Show us the house',
    paragraph:
      'Send photos, dates and what you have in mind with the quote form. It takes about five minutes, and we reply with a price.',
    action: { label: 'Request a quote', to: '/get-a-quote' },
  },
};
