import { expect, test } from 'vitest';
import { tokenLabel, tokenNames, tokensInWords, unknownToken } from './token-names.ts';

test.each([
  ['stagingConsultation.price', 'Staging consultation'],
  ['vacantStaging.fromPrice', 'Vacant staging, with “from”'],
  ['vacantStaging.extraRoom', 'Vacant staging, extra room'],
  ['facts.yearsInBusiness', 'Years in business'],
  ['business.phone', 'Business, phone'],
])('the token %s is called %s', (name, label) => {
  expect(tokenLabel(name)).toBe(label);
});

test('tokens have different names in words', () => {
  const labels = tokenNames().map(tokenLabel);
  expect(new Set(labels).size).toBe(labels.length);
});

test('the first token without a value is found', () => {
  expect(unknownToken('{vacantStaging.price} or {vacantStaging.cost}')).toBe('{vacantStaging.cost}');
  expect(unknownToken('{business.retention}', ['business.retention'])).toBeUndefined();
  expect(unknownToken('Dear {{first name}}')).toBe('{first name}');
  expect(unknownToken('{} and a { color: red; } or ${alert(1)}')).toBeUndefined();
});

test('a comparison shows the value of a token and its name', () => {
  const values = { stagingConsultation: { price: 525 }, business: { name: 'Rooms & Co' } };
  expect(tokensInWords('Now {stagingConsultation.price}, not {no.price}', values)).toBe(
    'Now $525 (Staging consultation), not {no.price}',
  );
  expect(tokensInWords('<p>{business.name}</p>', values)).toBe('<p>Rooms &amp; Co (Business, name)</p>');
});
