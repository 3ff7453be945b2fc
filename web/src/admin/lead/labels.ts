import type { ManagedLeadFragment } from '../../generated/admin-documents.ts';
import type { LeadState, LeadToDo, MailRecipient, MailState } from '../../generated/types.ts';

/**
 * The labels of the forms by their wire names. The mails' labels are in graphql-api/src/lead/forms/inputs.ts.
 */
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

export const leadToDos: Record<LeadToDo, string> = {
  FOLLOW_UP: 'Follow-up due',
  FAILED_MAIL: 'Failed email',
};

/** Labels of the mail states. */
export const mailStates: Record<MailState, string> = {
  QUEUED: 'waiting to be sent',
  SENT: 'sent',
  FAILED: 'failed',
  HELD: 'held',
};

/** Labels of the recipients. */
export const mailRecipients: Record<MailRecipient, string> = {
  BUSINESS: 'to us',
  VISITOR: 'to the visitor',
};

// Shown elsewhere on the lead, or irrelevant.
const leftOut = ['email', 'website'];

/** Returns the non-empty answers in the form's order. */
export function shownAnswers<Answer extends { name: string; value: string }>(answers: Answer[]): Answer[] {
  return answers.filter(({ name, value }) => !leftOut.includes(name) && value !== '');
}

/** Returns the visitor's name, if the form asked for it. */
export function leadName({ name, firstName, lastName }: Record<string, unknown>): string {
  return [name, firstName, lastName].filter((part) => typeof part === 'string' && part).join(' ');
}

/** Returns the visitor's phone number as a link and as text; undefined if the form did not ask for it. */
export function leadPhone({ fields, answers }: Pick<ManagedLeadFragment, 'fields' | 'answers'>) {
  const shown = answers.find(({ name, value }) => /^phone(Num)?$/.test(name) && value !== '');
  return shown && { number: String(fields[shown.name]), text: shown.value };
}
