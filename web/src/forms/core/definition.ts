import type { Rules } from '../../../../rules/check.ts';
import type { FormName } from '../../offline/shared/operations.ts';

/** All that tells one form from another, but for its fields. */
export interface FormDefinition {
  form: FormName;
  /** The generated rules of its input. */
  rules: Rules;
  /** The words for a failure that the server answered. */
  failure: string;
  /** Whether the email field is cleared after the server answered with a failure. */
  clearsEmail: boolean;
  /** The first sentence of the page that follows; defaults to the thank-you page's own text. */
  success?: string;
  /** Turns what was typed into what the rules read, where the two differ. */
  prepare?: (values: Record<string, string>) => Record<string, string>;
  /** Adds what the visitor comes with to what was typed here before. */
  restore?: (values: Record<string, string>) => Record<string, string>;
}
