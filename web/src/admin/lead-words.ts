import {
  enquiryInputRules,
  type FieldRule,
  messageInputRules,
  newsletterInputRules,
  quickMessageInputRules,
  quoteInputRules,
} from '../generated/rules.ts';
import type { LeadState } from '../generated/types.ts';

/** The forms by their names on the wire: what people call them, and the rules whose labels name their fields. */
export const leadForms: Record<string, { title: string; rules: Readonly<Record<string, FieldRule>> }> = {
  'Get a Qoute': { title: 'Quote request', rules: quoteInputRules },
  'Get in Touch': { title: 'Short message', rules: quickMessageInputRules },
  Contact: { title: 'Message', rules: messageInputRules },
  'Message genrated through Project Management form': {
    title: 'Project management enquiry',
    rules: enquiryInputRules,
  },
  'Message genrated through Partnership form': { title: 'Partnership enquiry', rules: enquiryInputRules },
  Newsletter: { title: 'Newsletter subscription', rules: newsletterInputRules },
};

export const leadStates: Record<LeadState, string> = {
  new: 'New',
  answered: 'Answered',
  won: 'Won',
  lost: 'Lost',
  spam: 'Spam',
};

// Shown elsewhere on the lead, or of no use to a reader.
const leftOut = ['email', 'formType', 'propertyPhotos', 'submissionId', 'website', 'formToken'];

// As the forms ask (spec section 3); the generated rules are in the order of the alphabet.
const order = [
  'name',
  'firstName',
  'lastName',
  'phone',
  'phoneNum',
  'streetAddress',
  'addressLine2',
  'city',
  'state',
  'postalCode',
  'occupation',
  'propertySize',
  'propertyType',
  'propertyStatus',
  'listPrice',
  'date',
  'timeToConnect',
  'description',
  'message',
  'additionalText',
  'page',
  'consentVersion',
];

/** What was sent, in words: label and answer in the order of the form, without what is empty. */
export function leadAnswers(
  formType: string,
  fields: Record<string, unknown>,
): [label: string, answer: string][] {
  const { rules = {} } = leadForms[formType] ?? {};
  return Object.entries(fields)
    .filter(([name, value]) => !leftOut.includes(name) && value !== null && value !== '')
    .toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b))
    .map(([name, value]) => [rules[name]?.label ?? name, String(value)]);
}

/** The visitor's name, as far as the form asked for it. */
export function leadName({ name, firstName, lastName }: Record<string, unknown>): string {
  return [name, firstName, lastName].filter((part) => typeof part === 'string' && part).join(' ');
}

/** The visitor's phone number; undefined where the form asked for none. */
export function leadPhone({ phone, phoneNum }: Record<string, unknown>): string | undefined {
  return [phone, phoneNum].find((number): number is string => typeof number === 'string' && number !== '');
}
