import { dollars } from '../../../../rules/fact/prices.ts';
import type { LeadRowFragment, OpenMailingsQuery, TodayQuery } from '../../generated/admin-documents.ts';
import type { DueReason } from '../../generated/types.ts';
import { dayOf, fromControl } from '../business-time.ts';
import { counted } from '../counted.ts';
import { editorOf, kindNamed, nameOfEntry } from '../entry/kinds.tsx';
import {
  laterTime,
  leadForms,
  leadLine,
  leadName,
  mailInWords,
  mailRecipients,
  newestMail,
} from '../lead/labels.ts';

/** Something that waits for the admin. */
export interface Duty {
  key: string;
  to: string;
  name: string;
  /** What waits, such as 'New lead'. */
  what: string;
  line?: string;
  /** The time since which it waits, or for which it is scheduled. */
  time: string;
  /** How the time is shown: a person waits, and some duties are for a whole day. */
  shows?: 'wait' | 'day';
  /** Whether a reply can be written. */
  isAnswerable?: boolean;
}

type OpenMailings = OpenMailingsQuery['openMailings'];

/** Returns what waits for the admin, the newest first. */
export function dutiesOf(data: TodayQuery, mailings: OpenMailings = []): Duty[] {
  const duties = [
    ...waitingPeople(data),
    ...followUpDuties(data),
    ...unsentMails(data),
    ...replyDuties(data),
    ...mailboxDuties(data),
    ...pausedNewsletters(mailings.filter(({ state }) => state === 'PAUSED')),
    ...priceDuties(data),
    ...entryDuties(data),
  ];
  return duties.toSorted((one, other) => Date.parse(other.time) - Date.parse(one.time));
}

function waitingPeople({ newLeads }: TodayQuery): Duty[] {
  return (newLeads?.nodes ?? []).map((lead) => {
    const mail = newestMail(lead);
    const line = mail?.text ?? leadLine(lead.fields);
    return {
      ...aboutLead(lead, mail ? 'Client’s answer' : 'New lead', line),
      time: lead.activeAt,
      shows: 'wait',
      isAnswerable: lead.email !== null,
    };
  });
}

/** Returns the follow-ups that are due; a lead that has written since is a new one. */
function followUpDuties({ newLeads, followUps }: TodayQuery): Duty[] {
  const due = followUps?.nodes.filter((lead) => !newLeads?.nodes.some(({ id }) => id === lead.id)) ?? [];
  return due.map((lead) => ({
    ...aboutLead(lead, 'Follow-up', leadLine(lead.fields)),
    time: fromControl(`${lead.followUpOn ?? ''}T00:00`),
    shows: 'day',
  }));
}

const aboutLead = (lead: LeadRowFragment, what: string, line: string) => ({
  key: `${what} ${lead.id}`,
  to: `/admin/leads/${lead.id}`,
  name: leadName(lead),
  what: `${what} · ${leadForms[lead.formType] ?? lead.formType}`,
  line,
});

function unsentMails({ unsent }: TodayQuery): Duty[] {
  return (unsent?.nodes ?? []).map((lead) => {
    const { mails } = lead;
    const mail =
      mails.find(({ state }) => state === 'FAILED') ?? mails.find(({ state }) => state === 'QUEUED');
    const line = mail ? `Email ${mailRecipients[mail.to]}: ${mailInWords(mail)}` : '';
    return { ...aboutLead(lead, 'Email not delivered', line), time: mail?.triedAt ?? lead.activeAt };
  });
}

/** Returns the replies that are sent today, and the drafts of replies to leads that are not new. */
function replyDuties({ laterReplies, replyDrafts, newLeads }: TodayQuery): Duty[] {
  const later = (laterReplies?.nodes ?? []).flatMap((lead) =>
    lead.replies.flatMap((reply) => {
      const time = laterTime(reply);
      return time && isToday(time)
        ? [{ ...aboutLead(lead, 'Scheduled reply', reply.text), key: reply.reply_id, time }]
        : [];
    }),
  );
  const isNew = (id: string) => newLeads?.nodes.some((lead) => lead.id === id);
  const drafts = (replyDrafts?.nodes ?? []).flatMap((lead) =>
    lead.draft && !isNew(lead.id)
      ? [{ ...aboutLead(lead, 'Draft reply', lead.draft.text), time: lead.draft.savedAt }]
      : [],
  );
  return [...later, ...drafts];
}

/** Returns the mailbox while it cannot be read. */
function mailboxDuties({ mailbox }: TodayQuery): Duty[] {
  if (!mailbox?.user || !mailbox.failingSince) return [];
  const { user, failingSince: time, error } = mailbox;
  const to = '/admin/account#mailbox';
  return [{ key: 'mailbox', to, name: user, what: 'Mailbox cannot be read', line: error ?? '', time }];
}

function pausedNewsletters(mailings: OpenMailings): Duty[] {
  return mailings.map(({ mailing_id, number, title, waitingCount, startedAt }) => ({
    key: mailing_id,
    to: editorOf({ kind: 'newsletter', number, slug: null }),
    name: title,
    what: 'Paused · Newsletter',
    line: `${counted(waitingCount, 'email')} not sent yet`,
    time: startedAt,
  }));
}

const isToday = (iso: string) => dayOf(iso) === dayOf(new Date().toISOString());

function priceDuties({ outdatedFigures = [] }: TodayQuery): Duty[] {
  return outdatedFigures.flatMap(({ amount, changedAt, entries }) => {
    const texts = new Set(entries.map(nameOfEntry));
    if (texts.size === 0) return [];
    const line = `Still in ${counted(texts.size, 'text')}: ${[...texts].join(', ')}`;
    const about = { key: `price ${amount}`, to: '/admin/shared-texts', what: 'Earlier price' };
    return [{ ...about, name: dollars(amount), line, time: changedAt }];
  });
}

const reasons: Record<DueReason, string> = {
  PROBLEM: 'Not published',
  SCHEDULED: 'Scheduled',
  DRAFT: 'Draft',
};

function entryDuties({ dueEntries }: TodayQuery): Duty[] {
  return dueEntries.map(({ entry, reason, dueAt }) => ({
    key: entryKey(entry),
    to: editorOf(entry),
    name: nameOfEntry(entry),
    what: `${reasons[reason]} · ${nounOf(entry)}`,
    line: entry.draft?.problem ?? '',
    time: dueAt,
  }));
}

type Entry = TodayQuery['recentEntries'][number];

export const nounOf = ({ kind }: Pick<Entry, 'kind'>): string => kindNamed(kind).declaration.label[0];
const entryKey = ({ kind, number }: Pick<Entry, 'kind' | 'number'>) => `${kind} ${number}`;

/** Returns the entries that were edited last and do not wait for the admin. */
export function recentOf({ recentEntries, dueEntries }: TodayQuery): Entry[] {
  const due = new Set(dueEntries.map(({ entry }) => entryKey(entry)));
  return recentEntries.filter((entry) => !due.has(entryKey(entry)));
}
