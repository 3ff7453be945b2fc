import { quoteFailure } from '../../content/messages.ts';
import { withEstimate } from '../../content/pricing/estimate-link.ts';
import type { FormDefinition } from '../../forms/core/definition.ts';
import { quoteInputRules } from '../../generated/rules.ts';

// Apart from quote-form.tsx, so that its test runs in Node without React and the page's styles.

/** The quote form but for its fields. */
export const quoteDefinition: FormDefinition = {
  form: 'quote',
  rules: quoteInputRules,
  failure: quoteFailure,
  clearsEmail: true,
  // '$1,250,000' is how a price is read aloud from a listing; the server takes the bare number.
  prepare: (values) => ({ ...values, listPrice: (values.listPrice ?? '').replace(/[$,\s]/g, '') }),
};

/** The quote form of somebody who comes with an estimate: which is put at the end of the additional text. */
export function carrying(summary: string): FormDefinition {
  return {
    ...quoteDefinition,
    restore: ({ additionalText = '', ...values }) => ({
      ...values,
      additionalText: withEstimate(additionalText, summary),
    }),
  };
}
