// The names that the forms send, misspellings included (docs/product.md).

export const QUOTE_FORM = 'Get a Qoute';
export const QUICK_MESSAGE_FORM = 'Get in Touch';
export const MESSAGE_FORM = 'Contact';
export const PROJECT_FORM = 'Message genrated through Project Management form';
export const PARTNERSHIP_FORM = 'Message genrated through Partnership form';
export const NEWSLETTER_FORM = 'Newsletter';

export const formTypes = [
  QUOTE_FORM,
  QUICK_MESSAGE_FORM,
  MESSAGE_FORM,
  PROJECT_FORM,
  PARTNERSHIP_FORM,
  NEWSLETTER_FORM,
] as const;
