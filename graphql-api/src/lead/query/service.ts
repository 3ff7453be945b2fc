import { type FilterQuery, raw } from '@mikro-orm/core';
import type { EntityManager, QBFilterQuery } from '@mikro-orm/postgresql';
import { storable } from '../../../../rules/storable.ts';
import type { Context } from '../../access/context.ts';
import { BadInput } from '../../core/errors.ts';
import { findPage, type Page, type PageArgs } from '../../graphql/connection.ts';
import { type Lead, LeadEntity, type LeadState } from '../model/lead.entity.ts';
import { isNewestVersion } from '../model/versions.ts';

/** A lead by its id; null where it has been deleted. */
export function findLead(em: EntityManager, id: string): Promise<Lead | null> {
  return em.findOne(LeadEntity, { id });
}

const orderBy = { submittedAt: 'desc', id: 'desc' } as const;

export interface LeadFilter {
  formType?: string | null | undefined;
  /** All states if missing. */
  states?: readonly LeadState[] | null | undefined;
  /** A text that the values of the form contain. */
  search?: string | null | undefined;
}

/** Returns a page of leads, newest first. Throws BadInput for a bad size, cursor or search. */
export function listLeads(
  { em }: Context,
  { first, after, ...filter }: LeadFilter & PageArgs,
): Promise<Page<Lead>> {
  const where = leadFilter(filter);
  return findPage(em, LeadEntity, { where, time: 'submittedAt', id: 'id' }, { first, after });
}

/** The leads that pass a filter at this moment. */
export interface LeadSelection {
  /** Newest first. */
  ids: string[];
  /** The names of the fields that any of them has. */
  fields: Set<string>;
}

/** Selects every lead that passes the filter, for the export. */
export async function selectLeads({ em }: Context, filter: LeadFilter): Promise<LeadSelection> {
  const asked = leadFilter(filter) as QBFilterQuery<Lead>;
  const select = () => em.createQueryBuilder(LeadEntity).where(asked);
  const rows = await select().select('id').orderBy(orderBy).execute<{ id: string }[]>('all');
  const names = await select()
    .select(raw('jsonb_object_keys("fields") as "name"'), true)
    .execute<{ name: string }[]>('all', false);
  return { ids: rows.map(({ id }) => id), fields: new Set(names.map(({ name }) => name)) };
}

/** How many leads an export reads at once: some megabytes. */
const EXPORT_PAGE = 500;

/**
 * Reads the leads with these ids, newest first, in pages: an export may be more than memory holds at once. By their ids, so
 * that one that is corrected meanwhile is not left out.
 */
export async function* readLeads({ em }: Context, ids: string[]): AsyncGenerator<Lead[]> {
  for (let at = 0; at < ids.length; at += EXPORT_PAGE) {
    const page = { id: { $in: ids.slice(at, at + EXPORT_PAGE) } };
    yield await em.find(LeadEntity, page, { orderBy, disableIdentityMap: true });
  }
}

/** The leads that a list, or an export of it, is asked for; of a form that was corrected the newest version only. */
function leadFilter({ formType, states, search }: LeadFilter): FilterQuery<Lead> {
  const texts = searchTexts(search ?? '');
  const conditions: FilterQuery<Lead>[] = [
    isNewestVersion,
    formType ? { formType: storable(formType) } : {},
    states ? { $or: states.map(inState) } : {},
    texts.length > 0 ? { $or: texts.map(containing) } : {},
  ];
  return { $and: conditions };
}

/** A longer search finds nothing that a form takes. */
const MAX_SEARCH = 200;

/**
 * What is looked for: the text itself and, where it is a number as lists show one ('905-555-0199', '$1,150,000'), its digits,
 * as they are stored. Throws BadInput for a text that is too long.
 */
function searchTexts(search: string): string[] {
  const text = storable(search).trim();
  if (text.length > MAX_SEARCH)
    throw new BadInput({ search: `A search is at most ${MAX_SEARCH} characters.` });
  if (text === '') return [];
  const digits = /^[$+(]?\d[\d\s,.()-]*$/.test(text) ? text.replace(/\D/g, '') : text;
  return [...new Set([text, digits])];
}

/** `searchText`, which the database computes, has the values of `fields` in lower case, without their names. */
function containing(text: string): FilterQuery<Lead> {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  return { [raw('"searchText" like lower(?)', [pattern])]: true };
}

function inState(state: LeadState): FilterQuery<Lead> {
  return state === 'spam' ? { spam: true } : { spam: false, state };
}
