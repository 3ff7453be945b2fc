import { describe, expect, test } from 'vitest';
import { check } from '../web/src/forms/core/check.ts';
import { quoteInputRules } from '../web/src/generated/rules.ts';

const quote = {
  firstName: 'Ana',
  lastName: 'Moreau',
  email: 'ana@example.com',
  phone: '9055550100',
  streetAddress: '12 Main Street',
  city: 'Milton',
  postalCode: 'L9T 1A1',
  occupation: 'Realtor',
  propertySize: '1800 square feet',
  propertyType: 'Townhouse',
  propertyStatus: 'Vacant',
  propertyPhotos: ['a.jpg'],
};

/** Returns the messages for the valid quote with these changes. */
function messages(change: Record<string, unknown>): string[] {
  const checked = check(quoteInputRules, { ...quote, ...change });
  return checked.ok ? [] : Object.values(checked.errors);
}

test('a good quote passes, with its defaults', () => {
  const checked = check(quoteInputRules, { ...quote, addressLine2: ' ', firstName: ' Ana ' });
  expect(checked).toEqual({ ok: true, input: { ...quote, state: 'Ontario' } });
});

describe('the limits of the quote form', () => {
  test.each([
    ['firstName', 'a'.repeat(36), 'a'.repeat(37), 'First name is at most 36 characters.'],
    ['lastName', 'b', ' ', 'Last name is required.'],
    [
      'email',
      `${'a'.repeat(88)}@example.com`,
      `${'a'.repeat(89)}@example.com`,
      'Email is at most 100 characters.',
    ],
    ['email', 'a.b+c@example.co', 'ana@example', 'Enter an email address like name@example.com.'],
    ['phone', '9'.repeat(20), '9'.repeat(21), 'Phone is at most 20 digits.'],
    ['phone', '(905) 555-0100', 'none', 'Phone is required.'],
    ['streetAddress', 'a'.repeat(50), 'a'.repeat(51), 'Street address is at most 50 characters.'],
    ['occupation', 'Home Owner', 'Tenant', 'Choose one of: Home Owner, Builder, Realtor.'],
    ['state', 'Yukon', 'Texas', expect.stringContaining('Choose one of: Ontario, Quebec')],
    ['listPrice', '0', '-0.01', 'Estimated list price cannot be negative.'],
    ['listPrice', '', '12 dollars', 'Estimated list price is a number.'],
    // Numbers that a double cannot represent are errors on the server too.
    ['listPrice', '1'.repeat(30), '9'.repeat(400), 'Estimated list price is a number.'],
    ['listPrice', '0', '1'.repeat(31), 'Estimated list price is at most 30 characters.'],
    ['propertySize', 'a'.repeat(300), 'a'.repeat(301), 'Property size is at most 300 characters.'],
    ['additionalText', 'a'.repeat(5000), 'a'.repeat(5001), 'Additional text is at most 5000 characters.'],
    ['propertyPhotos', ['a'.repeat(100)], ['a'.repeat(101)], 'Photos is at most 100 characters.'],
    ['date', '2028-02-29', '2027-02-29', expect.stringContaining('is a date like')],
    [
      'propertyPhotos',
      ['1', '2', '3', '4', '5'],
      ['1', '2', '3', '4', '5', '6'],
      'You can upload a maximum of 5 images.',
    ],
    ['propertyPhotos', ['1'], [], 'Please upload a image file'],
  ])('%s: %j passes, %j does not', (field, good, bad, message) => {
    expect(messages({ [field]: good })).toEqual([]);
    expect(messages({ [field]: bad })).toEqual([message]);
  });
});

test('the controls find their attributes in the rules', () => {
  expect(quoteInputRules.firstName).toMatchObject({ label: 'First name', required: true, maxLength: 36 });
  expect(quoteInputRules.addressLine2).toMatchObject({ required: false, maxLength: 50 });
  expect(quoteInputRules.propertyStatus.oneOf).toEqual(['Vacant', 'Occupied', 'under renovation']);
});
