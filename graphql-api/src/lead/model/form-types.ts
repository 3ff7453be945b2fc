// The forms' names on the wire, misspellings included (docs/product.md).

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

/** No enum: the names on the wire have spaces. */
export const formTypeDescription = `The form it came from: ${formTypes.map((name) => `'${name}'`).join(', ')}.`;
