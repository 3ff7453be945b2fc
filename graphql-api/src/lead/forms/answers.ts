import { formatAmount } from '../../../../rules/amount.ts';
import { factsOf, labelsOf } from '../../../../rules/field/field.ts';
import { formatPatterns } from '../../../../rules/field/format.ts';
import { firstNameIn, nameIn } from '../../../../rules/form/lead-facts.ts';
import { messageFields } from '../../../../rules/form/message.ts';
import { formatDay, formatPhone } from '../../platform/text/format.ts';
import type { Lead, LeadFields } from '../model/lead.entity.ts';
import type { LeadAnswer } from '../model/lead.type.ts';
import { forms } from './forms.ts';

// Formats leads for mails and exports; the labels come from the form's rules.

/** Returns the title of the form; for another `formType` of the main contact form, that text. */
export function leadTitle({ formType }: Pick<Lead, 'formType'>): string {
  return forms.get(formType)?.title ?? formType.replace(/\s+/g, ' ');
}

/** Returns the visitor's name on one line, or the email address if the form has no name. */
export const visitorName = ({ fields, email }: Lead): string => nameIn(fields) || email || 'somebody';

/** Returns the visitor's first name if it, or the whole name, consists of letters; else undefined. */
export function firstName({ fields: { lastName: _lastName, ...fields } }: Lead): string | undefined {
  return formatPatterns.letters.test(nameIn(fields)) ? firstNameIn(fields) : undefined;
}

/** Formatters by the format of a field, or its kind. */
const formatters: Partial<Record<string, (value: string) => string>> = {
  number: formatAmount,
  date: formatDay,
  digits: formatPhone,
};

/** The format of each field, or its kind. */
const formats = new Map(
  [...forms.values()].flatMap(({ fields }) =>
    Object.entries(fields).map(([name, field]) => {
      const { kind, format = kind } = factsOf(field);
      return [name, format] as const;
    }),
  ),
);

/** Formats the value of a field; a list as its number of items. */
export function formatAnswer(name: string, value: LeadFields[string]): string {
  if (Array.isArray(value)) return String(value.length);
  return (formatters[formats.get(name) ?? ''] ?? String)(String(value));
}

/** Formats the value of a field for a table, where a day is one of ISO 8601. */
export function formatCell(name: string, value: LeadFields[string]): string {
  return formats.get(name) === 'date' ? String(value) : formatAnswer(name, value);
}

/** Returns the formatted fields in the order of the form, without the photos. */
export function leadAnswers({ formType, fields }: Pick<Lead, 'formType' | 'fields'>): LeadAnswer[] {
  // Other form types come from the main contact form.
  const labels = labelsOf(forms.get(formType)?.fields ?? messageFields);
  const order = [...labels.keys()];
  return Object.entries(fields)
    .filter(([, value]) => !Array.isArray(value))
    .toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b))
    .map(([name, value]) => ({ name, label: labels.get(name) ?? name, value: formatAnswer(name, value) }));
}

/** Returns label and value of each field, for mails. */
export function leadRows(lead: Lead): [label: string, value: string][] {
  return leadAnswers(lead).map(({ label, value }) => [label, value]);
}
