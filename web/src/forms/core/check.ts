import { checkValues, type FieldErrors, type Rules } from '../../../../rules/check.ts';

/** What the rules make of a form: its input as the server takes it, or what is wrong. */
export type Checked = { ok: true; input: Record<string, unknown> } | { ok: false; errors: FieldErrors };

/** Checks what was filled in; controls that are no field of the input are left out. */
export function check(rules: Rules, values: Record<string, unknown>): Checked {
  const [errors, input] = checkValues(rules, values, { strict: false });
  return Object.keys(errors).length === 0 ? { ok: true, input } : { ok: false, errors };
}
