import { describe, expect, test } from 'vitest';
import { check } from '../../forms/core/check.ts';
import { contentOf } from '../../offline/outbox/version.ts';
import { carrying, quoteDefinition } from './quote-definition.ts';

const filled = {
  firstName: 'Ann',
  lastName: 'Lee',
  email: 'ann@example.com',
  phone: '9055550100',
  streetAddress: '1 Main Street',
  addressLine2: '',
  city: 'Milton',
  state: 'Ontario',
  postalCode: 'L9T 1A1',
  occupation: 'Realtor',
  propertySize: '1,800 sq. ft.',
  propertyType: 'Detached',
  propertyStatus: 'under renovation',
  listPrice: '',
  additionalText: '',
  date: '2026-11-21',
};

function validate(changes: Record<string, string>, photos: string[] = ['photo']) {
  const values = { ...filled, ...changes };
  const submissionId = '00000000-0000-4000-8000-000000000000';
  return check(quoteDefinition.rules, { ...values, submissionId, propertyPhotos: photos });
}

test('a valid form is accepted, without its empty fields', () => {
  const result = validate({});
  expect(result.ok && result.input).toMatchObject({ firstName: 'Ann', propertyStatus: 'under renovation' });
  expect(result.ok && result.input.listPrice).toBeUndefined();
});

test('the content is what outboxes of earlier releases have stored: an empty field is named', () => {
  const result = validate({});
  expect(result.ok && contentOf(result.input, [])).toContain('["addressLine2",null]');
});

test.each(['$1,250,000', '1 250 000', '1250000', '1\u00A0250\u00A0000 $'])(
  'a price may be written %s',
  (listPrice) => {
    const result = validate({ listPrice });
    expect(result.ok && result.input.listPrice).toBe('1250000');
  },
);

describe('a broken rule is reported at its field', () => {
  test.each([
    ['firstName', ' ', 'First name is required.'],
    ['firstName', 'a'.repeat(37), 'First name is at most 36 characters.'],
    ['email', 'ann', 'Enter an email address like name@example.com.'],
    ['phone', '1'.repeat(21), 'Phone number is at most 20 digits.'],
    ['listPrice', '-1', 'Estimated list price cannot be negative.'],
    ['listPrice', 'a lot', 'Estimated list price is a number.'],
    ['occupation', '', 'Occupation is required.'],
  ])('%s %j', (name, value, message) => {
    const result = validate({ [name]: value });
    expect(!result.ok && result.errors).toEqual({ [name]: message });
  });

  test('no photo', () => {
    const result = validate({}, []);
    expect(!result.ok && result.errors).toEqual({ propertyPhotos: 'Please upload a image file' });
  });
});

test('an estimate is appended to the typed text', () => {
  const { restore } = carrying('Estimate for Declutter: from $570.');
  expect(restore?.({ firstName: 'Ann', additionalText: 'Two cats.' })).toEqual({
    firstName: 'Ann',
    additionalText: 'Two cats.\n\nEstimate for Declutter: from $570.',
  });
  expect(restore?.({})).toEqual({ additionalText: 'Estimate for Declutter: from $570.' });
});
