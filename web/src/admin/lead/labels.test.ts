import { expect, test } from 'vitest';
import { labelsOf } from '../../../../rules/field/field.ts';
import { quoteFields } from '../../../../rules/form/quote.ts';
import { isSettled, leadLine, leadName, leadPhone, shownAnswers } from './labels.ts';

test('a lead is named by its name, its two names, or its email address', () => {
  const email = 'a@example.com';
  expect(leadName({ fields: { name: 'Ann Lee' }, email })).toBe('Ann Lee');
  expect(leadName({ fields: { firstName: 'Ann', lastName: 'Lee' }, email })).toBe('Ann Lee');
  expect(leadName({ fields: { firstName: '', lastName: 'Lee' }, email })).toBe('Lee');
  expect(leadName({ fields: { name: 7 }, email })).toBe(email);
  expect(leadName({ fields: {}, email: '' })).toBe('Unknown');
});

test('the line has each fact of the property', () => {
  const isOfProperty = (label: string) => label.startsWith('Property ');
  const names = [...labelsOf(quoteFields)].filter(([, label]) => isOfProperty(label)).map(([name]) => name);
  const line = leadLine(Object.fromEntries(names.map((name) => [name, name])));
  expect(line.split(', ').toSorted()).toEqual(names.toSorted());
});

test("a lead's line is the visitor's words, else the property", () => {
  const property = { propertyType: 'Condo', propertySize: '', propertyStatus: 'Vacant' };
  expect(leadLine({ ...property, additionalText: 'By the lake' })).toBe('By the lake');
  expect(leadLine(property)).toBe('Condo, Vacant');
  expect(leadLine({})).toBe('');
});

test('answers leave out empty ones, the name and the message', () => {
  const answers = ['firstName', 'city', 'message', 'website', 'phone'].map((name) => ({ name, value: 'x' }));
  expect(shownAnswers([...answers, { name: 'province', value: '' }]).map(({ name }) => name)).toEqual([
    'city',
    'phone',
  ]);
});

test('a phone number is dialled as it is stored and read as it is shown', () => {
  const answers = [
    { name: 'phone', label: 'Phone', value: '' },
    { name: 'phoneNum', label: 'Phone', value: '(905) 555-0142' },
  ];
  expect(leadPhone({ fields: { phoneNum: 9055550142 }, answers })).toEqual({
    number: '9055550142',
    text: '(905) 555-0142',
  });
  expect(leadPhone({ fields: {}, answers: [] })).toBeUndefined();
});

test('a lead is settled when nothing is left to do', () => {
  expect((['NEW', 'ANSWERED', 'DONE', 'WON', 'LOST', 'SPAM'] as const).filter(isSettled)).toEqual([
    'DONE',
    'WON',
    'LOST',
    'SPAM',
  ]);
});
