import { type FilterQuery, raw } from '@mikro-orm/core';
import { timeZone } from '../../../../rules/time-zone.ts';
import { LEADS_OF_LATER_MAILS, LEADS_OF_UNSENT_MAILS } from '../../mail/service.ts';
import { createEnum } from '../../platform/graphql/type.ts';
import type { Lead } from './lead.entity.ts';

/** Reasons for which a lead waits for an admin, beside its state. */
export const toDos = ['follow_up', 'failed_mail', 'later_reply', 'draft'] as const;
export type LeadToDo = (typeof toDos)[number];

export const LeadToDoEnum = createEnum<LeadToDo>(
  'LeadToDo',
  'A reason for which a lead waits for an admin.',
  {
    follow_up: 'Its `followUpOn` is today or earlier.',
    failed_mail: 'One of its mails is in the state FAILED, or waits for more than an hour.',
    later_reply: 'A reply to it is sent later.',
    draft: 'The caller has an unsent reply to it.',
  },
);

/** Matches leads that wait for an answer: new ones that are no spam and no newsletter subscriptions. */
export const isUnanswered: FilterQuery<Lead> = { [raw((alias) => `"${alias}"."unanswered"`)]: [] };

/** SQL conditions for the lead of an alias; the parameter of `draft` is the `account_id` of the caller. */
export const toDoSql: Record<LeadToDo, (alias: string) => string> = {
  follow_up: (alias) => `("${alias}"."followUpOn" <= (now() at time zone '${timeZone}')::date)`,
  failed_mail: (alias) => `("${alias}"."id" in (${LEADS_OF_UNSENT_MAILS}))`,
  later_reply: (alias) => `("${alias}"."id" in (${LEADS_OF_LATER_MAILS}))`,
  draft: (alias) =>
    `("${alias}"."id" in (select "lead_id" from "lead_draft" where "account_id" = ? and "reply" <> ''))`,
};
