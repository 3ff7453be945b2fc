import { createContext, use, useState } from 'react';
import type { Submitted } from '../../../rules/seam.ts';

/** The form that the server renders the page for, again. */
export const SubmittedContext = createContext<Submitted | undefined>(undefined);

/** Returns the first state of the form with this `formType`, if the page was rendered for it. */
export function useSubmitted(formType: string): Submitted | undefined {
  const submitted = use(SubmittedContext);
  const isOwn = submitted && (submitted.formType ?? formType) === formType;
  return useState(isOwn ? submitted : undefined)[0];
}
