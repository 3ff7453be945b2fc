import { type FieldFacts, factsOf } from '../field/field.ts';
import { formFields } from './forms.ts';
import type { messageFields } from './message.ts';
import type { quoteFields } from './quote.ts';

// The facts about a lead that several forms ask for under different names. The values may have any type.

type Values = Readonly<Record<string, unknown>>;

/** Returns the names of the fields of all forms that have these facts, in the order of the forms. */
function fieldsWith(isMeant: (facts: FieldFacts) => boolean): readonly string[] {
  const fields = Object.values(formFields).flatMap((form) => Object.entries(form));
  return [...new Set(fields.filter(([, field]) => isMeant(factsOf(field))).map(([name]) => name))];
}

/** The fields with a phone number. */
export const phoneFields = fieldsWith(({ format }) => format === 'digits');

/** The fields with the visitor's words; the first of a form counts. */
export const wordFields = fieldsWith(({ multiline }) => multiline === true);

/** The names of fields that forms have. */
const named = <Name extends keyof typeof quoteFields | keyof typeof messageFields>(...names: Name[]) =>
  names as readonly string[];

/** The fields with the visitor's name. */
export const nameFields = named('name', 'firstName', 'lastName');

const textsIn = (values: Values, names: readonly string[]) =>
  names.map((name) => values[name]).filter((value) => typeof value === 'string' && value);

/** Returns the visitor's whole name on one line; an empty text if there is none. */
export const nameIn = (values: Values) => textsIn(values, nameFields).join(' ').replace(/\s+/g, ' ').trim();

/** Returns the visitor's first name; an empty text if there is none. */
export const firstNameIn = (values: Values) => nameIn(values).split(' ', 1).join();

/** Returns the visitor's words; an empty text if there are none. */
export const wordsIn = (values: Values) => textsIn(values, wordFields).slice(0, 1).join();

/** Returns the town of the property; an empty text if there is none. */
export const townIn = (values: Values) => textsIn(values, named('city')).join();
