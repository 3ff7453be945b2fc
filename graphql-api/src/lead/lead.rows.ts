import { labelsOf } from '../graphql/constraint.ts';
import type { Lead } from './lead.entity.ts';
import { forms } from './lead.forms.ts';

// How a lead is read by people: the labels are those of the form's rules.

/** What a person calls the form; the wire's own spelling is not fit to be read. */
export function leadTitle({ formType }: Lead): string {
  return forms.get(formType)?.title ?? formType;
}

/** The visitor's name as they wrote it, on one line; their address where the form asks for no name. */
export function visitorName({ fields, email }: Lead): string {
  const { firstName, lastName, name } = fields;
  const full = name ?? [firstName, lastName].filter(Boolean).join(' ');
  return String(full).replace(/\s+/g, ' ').trim() || email || 'somebody';
}

/** Label and value of every field that was sent, in the order of the form; photos are shown, not named. */
export function leadRows({ formType, fields }: Lead): [label: string, value: string][] {
  const input = forms.get(formType)?.input;
  const labels: Map<string, string> = input ? labelsOf(input) : new Map();
  const order = [...labels.keys()];
  return Object.entries(fields)
    .filter(([, value]) => !Array.isArray(value))
    .toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b))
    .map(([name, value]) => [labels.get(name) ?? name, String(value)]);
}
