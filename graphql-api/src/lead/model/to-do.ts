import { createEnum } from '../../graphql/enum.ts';

/** Reasons for which a lead waits for an admin, beside its state. */
export const toDos = ['follow_up', 'failed_mail'] as const;
export type LeadToDo = (typeof toDos)[number];

export const LeadToDoEnum = createEnum<LeadToDo>({
  name: 'LeadToDo',
  description: 'A reason for which a lead waits for an admin.',
  values: {
    follow_up: 'Its `followUpOn` is today or earlier.',
    failed_mail: 'One of its mails is in the state FAILED.',
  },
});

/** SQL condition for the table or alias `lead`. */
export const DUE_FOLLOW_UP = `"followUpOn" <= (now() at time zone 'America/Toronto')::date`;

const FAILED_MAIL = `"id" in (
  select ("data"->>'leadId')::uuid from "pgboss"."job" where "name" = 'mail' and "state" = 'failed')`;

/** SQL conditions for an entity or table of leads. */
export const toDoSql: Record<LeadToDo, string> = { follow_up: DUE_FOLLOW_UP, failed_mail: FAILED_MAIL };
