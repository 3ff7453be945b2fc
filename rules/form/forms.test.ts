import { describe, expect, test } from 'vitest';
import { type Change, formRules } from '../../graphql-api/test/samples/form-rules.ts';
import { acceptedQuotes, brokenQuotes } from '../../graphql-api/test/samples/quote-rules.ts';
import { checkFields } from '../field/check.ts';
import { type FieldFacts, factsOf } from '../field/field.ts';
import { enquiryFields } from './enquiry.ts';
import { messageFields } from './message.ts';
import { newsletterFields } from './newsletter.ts';
import { quickMessageFields } from './quick-message.ts';
import { quoteFields } from './quote.ts';
import { honeypot } from './submission.ts';

// The API's tests use the same table: browser and server report the same errors.

/** The fields of each input. */
const inputs = {
  QuickMessageInput: quickMessageFields,
  MessageInput: messageFields,
  EnquiryInput: enquiryFields,
  NewsletterInput: newsletterFields,
  QuoteInput: quoteFields,
};

const quote = {
  firstName: 'Ann',
  lastName: 'Lee',
  email: 'ann@example.com',
  phone: '9055550100',
  streetAddress: '1 Main Street',
  city: 'Milton',
  state: 'Ontario',
  postalCode: 'L9T 1A1',
  occupation: 'Realtor',
  propertySize: '900',
  propertyType: 'Detached',
  propertyStatus: 'Vacant',
  propertyPhotos: ['photo'],
};

const forms = [
  ...formRules.map(([{ formType, input, sample }, accepted, broken]) => ({
    title: formType,
    input: input as keyof typeof inputs,
    sample,
    accepted,
    broken,
  })),
  {
    title: 'Get a Qoute',
    input: 'QuoteInput' as const,
    sample: quote,
    accepted: acceptedQuotes,
    broken: brokenQuotes,
  },
];

const named = (change: Change) => JSON.stringify(change).slice(0, 60);

describe.each(forms)('$title', ({ input, sample, accepted, broken }) => {
  const fields = inputs[input];
  /** Returns whether a control can have this value: a text, or a date without a time. */
  const isTyped = ([change]: readonly [Change, ...unknown[]]) =>
    Object.entries(change).every(
      ([name, value]) =>
        typeof value === 'string' &&
        Object.hasOwn(fields, name) &&
        name !== 'propertyPhotos' &&
        !(name === 'date' && value.includes('T')),
    );
  const errorsOf = (change: Change) => checkFields(fields, { ...sample, ...change }, { strict: false })[0];

  test.each(accepted.filter(isTyped).map(([change]) => ({ title: named(change), change })))(
    'takes $title',
    ({ change }) => {
      expect(errorsOf(change)).toEqual({});
    },
  );

  test.each(
    broken.filter(isTyped).map(([change, field, words]) => ({ title: named(change), change, field, words })),
  )('tells of $title', ({ change, field, words }) => {
    const said = expect.toSatisfy((it: string) =>
      typeof words === 'string' ? it === words : words.test(it),
    );
    expect(errorsOf(change)).toEqual({ [field]: said });
  });
});

test('a good quote passes, with its defaults', () => {
  const typed = { ...quote, state: undefined, addressLine2: ' ', firstName: ' Ann ' };
  expect(checkFields(quoteFields, typed, { strict: true })).toEqual([{}, { ...quote, state: 'Ontario' }]);
});

/** Returns whether a value breaks the limit of a field: its length, the number of items, or the choices. */
function exceeds(value: unknown, { maxLength = 0, maxItems = 0, oneOf }: FieldFacts): boolean {
  if (oneOf) return typeof value === 'string' && value.trim() !== '' && !oneOf.includes(value);
  return Array.isArray(value) ? value.length > maxItems : String(value).length > maxLength;
}

test.each(Object.entries(inputs))('the tables have a value outside each limit of %s', (input, fields) => {
  const changes = forms
    .filter((form) => form.input === input)
    .flatMap(({ accepted, broken }) => [...accepted, ...broken].map(([change]) => change));
  const untested = Object.entries(fields).filter(([name, field]) => {
    const facts = factsOf(field);
    const isLimited = field !== honeypot && (facts.maxLength || facts.oneOf);
    return (
      isLimited && !changes.some((change) => Object.hasOwn(change, name) && exceeds(change[name], facts))
    );
  });
  expect(untested.map(([name]) => name)).toEqual([]);
});
