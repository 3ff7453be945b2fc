import type { Fields } from '../../../../rules/field/field.ts';
import type { FormName } from '../../../../rules/form/form-types.ts';

/** The properties of one form. */
export interface FormDefinition {
  form: FormName;
  /** The fields of its input. */
  rules: Fields;
  /** Shown when the server answers with a failure. */
  failure: string;
  /** Whether the email field is cleared after the server answered with a failure. */
  clearsEmail: boolean;
  /** The first sentence of the page that follows; defaults to the thank-you page's own text. */
  success?: string;
  /** Merges the estimate that the visitor carries with the stored draft. */
  restore?: (values: Record<string, string>) => Record<string, string>;
}
