import { quoteFailure } from '../../../../content/common/messages.ts';
import { withEstimate } from '../../../../content/pricing/estimate-link.ts';
import { quoteFields } from '../../../../rules/form/quote.ts';
import type { FormDefinition } from '../../forms/core/definition.ts';

// A module without React and styles, so that its test runs in Node.

/** The quote form without its fields. */
export const quoteDefinition: FormDefinition = {
  form: 'quote',
  rules: quoteFields,
  failure: quoteFailure,
  clearsEmail: true,
};

/** The quote form of a visitor with an estimate, which is appended to the additional text. */
export function carrying(summary: string): FormDefinition {
  return {
    ...quoteDefinition,
    restore: ({ additionalText = '', ...values }) => ({
      ...values,
      additionalText: withEstimate(additionalText, summary),
    }),
  };
}
