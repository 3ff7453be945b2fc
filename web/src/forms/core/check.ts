import { checkFields, type FieldErrors } from '../../../../rules/field/check.ts';
import type { Fields } from '../../../../rules/field/field.ts';

/** The result of checking a form: the input for the server, or the errors by field. */
export type Checked = { ok: true; input: Record<string, unknown> } | { ok: false; errors: FieldErrors };

/** Checks the values of a form. Ignores controls that are not fields of the input. */
export function check(rules: Fields, values: Record<string, unknown>): Checked {
  const [errors, checked] = checkFields(rules, values, { strict: false });
  const input: Record<string, unknown> = { ...checked };
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  // Keeps empty optional fields as undefined: the outbox compares the contents of submissions (version.ts).
  for (const name of Object.keys(rules)) if (name in values) input[name] ??= undefined;
  return { ok: true, input };
}
