/**
 * Names of forms on the wire, misspellings included (docs/product.md), by their names in the browser.
 * Outboxes store the latter: never change them.
 */
export const formTypeOf = {
  quote: 'Get a Qoute',
  'quick-message': 'Get in Touch',
  message: 'Contact',
  project: 'Message genrated through Project Management form',
  partnership: 'Message genrated through Partnership form',
  newsletter: 'Newsletter',
} as const;

export type FormName = keyof typeof formTypeOf;
export type FormType = (typeof formTypeOf)[FormName];

export const formTypes: readonly FormType[] = Object.values(formTypeOf);

/** Titles in the outbox, the admin area, mails, exports and the search of leads. */
export const formTitles: Record<FormType, string> = {
  [formTypeOf.quote]: 'Quote request',
  [formTypeOf['quick-message']]: 'Short message',
  [formTypeOf.message]: 'Message',
  [formTypeOf.project]: 'Project management enquiry',
  [formTypeOf.partnership]: 'Partnership enquiry',
  [formTypeOf.newsletter]: 'Newsletter subscription',
};

export const formTitle = (form: FormName): string => formTitles[formTypeOf[form]];
