import { type FilterQuery, raw } from '@mikro-orm/core';
import type { EntityManager, QBFilterQuery } from '@mikro-orm/postgresql';
import type { Context } from '../../platform/access/context.ts';
import { findPage, type Page, type PageArgs } from '../../platform/graphql/connection.ts';
import { searchWords, wordPattern } from '../../platform/text/search.ts';
import {
  type Lead,
  type LeadBox,
  LeadEntity,
  type LeadMessage,
  type LeadNote,
  LeadNoteEntity,
  type LeadReply,
  LeadReplyEntity,
  type LeadState,
} from '../model/lead.entity.ts';
import { isUnanswered, type LeadToDo, toDoSql } from '../model/to-do.ts';
import { isNewestVersion } from '../model/versions.ts';
import { messagesOfLeads } from './messages.ts';

/** Returns a lead by its id; null if it was deleted. */
export function findLead(em: EntityManager, id: string): Promise<Lead | null> {
  return em.findOne(LeadEntity, { id });
}

const orderBy = { submittedAt: 'desc', id: 'desc' } as const;

interface LeadFilter {
  formType?: string | null | undefined;
  /** Defaults to all states. */
  states?: readonly LeadState[] | null | undefined;
  /**
   * Words in fields, notes, replies, messages and the form's name, in any order; ignores case and accents.
   */
  search?: string | null | undefined;
  toDo?: LeadToDo | null | undefined;
  /** The email address that the form has, in any case. */
  email?: string | null | undefined;
  /** Only conversations in this list of the inbox. A search matches any of the conversation's leads. */
  box?: LeadBox | null | undefined;
}

/**
 * Returns a page of leads, newest first. The lists of the inbox begin with the conversation in which the
 * client wrote last, that of follow-ups with the day that comes first. Throws BadInput for a bad size or
 * cursor.
 */
export function listLeads(
  { account, em }: Context,
  { first, after, isCounted = true, ...filter }: LeadFilter & PageArgs,
): Promise<Page<Lead>> {
  const where = leadFilter(filter, account);
  const order = listOrder(filter.box ?? 'spam');
  const listing = { where, ...order, id: 'id', materialized: Boolean(filter.search) } as const;
  return findPage(em, LeadEntity, listing, { first, after, isCounted });
}

/** Returns the order of a list of the inbox; that of spam is the one of all leads. */
function listOrder(box: LeadBox) {
  if (box === 'follow_up') return { time: 'followUpOn', order: 'asc' } as const;
  return { time: box === 'spam' ? 'submittedAt' : 'activeAt' } as const;
}

/** Returns the ids of all leads that pass the filter, newest first, and the names of the fields they have. */
export async function selectLeads(
  { account = null, em }: Pick<Context, 'em'> & Partial<Pick<Context, 'account'>>,
  filter: LeadFilter,
) {
  const where = leadFilter(filter, account) as QBFilterQuery<Lead>;
  const select = () => em.createQueryBuilder(LeadEntity).where(where);
  const rows = await select().select('id').orderBy(orderBy).execute<{ id: string }[]>('all');
  const names = await select()
    .select(raw('jsonb_object_keys("fields") as "name"'), true)
    .execute<{ name: string }[]>('all', false);
  return { ids: rows.map(({ id }) => id), fields: new Set(names.map(({ name }) => name)) };
}

/** The number of leads that an export reads at once: some megabytes. */
const EXPORT_PAGE = 500;

/** A lead with its notes, replies and messages, the oldest first. */
export interface CompleteLead {
  lead: Lead;
  notes: LeadNote[];
  replies: LeadReply[];
  messages: LeadMessage[];
}

/** Yields the leads with these ids, newest first, in pages that fit into memory. */
export async function* readLeads({ em }: Pick<Context, 'em'>, ids: string[]): AsyncGenerator<CompleteLead[]> {
  for (let at = 0; at < ids.length; at += EXPORT_PAGE) {
    const page = ids.slice(at, at + EXPORT_PAGE);
    const within = em.fork();
    const leads = await within.find(LeadEntity, { id: { $in: page } }, { orderBy });
    const notes = await notesOfLeads(within, page);
    const replies = await repliesOfLeads(within, page);
    const messages = await messagesOfLeads(within, page);
    yield leads.map((lead) => ({
      lead,
      notes: notes.get(lead.id) ?? [],
      replies: replies.get(lead.id) ?? [],
      messages: messages.get(lead.id) ?? [],
    }));
  }
}

