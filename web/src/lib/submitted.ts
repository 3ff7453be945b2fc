import { createContext, use, useState } from 'react';
import { type FormName, formTypeOf } from '../../../rules/form/form-types.ts';
import type { Submitted } from '../../../rules/server-bundle.ts';

/** The form that the server renders the page for, again. */
export const SubmittedContext = createContext<Submitted | undefined>(undefined);

/** Returns the first state of a form, if the page was rendered for it. */
export function useSubmitted(form: FormName): Submitted | undefined {
  const submitted = use(SubmittedContext);
  const isOwn = submitted && (submitted.formType ?? formTypeOf[form]) === formTypeOf[form];
  return useState(isOwn ? submitted : undefined)[0];
}
