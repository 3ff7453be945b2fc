import type { ManagedLeadFragment } from '../../generated/documents.ts';
import type { LeadState, MailRecipient, MailState } from '../../generated/types.ts';

/** The forms by their names on the wire: what the lists call them. In mails: graphql-api/src/lead/forms/inputs.ts. */
export const leadForms: Record<string, string> = {
  'Get a Qoute': 'Quote request',
  'Get in Touch': 'Short message',
  Contact: 'Message',
  'Message genrated through Project Management form': 'Project management enquiry',
  'Message genrated through Partnership form': 'Partnership enquiry',
  Newsletter: 'Newsletter subscription',
};

export const leadStates: Record<LeadState, string> = {
  NEW: 'New',
  ANSWERED: 'Answered',
  WON: 'Won',
  LOST: 'Lost',
  SPAM: 'Spam',
};

/** What became of a mail. */
export const mailStates: Record<MailState, string> = {
  QUEUED: 'waiting to be sent',
  SENT: 'sent',
  FAILED: 'failed',
  HELD: 'held, because the lead is marked as spam',
};

/** Whom a mail is for. */
export const mailRecipients: Record<MailRecipient, string> = {
  BUSINESS: 'to us',
  VISITOR: 'to the visitor',
};

// Shown elsewhere on the lead, or of no use to a reader.
const leftOut = ['email', 'website'];

/** What was sent, in words: label and answer in the order of the form, without what is empty. */
export function shownAnswers<Answer extends { name: string; value: string }>(answers: Answer[]): Answer[] {
  return answers.filter(({ name, value }) => !leftOut.includes(name) && value !== '');
}

/** The visitor's name, as far as the form asked for it. */
export function leadName({ name, firstName, lastName }: Record<string, unknown>): string {
  return [name, firstName, lastName].filter((part) => typeof part === 'string' && part).join(' ');
}

/** The visitor's phone number, to call and as people write it; undefined where the form asked for none. */
export function leadPhone({ fields, answers }: Pick<ManagedLeadFragment, 'fields' | 'answers'>) {
  const shown = answers.find(({ name, value }) => /^phone(Num)?$/.test(name) && value !== '');
  return shown && { number: String(fields[shown.name]), text: shown.value };
}