/** Returns the notes of each of these leads by its id, the oldest first. */
export async function notesOfLeads(
  em: EntityManager,
  leadIds: readonly string[],
): Promise<Map<string, LeadNote[]>> {
  const notes = await em.find(LeadNoteEntity, { lead: { $in: leadIds } }, { orderBy: { note_id: 'asc' } });
  return Map.groupBy(notes, ({ lead }) => lead.id);
}

/** Returns the replies to each of these leads by its id, the oldest first. */
export async function repliesOfLeads(
  em: EntityManager,
  leadIds: readonly string[],
): Promise<Map<string, LeadReply[]>> {
  const replies = await em.find(
    LeadReplyEntity,
    { lead: { $in: leadIds } },
    { orderBy: { writtenAt: 'asc', reply_id: 'asc' } },
  );
  return Map.groupBy(replies, ({ lead }) => lead.id);
}

/** Returns the condition of a list or export: the newest version of each lead that passes the filter. */
function leadFilter(
  { formType, states, search, toDo, email, box }: LeadFilter,
  account: Context['account'],
): FilterQuery<Lead> {
  if (box && box !== 'spam') {
    return {
      $and: [{ [raw(inBox, [box, box])]: [] }, formType ? { formType } : {}, matching(search ?? '', true)],
    };
  }
  const conditions: FilterQuery<Lead>[] = [
    box ? { spam: true } : {},
    isNewestVersion,
    formType ? { formType } : {},
    email ? { [raw('lower("email")')]: email.toLowerCase() } : {},
    states ? { $or: states.map(inState) } : {},
    matching(search ?? ''),
    toDo ? { spam: false, [raw(toDoSql[toDo], toDo === 'draft' ? [account?.account_id ?? 0] : [])]: [] } : {},
  ];
  return { $and: conditions };
}

const inBox = (alias: string) => `("${alias}"."isHead" and (? = 'any' or "${alias}"."box" = ?))`;

/** Matches leads in a state. An admin reads 'new' as waiting for an answer. */
function inState(state: LeadState): FilterQuery<Lead> {
  if (state === 'new') return isUnanswered;
  return state === 'spam' ? { spam: true } : { spam: false, state };
}

/**
 * Matches leads that contain each word of a search in any field, note, reply or message, or in the name of
 * the form. Triggers store these texts in `lead_search`. With `isConversation` any lead of the conversation
 * may contain them.
 */
function matching(search: string, isConversation = false): FilterQuery<Lead> {
  const words = searchWords(search).map((word) => spellingsOf(word).map(contains));
  if (words.length === 0) return {};
  const all = words.map((of) => `(${of.map(({ condition }) => condition).join(' or ')})`).join(' and ');
  // PostgreSQL treats the shares of several words as independent, and would then look up each lead.
  const condition = words.length > 1 ? `case when ${all} then true end` : all;
  const values = words.flat().map(({ value }) => value);
  const sql = (alias: string) =>
    isConversation
      ? `"${alias}"."conversation" in (select "conversation" from "lead_search" where ${condition})`
      : `"${alias}"."id" in (select "lead_id" from "lead_search" where ${condition})`;
  return { [raw(sql, values)]: [] };
}

/** Returns the condition of a spelling; PostgreSQL finds a text of several letters faster than a pattern. */
const contains = (spelling: string) =>
  /\p{Pd}/u.test(spelling)
    ? { condition: `"text" like "plain_text"(?)`, value: wordPattern(spelling) }
    : { condition: `position("plain_text"(?) in "text") > 0`, value: spelling };

/** Returns a word and, with digits, also without punctuation: '905-555-0199' is stored as 9055550199. */
function spellingsOf(word: string): string[] {
  const bare = word.replace(/[^\p{L}\p{M}\p{N}]/gu, '');
  return /\d/.test(bare) && bare !== word ? [word, bare] : [word];
}
