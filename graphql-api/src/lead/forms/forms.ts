import { formTitles, formTypes } from '../../../../rules/form/form-types.ts';
import { formFields } from '../../../../rules/form/forms.ts';

/** The fields and the title of each form by its `formType`, which may be any text. */
export const forms = new Map(
  formTypes.map((name) => [name as string, { title: formTitles[name], fields: formFields[name] }]),
);
