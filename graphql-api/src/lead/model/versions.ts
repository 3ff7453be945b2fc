import { type FilterQuery, raw } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { type Lead, LeadEntity } from './lead.entity.ts';

// A form that is corrected is a submission of its own, which names the one that it replaces. Which version is the lead is
// derived from that alone, so that it does not matter in what order, or how often at once, the versions arrive.

/** SQL: whether another lead corrects the one of this alias. Spam corrects nothing. */
const replacedBySql = (alias: string) =>
  `exists (select 1 from "lead" "newer" where "newer"."replaces" = "${alias}"."submissionId" and not "newer"."spam")`;

/** The newest versions only. */
export const isNewestVersion: FilterQuery<Lead> = { [raw(replacedBySql)]: false };

/** SQL condition for the newest versions only, of the table or alias `lead`. */
export const NEWEST_VERSION = `not ${replacedBySql('lead')}`;

/** Whether a correction of this version is stored already. */
export async function isReplaced(
  em: EntityManager,
  { submissionId }: Pick<Lead, 'submissionId'>,
): Promise<boolean> {
  return (await em.count(LeadEntity, { replaces: submissionId, spam: false })) > 0;
}

/** Nobody corrects a form so often; a bot might. */
const MAX_VERSIONS = 50;

/** The versions that a lead stands for, the latest first, fifty at most; one that never arrived ends the list. */
export async function earlierVersions(em: EntityManager, replaces: string | null): Promise<Lead[]> {
  const versions = new Map<string, Lead>();
  for (let id = replaces; id !== null && !versions.has(id) && versions.size < MAX_VERSIONS; ) {
    const version = await em.findOne(LeadEntity, { submissionId: id });
    if (!version) break;
    versions.set(id, version);
    id = version.replaces ?? null;
  }
  return [...versions.values()];
}

/** Whether a lead names a version that names the lead: followed, both would be outdated and neither be shown. */
export async function contradicts(
  em: EntityManager,
  { submissionId, replaces }: Pick<Lead, 'submissionId'> & { replaces: string | null },
): Promise<boolean> {
  if (replaces === null) return false;
  const chain = await earlierVersions(em, replaces);
  return chain.some((version) => version.replaces === submissionId);
}
