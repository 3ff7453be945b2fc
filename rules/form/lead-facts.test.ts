import { expect, test } from 'vitest';
import { type FieldFacts, factsOf } from '../field/field.ts';
import { formFields } from './forms.ts';
import { nameFields, phoneFields, townFields, wordFields } from './lead-facts.ts';

// Not derived: public pages would load the rules of every form.

/** Returns the names of the fields of all forms with these facts. */
function fieldsWith(isMeant: (facts: FieldFacts) => boolean): string[] {
  const fields = Object.values(formFields).flatMap((form) => Object.entries(form));
  return [...new Set(fields.filter(([, field]) => isMeant(factsOf(field))).map(([name]) => name))].toSorted();
}

test('names and towns have that label, phone numbers only digits, and words several lines', () => {
  expect(nameFields.toSorted()).toEqual(fieldsWith(({ label }) => /\bname$/.test(label)));
  expect(townFields.toSorted()).toEqual(fieldsWith(({ label }) => /\b(?:city|town)$/i.test(label)));
  expect(phoneFields.toSorted()).toEqual(fieldsWith(({ format }) => format === 'digits'));
  expect(wordFields.toSorted()).toEqual(fieldsWith(({ multiline }) => multiline === true));
});

test('of several words, those that a form asks for first count', () => {
  for (const form of Object.values(formFields)) {
    const words = Object.keys(form).filter((name) => wordFields.includes(name));
    expect(wordFields.filter((name) => words.includes(name))).toEqual(words);
  }
});

// These read it by its name: the outbox (`photosField`), posted forms (`PHOTOS_FIELD`), `lead/intake`,
// `lead/photos` and the leads' CSV.
test('the photos of a quote are the only list of a form', () => {
  expect(fieldsWith(({ kind }) => kind === 'list' || kind === 'inputs')).toEqual(['propertyPhotos']);
});
