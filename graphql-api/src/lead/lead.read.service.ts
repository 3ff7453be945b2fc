import type { FilterQuery } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../context.ts';
import { BadInput } from '../graphql/errors.ts';
import { cursorOf, readCursor } from './lead.cursor.ts';
import { type Lead, LeadEntity } from './lead.entity.ts';

/** A lead by its id; null where it has been deleted. */
export function findLead(em: EntityManager, id: string): Promise<Lead | null> {
  return em.findOne(LeadEntity, { id });
}

const MAX_PAGE = 100;

export interface LeadPageArgs {
  formType?: string | null | undefined;
  first: number;
  /** The cursor of the last lead already seen. */
  after?: string | null | undefined;
  /** All where it is left out. */
  spam?: boolean | null | undefined;
}

export interface LeadPage {
  leads: { lead: Lead; cursor: string }[];
  totalCount: number;
  hasNextPage: boolean;
}

/** Leads, newest first, by keyset: a new one shifts no page. Throws BadInput for a bad size or cursor. */
export async function listLeads(
  { em }: Context,
  { formType, first, after, spam }: LeadPageArgs,
): Promise<LeadPage> {
  if (first < 1 || first > MAX_PAGE) throw new BadInput({ first: `A page has 1 to ${MAX_PAGE} leads.` });
  const asked: FilterQuery<Lead> = {
    ...(formType && { formType }),
    ...(typeof spam === 'boolean' && { spam }),
  };
  const older = after ? olderThan(after) : {};
  const orderBy = { submittedAt: 'desc', id: 'desc' } as const;
  const found = await em.find(LeadEntity, { $and: [asked, older] }, { orderBy, limit: first + 1 });
  const totalCount = await em.count(LeadEntity, asked);
  const leads = found.slice(0, first).map((lead) => ({ lead, cursor: cursorOf(lead) }));
  return { leads, totalCount, hasNextPage: found.length > first };
}

function olderThan(after: string): FilterQuery<Lead> {
  const { submittedAt, id } = readCursor(after);
  return { $or: [{ submittedAt: { $lt: submittedAt } }, { submittedAt, id: { $lt: id } }] };
}
