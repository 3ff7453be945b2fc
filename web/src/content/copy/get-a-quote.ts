import type * as v from 'valibot';
import type { quoteFields } from '../../../../rules/form/quote.ts';
import { heroSchema, seoSchema } from '../schema/blocks.ts';
import { fixed, group } from '../schema/fields.ts';

export const quoteSchema = () =>
  group('Page', {
    seo: seoSchema,
    hero: heroSchema,
    legends: fixed<Record<'contact' | 'address' | 'property' | 'photos', string>>(),
    hints: fixed<Partial<Record<keyof typeof quoteFields, string>>>(),
    /** Hints beside values that are unusual but valid. */
    advice: fixed<Record<'phone' | 'date' | 'price', string>>(),
    suggestions: fixed<Record<'propertySize' | 'propertyType', readonly string[]>>(),
    submit: fixed<string>(),
  });

type QuotePage = v.InferOutput<ReturnType<typeof quoteSchema>>;

export const quotePage: QuotePage = {
  seo: {
    title: 'Request a quote for staging, decorating or design',
    description:
      'Request a quote: tell us about the property, add up to 5 photos and choose a date. For home owners, realtors and builders in Canada.',
  },
  hero: {
    subHeading: 'Request a quote',
    heading: ['Tell us about', 'the property'],
    paragraph: 'It takes about five minutes. What you type is kept on this device until it is sent.',
  },
  legends: {
    contact: 'About you',
    address: 'Property address',
    property: 'The property',
    photos: 'Photos and notes',
  },
  hints: {
    phone: 'With area code.',
    propertySize: 'In square feet or in bedrooms.',
    listPrice: 'In Canadian dollars.',
    propertyPhotos: '1 to 5 images, each less than 10 MB.',
  },
  advice: {
    phone: 'This number looks short. Please check that it has the area code.',
    date: 'This day is in the past. You can still send it.',
    price: 'We read this as {amount}.',
  },
  suggestions: {
    propertySize: [
      'Under 1,000 sq. ft.',
      '1,000 to 1,500 sq. ft.',
      '1,500 to 2,000 sq. ft.',
      '2,000 to 3,000 sq. ft.',
      'Over 3,000 sq. ft.',
    ],
    propertyType: [
      'Condo',
      'Townhouse',
      'Semi-detached house',
      'Detached house',
      'Duplex',
      'Short-term rental',
      'Office',
      'Store',
    ],
  },
  submit: 'Submit',
};
