// The names that the forms send, misspellings included (docs/product.md).

export const QUOTE_FORM = 'Get a Qoute';
export const QUICK_MESSAGE_FORM = 'Get in Touch';
export const MESSAGE_FORM = 'Contact';
export const PROJECT_FORM = 'Message genrated through Project Management form';
export const PARTNERSHIP_FORM = 'Message genrated through Partnership form';
export const NEWSLETTER_FORM = 'Newsletter';

const formTypes = [
  QUOTE_FORM,
  QUICK_MESSAGE_FORM,
  MESSAGE_FORM,
  PROJECT_FORM,
  PARTNERSHIP_FORM,
  NEWSLETTER_FORM,
];

/** Returns the name of the form; 'Contact' for the texts that clients of the main contact form send. */
export const formOf = (formType: string) => (formTypes.includes(formType) ? formType : MESSAGE_FORM);

/** A description instead of an enum: the names contain spaces, and the main contact form takes others. */
export const formTypeDescription = `The name of the form: ${formTypes.map((name) => `'${name}'`).join(', ')}, or the text that a client of the main contact form sent.`;

/**
 * Returns whether a lead came from the newsletter form: the main contact form may send its name, but always has a
 * message.
 */
export function isSubscription({ formType, fields }: { formType: string; fields: object }): boolean {
  return formType === NEWSLETTER_FORM && !('message' in fields);
}
