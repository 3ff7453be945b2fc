import { texts } from '../field/list.ts';
import { amount } from '../field/number.ts';
import { optional, withDefault } from '../field/optional.ts';
import { choice, day, digits, email, text } from '../field/text.ts';
import { MAX_PHOTOS } from '../photo.ts';
import { honeypot } from './submission.ts';

/** The first is the default. */
export const provinces = [
  'Ontario',
  'Quebec',
  'British Columbia',
  'Alberta',
  'Manitoba',
  'Saskatchewan',
  'Nova Scotia',
  'New Brunswick',
  'Prince Edward Island',
  'Newfoundland and Labrador',
  'Northwest Territories',
  'Yukon',
  'Nunavut',
] as const;

/** The quote form, by the rules of docs/product.md. */
export const quoteFields = {
  firstName: text('First name', 36),
  lastName: text('Last name', 36),
  email: email('Email address', 100),
  phone: digits('Phone number', 20),
  occupation: choice('Occupation', ['Home Owner', 'Builder', 'Realtor']),
  streetAddress: text('Street address', 50),
  addressLine2: optional(text('Address line 2', 50)),
  city: text('City', 50),
  state: withDefault(choice('Province', provinces), 'Ontario'),
  postalCode: text('Postal code', 50),
  propertySize: text('Property size', 300),
  propertyType: text('Property type', 300),
  propertyStatus: choice('Property status', ['Vacant', 'Occupied', 'under renovation']),
  listPrice: optional(amount('Estimated list price', 30)),
  date: optional(day('Expected staging date')),
  propertyPhotos: texts('Photos of the property', 100, {
    minItems: 1,
    maxItems: MAX_PHOTOS,
    items: 'images',
  }),
  additionalText: optional(text('Anything else', 5000, { multiline: true })),
  website: honeypot,
};
