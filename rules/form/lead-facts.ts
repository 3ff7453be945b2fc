import type { enquiryFields } from './enquiry.ts';
import type { messageFields } from './message.ts';
import type { quoteFields } from './quote.ts';

// The facts about a lead that several forms ask for under different names. The values may have any type.

type FieldName = keyof (typeof quoteFields & typeof messageFields & typeof enquiryFields);
type Values = Readonly<Record<string, unknown>>;

/** Names of fields that forms have. */
const named = (...names: FieldName[]): readonly string[] => names;

/** The fields with a phone number. */
export const phoneFields = named('phone', 'phoneNum');

/** The fields with the visitor's words; the first of a form counts. */
export const wordFields = named('message', 'description', 'additionalText');

/** The fields with the visitor's name. */
export const nameFields = named('name', 'firstName', 'lastName');

/** The fields with the town of the property. */
export const townFields = named('city');

const textsIn = (values: Values, names: readonly string[]) =>
  names.map((name) => values[name]).filter((value) => typeof value === 'string' && value);

/** Returns the visitor's whole name on one line; an empty text if there is none. */
export const nameIn = (values: Values) => textsIn(values, nameFields).join(' ').replace(/\s+/g, ' ').trim();

/** Returns the visitor's first name; an empty text if there is none. */
export const firstNameIn = (values: Values) => nameIn(values).split(' ', 1).join();

/** Returns the visitor's words; an empty text if there are none. */
export const wordsIn = (values: Values) => textsIn(values, wordFields).slice(0, 1).join();

/** Returns the town of the property; an empty text if there is none. */
export const townIn = (values: Values) => textsIn(values, townFields).slice(0, 1).join();
