import { expect, test } from 'vitest';
import { type FieldFacts, factsOf } from '../field/field.ts';
import { formFields } from './forms.ts';
import { nameFields, phoneFields, wordFields } from './lead-facts.ts';

// Not derived: public pages would load the rules of every form.

/** Returns the names of the fields of all forms with these facts. */
function fieldsWith(isMeant: (facts: FieldFacts) => boolean): string[] {
  const fields = Object.values(formFields).flatMap((form) => Object.entries(form));
  return [...new Set(fields.filter(([, field]) => isMeant(factsOf(field))).map(([name]) => name))].toSorted();
}

test('names have that label, phone numbers only digits, and words several lines', () => {
  expect(nameFields.toSorted()).toEqual(fieldsWith(({ label }) => /\bname$/.test(label)));
  expect(phoneFields.toSorted()).toEqual(fieldsWith(({ format }) => format === 'digits'));
  expect(wordFields.toSorted()).toEqual(fieldsWith(({ multiline }) => multiline === true));
});
