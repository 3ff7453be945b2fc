import { expect, test } from 'vitest';
import { email, phone } from './contact-advice.ts';

test.each([
  ['ann@gmial.com', 'ann@gmail.com'],
  ['Ann@GMIAL.com', 'Ann@gmail.com'],
  ['ann@gmal.com', 'ann@gmail.com'],
  ['ann@gmail.con', 'ann@gmail.com'],
  ['ann@gmail.co', 'ann@gmail.com'],
  ['ann@hotmial.ca', 'ann@hotmail.ca'],
  ['ann@outlok.com', 'ann@outlook.com'],
  [' ann@iclould.com ', 'ann@icloud.com'],
])('%s may be %s', (typed, meant) => {
  expect(email(typed)).toBe(`Did you mean ${meant}?`);
});

test.each([
  'ann@gmail.com',
  'ann@mail.com',
  'ann@ymail.com',
  'ann@maison.ca',
  'ann@yahoo.co.uk',
  'gmial.com',
  '',
])('%s gets no advice', (typed) => {
  expect(email(typed)).toBeUndefined();
});

test.each([
  ['878661', true],
  ['555 0123', true],
  ['905 555 0123', false],
  ['', false],
])('the phone number %s gets advice: %s', (typed, hasAdvice) => {
  expect(phone(typed) !== undefined).toBe(hasAdvice);
});
