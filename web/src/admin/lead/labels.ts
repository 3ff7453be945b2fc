import { formTitles } from '../../../../rules/form/form-types.ts';
import { nameFields, nameIn, phoneFields, wordFields, wordsIn } from '../../../../rules/form/lead-facts.ts';
import type { quoteFields } from '../../../../rules/form/quote.ts';
import type { LeadRowFragment, ManagedLeadFragment } from '../../generated/admin-documents.ts';
import type { LeadBox, LeadState, MailRecipient, MailState } from '../../generated/types.ts';
import { sentence } from '../time-in-words.ts';

/** The titles of the forms by their wire names. A client of the main contact form may send another name. */
export const leadForms: Partial<Record<string, string>> = formTitles;

export const leadStates: Record<LeadState, string> = {
  NEW: 'New',
  ANSWERED: 'Waiting',
  DONE: 'Done',
  WON: 'Won',
  LOST: 'Lost',
  SPAM: 'Spam',
};

/** The lists of the inbox. */
export const leadBoxes: Record<Exclude<LeadBox, 'ANY'>, string> = {
  NEW: 'New',
  WAITING: 'Waiting',
  FOLLOW_UP: 'Follow up',
  DONE: 'Done',
  SPAM: 'Spam',
};

/** Returns whether nothing is left to do for a lead in this state. */
export const isSettled = (state: LeadState) => !['NEW', 'ANSWERED'].includes(state);

const mailStates: Record<MailState, string> = {
  QUEUED: 'waiting to be sent',
  SENT: 'sent',
  FAILED: 'not delivered',
  HELD: 'held',
};

/** Describes the state of a mail: 'not delivered: 552 mailbox full', 'sent' and `details`. */
export function mailInWords(
  { state, lastError }: { state: MailState; lastError: string | null },
  details = '',
): string {
  const text = mailStates[state] + details;
  if (!lastError) return text;
  return state === 'FAILED'
    ? `${text}: ${lastError}`
    : `${sentence(text)} The mail server said: ${lastError}`;
}

/** Returns the time at which a reply will be sent; null if it is sent, or is to be sent now. */
export const laterTime = ({
  sendAt,
  mail,
}: {
  sendAt: string | null;
  mail: { state: MailState } | null;
}): string | null => (mail?.state === 'QUEUED' ? futureTime(sendAt) : null);

/** Returns a time that is to come; null for an earlier one. */
export const futureTime = (time: string | null | undefined): string | null =>
  time && Date.parse(time) > Date.now() ? time : null;

/** The message after a reply was withdrawn. */
export const draftAgain = 'The reply is a draft again, and stays here until you send it.';

/** Labels of the recipients. */
export const mailRecipients: Record<MailRecipient, string> = {
  BUSINESS: 'to us',
  VISITOR: 'to the visitor',
};

// Shown elsewhere on the lead, or irrelevant.
const leftOut = ['email', 'website', ...nameFields];

/** Returns the non-empty answers in the form's order, without the visitor's name and words. */
export function shownAnswers<Answer extends { name: string; value: string }>(answers: Answer[]): Answer[] {
  const given = answers.filter(({ value }) => value !== '');
  const words = given.find(({ name }) => wordFields.includes(name));
  return given.filter((answer) => answer !== words && !leftOut.includes(answer.name));
}

/** Returns one line about a lead for lists: the visitor's words, else the facts of the property. */
export function leadLine(fields: Partial<Record<string, unknown>>): string {
  const { propertyType, propertySize, propertyStatus }: Partial<Record<keyof typeof quoteFields, unknown>> =
    fields;
  const facts = [propertyType, propertySize, propertyStatus].filter(Boolean).join(', ');
  return wordsIn(fields) || facts;
}

/** Returns the newest mail of the client; undefined if the form is newer. */
export const newestMail = ({
  newestMessage,
  activeAt,
}: Pick<LeadRowFragment, 'newestMessage' | 'activeAt'>) =>
  newestMessage?.receivedAt === activeAt ? newestMessage : undefined;

/** Returns the name of a lead for lists: the visitor's name, else the email address. */
export const leadName = ({ fields, email }: Pick<LeadRowFragment, 'fields' | 'email'>): string =>
  nameIn(fields) || email || 'Unknown';

/** Returns the visitor's phone number as a link and as text; undefined if the form did not ask for it. */
export function leadPhone({ fields, answers }: Pick<ManagedLeadFragment, 'fields' | 'answers'>) {
  const phone = answers.find(({ name, value }) => phoneFields.includes(name) && value !== '');
  return phone && { number: String(fields[phone.name]), text: phone.value };
}
