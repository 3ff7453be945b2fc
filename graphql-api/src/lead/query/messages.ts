import type { EntityManager } from '@mikro-orm/postgresql';
import { arrayOf } from '../../platform/database/array.ts';
import { batchLoader } from '../../platform/graphql/batch-loader.ts';
import { type Lead, type LeadMessage, LeadMessageEntity } from '../model/lead.entity.ts';

// Mail servers state whole seconds.
const orderBy = { receivedAt: 'asc', storedAt: 'asc', message_id: 'asc' } as const;

/** Returns the messages of each of these leads by its id, the oldest first. */
export async function messagesOfLeads(
  em: EntityManager,
  leadIds: readonly string[],
): Promise<Map<string, LeadMessage[]>> {
  const messages = await em.find(LeadMessageEntity, { lead: { $in: leadIds } }, { orderBy });
  return Map.groupBy(messages, ({ lead }) => lead.id);
}

/** Returns all messages, with their leads. */
export const listMessages = (em: EntityManager) =>
  em.find(
    LeadMessageEntity,
    {},
    { fields: ['receivedAt', 'lead.submittedAt', 'lead.email'], populate: ['lead'], orderBy },
  );

/** SQL for the leads of the conversation of a lead, with its id and its conversation as parameters. */
const CONVERSATION = `select "id" from "lead" where "id" = ?::uuid or "conversation" = ?::uuid`;

const inConversation = ({ id, conversation = null }: Pick<Lead, 'id' | 'conversation'>) => [id, conversation];

/** Returns the messages in the conversation of a lead that answers can refer to, the oldest first. */
export async function messagesOfPerson(
  em: EntityManager,
  lead: Pick<Lead, 'id' | 'conversation'>,
): Promise<LeadMessage[]> {
  const rows = await em.execute<{ id: string }[]>(
    `select "message_id"::text as "id" from "lead_message" where not "isAutomatic" and "lead_id" in (${CONVERSATION})`,
    inConversation(lead),
  );
  const where = { message_id: { $in: rows.map(({ id }) => id) } };
  return em.find(LeadMessageEntity, where, { orderBy: { storedAt: 'asc', message_id: 'asc' } });
}

/** Loads the newest message in the conversation of a lead, by its id. */
export const newestMessageOf = batchLoader(async ({ em }, leadIds: readonly string[]) => {
  const rows = await em.execute<{ id: string; newest: string }[]>(NEWEST, [arrayOf(leadIds)]);
  const messages = await em.find(LeadMessageEntity, {
    message_id: { $in: rows.map(({ newest }) => newest) },
  });
  const byId = new Map(messages.map((message) => [message.message_id, message]));
  return new Map(rows.flatMap(({ id, newest }) => [[id, byId.get(newest)] as const]));
});

const NEWEST = `
  select distinct on ("lead"."id") "lead"."id"::text as "id", "message_id"::text as "newest" from "lead"
  join "lead" "other" on "other"."id" = "lead"."id" or "other"."conversation" = "lead"."conversation"
  join "lead_message" on "lead_message"."lead_id" = "other"."id" and not "isAutomatic"
  where "lead"."id" = any(?::uuid[]) order by "lead"."id", "storedAt" desc`;

/** Stores that the messages in the conversation of a lead are answered, and that none awaits a reply. */
export async function answerMessages(em: EntityManager, lead: Lead, answeredAt: Date): Promise<void> {
  await em.execute(
    `update "lead_message" set "answeredAt" = ? where "answeredAt" is null and not "isAutomatic" and "lead_id" in (${CONVERSATION})`,
    [answeredAt, ...inConversation(lead)],
  );
  await em.execute(
    `update "lead" set "awaitsReply" = false where "awaitsReply" and "id" in (${CONVERSATION})`,
    [...inConversation(lead)],
  );
  lead.awaitsReply = false;
}

/** Undoes `answerMessages` of this time; returns whether there were messages. */
export async function reopenMessages(em: EntityManager, lead: Lead, answeredAt: Date): Promise<boolean> {
  const reopened = await em.execute<object[]>(
    `update "lead_message" set "answeredAt" = null where "answeredAt" = ? and "lead_id" in (${CONVERSATION}) returning 1`,
    [answeredAt, ...inConversation(lead)],
  );
  return reopened.length > 0;
}
