import type * as v from 'valibot';
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

export type LocationContent = v.InferOutput<ReturnType<typeof locationsSchema>>;

/** The names of the pictures that every location page shows. */
export const locationPictures = { picture: 'pair-living-after', partsPicture: 'residential-01' } as const;

/** The texts that every location page shares. */
export const locationTexts: Omit<LocationContent, keyof typeof locationPictures> = {
  subHeading: 'Where we work',
  action: getAQuote,
  otherHeading: 'Other places',
  callToAction: {
    heading: 'Show us the house',
    paragraph:
      'Send photos, dates and what you have in mind with the quote form. It takes about five minutes, and we reply with a price.',
    action: { label: 'Request a quote', to: '/get-a-quote' },
  },
};
