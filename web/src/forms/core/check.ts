import { checkValues, type FieldErrors, type Rules } from '../../../../rules/check.ts';

/** What the rules make of a form: its input as the server takes it, or what is wrong. */
export type Checked = { ok: true; input: Record<string, unknown> } | { ok: false; errors: FieldErrors };

/** Checks what was filled in; controls that are no field of the input are left out. */
export function check(rules: Rules, values: Record<string, unknown>): Checked {
  const [errors, input] = checkValues(rules, values, { strict: false });
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  // An empty optional field stays as undefined: outboxes of earlier releases compare their contents with it (version.ts).
  for (const name of Object.keys(rules)) if (name in values) input[name] ??= undefined;
  return { ok: true, input };
}
