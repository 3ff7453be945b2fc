import type { ValuesOf } from '../../../../rules/field/field.ts';
import { quoteFields } from '../../../../rules/form/quote.ts';
import { submission } from '../../../../rules/form/submission.ts';
import { createInput } from '../../platform/validation/input.ts';
import { phoneDescription, shared } from './submission.ts';

const fields = { ...submission, ...quoteFields };

export type QuoteInput = ValuesOf<typeof fields>;

/** The quote form. */
export const QuoteInput = createInput('QuoteInput', 'A request for a quote.', fields, {
  ...shared,
  firstName: 'First name of the visitor.',
  lastName: 'Last name of the visitor.',
  phone: phoneDescription,
  streetAddress: 'Street and number of the property.',
  addressLine2: 'Unit, floor or building.',
  city: 'City of the property.',
  state: 'Province or territory.',
  postalCode: 'Postal code of the property.',
  occupation: 'The role of the visitor.',
  propertySize: 'The size of the property, as free text.',
  propertyType: 'The type of the property, as free text.',
  propertyStatus: 'Whether the property is occupied.',
  listPrice:
    'The price at which it may be listed, in dollars: a number, or a text such as 450000.50, $450,000.50 or 450 000,50.',
  additionalText: 'Any other type of property.',
  propertyPhotos: 'File names that `uploadQuotePhotos` returned.',
  date: 'The expected day of staging; defaults to today in Milton.',
});
