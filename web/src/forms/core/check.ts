import * as v from 'valibot';

/** What the rules make of a form: its input as the server takes it, or what is wrong, field name to message. */
export type Checked =
  | { ok: true; input: Record<string, unknown> }
  | { ok: false; errors: Record<string, string> };

/** A generated schema of an input type. */
export type InputSchema = v.GenericSchema<unknown, Record<string, unknown>>;

/** Checks values against the generated rules; of several broken rules of a field the first is told. */
export function check(schema: InputSchema, values: Record<string, unknown>): Checked {
  const result = v.safeParse(schema, values);
  if (result.success) return { ok: true, input: result.output };
  const errors: Record<string, string> = {};
  for (const issue of result.issues) {
    const name = String(issue.path?.[0]?.key ?? '');
    errors[name] ??= issue.message;
  }
  return { ok: false, errors };
}
