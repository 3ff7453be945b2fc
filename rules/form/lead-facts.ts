// The facts about a lead that several forms ask for under different names. The values may have any type.

type Values = Readonly<Record<string, unknown>>;

/** The fields with a phone number. */
export const phoneFields: readonly string[] = ['phone', 'phoneNum'];

/** The fields with the visitor's words, one for each form. */
export const wordFields: readonly string[] = ['message', 'description', 'additionalText'];

/** The fields with the visitor's name. */
export const nameFields: readonly string[] = ['name', 'firstName', 'lastName'];

const textsIn = (values: Values, names: readonly string[]) =>
  names.map((name) => values[name]).filter((value) => typeof value === 'string' && value);

/** Returns the visitor's whole name on one line; an empty text if there is none. */
export const nameIn = (values: Values) => textsIn(values, nameFields).join(' ').replace(/\s+/g, ' ').trim();

/** Returns the visitor's first name; an empty text if there is none. */
export const firstNameIn = (values: Values) => nameIn(values).split(' ', 1).join();

/** Returns the visitor's words; an empty text if there are none. */
export const wordsIn = (values: Values) => textsIn(values, wordFields).slice(0, 1).join();

/** Returns the town of the property; an empty text if there is none. */
export const townIn = (values: Values) => textsIn(values, ['city']).join();
