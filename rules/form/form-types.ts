// The names that the forms send, misspellings included (docs/product.md).

export const QUOTE_FORM = 'Get a Qoute';
export const QUICK_MESSAGE_FORM = 'Get in Touch';
export const MESSAGE_FORM = 'Contact';
export const PROJECT_FORM = 'Message genrated through Project Management form';
export const PARTNERSHIP_FORM = 'Message genrated through Partnership form';
export const NEWSLETTER_FORM = 'Newsletter';

/** Names of forms on the wire by their names in the browser. Outboxes store the latter: never change them. */
export const formTypeOf = {
  quote: QUOTE_FORM,
  'quick-message': QUICK_MESSAGE_FORM,
  message: MESSAGE_FORM,
  project: PROJECT_FORM,
  partnership: PARTNERSHIP_FORM,
  newsletter: NEWSLETTER_FORM,
} as const;

export type FormName = keyof typeof formTypeOf;
export type FormType = (typeof formTypeOf)[FormName];

export const formTypes: readonly FormType[] = Object.values(formTypeOf);

/** Titles in the outbox and the admin area. Mails and exports have those of the API's lead/forms/forms.ts. */
export const formTitles: Record<FormType, string> = {
  [QUOTE_FORM]: 'Quote request',
  [QUICK_MESSAGE_FORM]: 'Short message',
  [MESSAGE_FORM]: 'Message',
  [PROJECT_FORM]: 'Project management enquiry',
  [PARTNERSHIP_FORM]: 'Partnership enquiry',
  [NEWSLETTER_FORM]: 'Newsletter subscription',
};

export const formTitle = (form: FormName): string => formTitles[formTypeOf[form]];
