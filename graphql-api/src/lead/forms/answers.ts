import { formatPatterns } from '../../../../rules/constraint.ts';
import { formatDay, formatMoney, formatPhone } from '../../text/format.ts';
import { labelsOf } from '../../validation/rule.ts';
import type { Lead, LeadFields } from '../model/lead.entity.ts';
import type { LeadAnswer } from '../model/lead.type.ts';
import { forms } from './inputs.ts';
import { MessageInput } from './message.input.ts';

// How a lead is read by people: the labels are those of the form's rules.

/** Returns the form's name for people: its title or, of another `formType` of the main contact form, that text. */
export function leadTitle({ formType }: Pick<Lead, 'formType'>): string {
  return forms.get(formType)?.title ?? formType.replace(/\s+/g, ' ');
}

/** The visitor's name as they wrote it, on one line; their address where the form asks for no name. */
export function visitorName({ fields, email }: Lead): string {
  const full = fields['name'] ?? [fields['firstName'], fields['lastName']].filter(Boolean).join(' ');
  return String(full).replace(/\s+/g, ' ').trim() || email || 'somebody';
}

/** The visitor's first name where what was typed as a name is all letters; undefined for anything else. */
export function firstName({ fields }: Lead): string | undefined {
  const typed = String(fields['firstName'] ?? fields['name'] ?? '').trim();
  return formatPatterns.letters.test(typed) ? typed.split(/\s+/)[0] : undefined;
}

/** Fields whose values are not fit to be read as they were sent. */
const formats = new Map<string, (value: string) => string>([
  ['phone', formatPhone],
  ['phoneNum', formatPhone],
  ['listPrice', formatMoney],
  ['date', formatDay],
]);

/** What was sent in a field, as people write it; of a list how many. */
export function formatAnswer(name: string, value: LeadFields[string]): string {
  if (Array.isArray(value)) return String(value.length);
  return (formats.get(name) ?? String)(String(value));
}

/** Everything that was sent, in the order of the form and as people write it; photos are shown, not named. */
export function leadAnswers({ formType, fields }: Pick<Lead, 'formType' | 'fields'>): LeadAnswer[] {
  // Other form types come from the main contact form.
  const labels = labelsOf(forms.get(formType)?.input ?? MessageInput);
  const order = [...labels.keys()];
  return Object.entries(fields)
    .filter(([, value]) => !Array.isArray(value))
    .toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b))
    .map(([name, value]) => ({ name, label: labels.get(name) ?? name, value: formatAnswer(name, value) }));
}

/** Label and value of what was sent, as mails show it. */
export function leadRows(lead: Lead): [label: string, value: string][] {
  return leadAnswers(lead).map(({ label, value }) => [label, value]);
}
