import { type FormType, formTypeOf, formTypes } from '../../../../rules/form/form-types.ts';
import { formFields } from '../../../../rules/form/forms.ts';

/** The titles of the forms in mails and exports; admin pages have others. */
const titles: Record<FormType, string> = {
  [formTypeOf.quote]: 'Quote request',
  [formTypeOf['quick-message']]: 'Message',
  [formTypeOf.message]: 'Message',
  [formTypeOf.project]: 'Project management enquiry',
  [formTypeOf.partnership]: 'Partnership enquiry',
  [formTypeOf.newsletter]: 'Newsletter subscription',
};

/** The fields and the title of each form by its `formType`, which may be any text. */
export const forms = new Map(
  formTypes.map((name) => [name as string, { title: titles[name], fields: formFields[name] }]),
);
