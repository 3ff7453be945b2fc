import { type FilterQuery, raw } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../context.ts';
import { BadInput } from '../graphql/errors.ts';
import { cursorOf, readCursor } from './lead.cursor.ts';
import { type Lead, LeadEntity, type LeadState } from './lead.entity.ts';

/** A lead by its id; null where it has been deleted. */
export function findLead(em: EntityManager, id: string): Promise<Lead | null> {
  return em.findOne(LeadEntity, { id });
}

const MAX_PAGE = 100;

export interface LeadFilter {
  formType?: string | null | undefined;
  /** All where it is left out. */
  spam?: boolean | null | undefined;
  state?: LeadState | null | undefined;
  /** Found anywhere in what was sent. */
  search?: string | null | undefined;
}

export interface LeadPageArgs extends LeadFilter {
  first: number;
  /** The cursor of the last lead already seen. */
  after?: string | null | undefined;
}

export interface LeadPage {
  leads: { lead: Lead; cursor: string }[];
  totalCount: number;
  hasNextPage: boolean;
}

/** Leads, newest first, by keyset: a new one shifts no page. Throws BadInput for a bad size or cursor. */
export async function listLeads(
  { em }: Context,
  { first, after, ...filter }: LeadPageArgs,
): Promise<LeadPage> {
  if (first < 1 || first > MAX_PAGE) throw new BadInput({ first: `A page has 1 to ${MAX_PAGE} leads.` });
  const asked = leadFilter(filter);
  const older = after ? olderThan(after) : {};
  const orderBy = { submittedAt: 'desc', id: 'desc' } as const;
  const found = await em.find(LeadEntity, { $and: [asked, older] }, { orderBy, limit: first + 1 });
  const totalCount = await em.count(LeadEntity, asked);
  const leads = found.slice(0, first).map((lead) => ({ lead, cursor: cursorOf(lead) }));
  return { leads, totalCount, hasNextPage: found.length > first };
}

/** Every lead that passes the filter, newest first: for the export. */
export function allLeads({ em }: Context, filter: LeadFilter): Promise<Lead[]> {
  return em.find(LeadEntity, leadFilter(filter), { orderBy: { submittedAt: 'desc', id: 'desc' } });
}

/** The leads that a list, or an export of it, is asked for. */
function leadFilter({ formType, spam, state, search }: LeadFilter): FilterQuery<Lead> {
  const text = search?.trim().replace(/[\\%_]/g, '\\$&');
  const conditions: FilterQuery<Lead>[] = [
    formType ? { formType } : {},
    typeof spam === 'boolean' ? { spam } : {},
    state ? inState(state) : {},
    text ? { [raw('"fields"::text')]: { $ilike: `%${text}%` } } : {},
  ];
  return { $and: conditions };
}

function inState(state: LeadState): FilterQuery<Lead> {
  return state === 'spam' ? { spam: true } : { spam: false, state };
}

function olderThan(after: string): FilterQuery<Lead> {
  const { submittedAt, id } = readCursor(after);
  return { $or: [{ submittedAt: { $lt: submittedAt } }, { submittedAt, id: { $lt: id } }] };
}
