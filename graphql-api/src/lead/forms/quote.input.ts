import { GraphQLLocalDate, GraphQLNonNegativeFloat } from 'graphql-scalars';
import { InputType } from 'type-graphql';
import { Rule } from '../../validation/rule.ts';
import { replaces, source, submissionId, website } from './shared.input.ts';

/** The first is the default. */
const provinces = [
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
];

/** The quote form, by the rules of docs/product.md. */
@InputType({ description: 'A request for a quote.' })
export class QuoteInput {
  @Rule(submissionId)
  submissionId: string;

  @Rule(replaces)
  replaces?: string;

  @Rule({ label: 'First name', description: 'First name of the visitor.', maxLength: 36 })
  firstName: string;

  @Rule({ label: 'Last name', description: 'Last name of the visitor.', maxLength: 36 })
  lastName: string;

  @Rule({ label: 'Email', description: "The visitor's email address.", format: 'email', maxLength: 100 })
  email: string;

  @Rule({
    label: 'Phone',
    description: 'Phone number of the visitor; only its digits are stored.',
    format: 'digits',
    maxLength: 20,
  })
  phone: string;

  @Rule({ label: 'Street address', description: 'Street and number of the property.', maxLength: 50 })
  streetAddress: string;

  @Rule({ label: 'Address line 2', description: 'Unit, floor or building.', maxLength: 50, nullable: true })
  addressLine2?: string;

  @Rule({ label: 'City', description: 'City of the property.', maxLength: 50 })
  city: string;

  @Rule({
    label: 'Province',
    description: 'Province or territory.',
    oneOf: provinces,
    defaultValue: 'Ontario',
  })
  state: string;

  @Rule({ label: 'Postal code', description: 'Postal code of the property.', maxLength: 50 })
  postalCode: string;

  @Rule({
    label: 'Occupation',
    description: 'The role of the visitor.',
    oneOf: ['Home Owner', 'Builder', 'Realtor'],
  })
  occupation: string;

  @Rule({ label: 'Property size', description: 'The size of the property, as free text.', maxLength: 300 })
  propertySize: string;

  @Rule({ label: 'Property type', description: 'The type of the property, as free text.', maxLength: 300 })
  propertyType: string;

  @Rule({
    label: 'Property status',
    description: 'Whether the property is occupied.',
    oneOf: ['Vacant', 'Occupied', 'under renovation'],
  })
  propertyStatus: string;

  @Rule({
    label: 'Estimated list price',
    description:
      'The price at which it may be listed, in dollars: a number, or a text such as 450000.50, $450,000.50 or 450 000,50.',
    type: () => GraphQLNonNegativeFloat,
    min: 0,
    maxLength: 30,
    nullable: true,
  })
  listPrice?: string | number;

  @Rule({
    label: 'Additional text',
    description: 'Any other type of property.',
    maxLength: 5000,
    multiline: true,
    nullable: true,
  })
  additionalText?: string;

  @Rule({
    label: 'Photos',
    description: 'File names that `uploadQuotePhotos` returned.',
    type: () => [String],
    minItems: 1,
    maxItems: 5,
    items: 'images',
    maxLength: 100,
  })
  propertyPhotos: string[];

  @Rule({
    label: 'Expected staging date',
    description: 'The expected day of staging; defaults to today in Milton.',
    type: () => GraphQLLocalDate,
    format: 'date',
    nullable: true,
  })
  date?: string;

  @Rule(website)
  website?: string;

  @Rule(source)
  source?: string;
}
