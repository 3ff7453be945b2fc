import { formTypeOf, formTypes } from '../../../../rules/form/form-types.ts';

/** Returns the name of the form; 'Contact' for the texts that clients of the main contact form send. */
export const formOf = (formType: string) =>
  formTypes.find((known) => known === formType) ?? formTypeOf.message;

/** The form type of leads that came in by mail. */
export const EMAIL = 'Email';

/** A description instead of an enum: the names contain spaces, and the main contact form takes others. */
export const formTypeDescription = `The name of the form: ${formTypes.map((name) => `'${name}'`).join(', ')}, 'Email' for a mail of an unknown sender, or the text that a client of the main contact form sent.`;

/** Returns whether a lead is from the newsletter form; a contact form with its name has a message. */
export function isSubscription({ formType, fields }: { formType: string; fields: object }): boolean {
  return formType === formTypeOf.newsletter && !('message' in fields);
}
