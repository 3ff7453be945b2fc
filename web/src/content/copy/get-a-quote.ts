import type * as v from 'valibot';
import { heroSchema, seoSchema } from '../schema/blocks.ts';
import { fixed, group } from '../schema/fields.ts';

type QuoteField =
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'phone'
  | 'occupation'
  | 'streetAddress'
  | 'addressLine2'
  | 'city'
  | 'state'
  | 'postalCode'
  | 'propertySize'
  | 'propertyType'
  | 'propertyStatus'
  | 'listPrice'
  | 'date'
  | 'propertyPhotos'
  | 'additionalText';

export const quoteSchema = () =>
  group('Page', {
    seo: seoSchema,
    hero: heroSchema,
    legends: fixed<Record<'contact' | 'address' | 'property' | 'photos', string>>(),
    labels: fixed<Record<QuoteField, string>>(),
    hints: fixed<Partial<Record<QuoteField, string>>>(),
    /** Hints beside values that are unusual but valid. */
    advice: fixed<Record<'phone' | 'date' | 'price', string>>(),
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
  labels: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email address',
    phone: 'Phone number',
    occupation: 'Occupation',
    streetAddress: 'Street address',
    addressLine2: 'Address line 2 (optional)',
    city: 'City',
    state: 'Province',
    postalCode: 'Postal code',
    propertySize: 'Property size',
    propertyType: 'Property type',
    propertyStatus: 'Property status',
    listPrice: 'Estimated list price (optional)',
    date: 'Expected staging date',
    propertyPhotos: 'Photos of the property',
    additionalText: 'Anything else (optional)',
  },
  hints: {
    phone: 'With area code.',
    propertySize: 'For example 1,800 sq. ft., or 3 bedrooms.',
    propertyType: 'For example condo, townhouse or detached house.',
    listPrice: 'In Canadian dollars.',
    propertyPhotos: '1 to 5 images, each less than 10 MB.',
  },
  advice: {
    phone: 'This number looks short. Please check that it has the area code.',
    date: 'This day is in the past. You can still send it.',
    price: 'We read this as {amount}.',
  },
  submit: 'Submit',
};
