import { type FilterQuery, raw } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { type Lead, LeadEntity } from './lead.entity.ts';

// A corrected form is a new submission that names the one it replaces. The newest version is the lead; the
// versions may arrive in any order.

/** SQL condition: a lead that is not spam corrects this alias. `is not null` allows its partial index. */
export const replacedBySql = (alias: string) =>
  `exists (select 1 from "lead" "newer" where "newer"."replaces" = "${alias}"."submissionId"
    and "newer"."replaces" is not null and not "newer"."spam")`;

/** Matches the newest versions only. PostgreSQL joins for `not exists`, but not for `exists (…) = false`. */
export const isNewestVersion: FilterQuery<Lead> = { [raw((alias) => `not ${replacedBySql(alias)}`)]: [] };

/** SQL condition for the newest versions only, of the table or alias `lead`. */
export const NEWEST_VERSION = `not ${replacedBySql('lead')}`;

/** Limits the work that a bot can cause. */
const MAX_VERSIONS = 50;

/**
 * Returns the versions from each of these submissions back, the latest first, at most fifty. A version that
 * has not arrived ends the list. The number of queries is the length of the longest list.
 */
export async function earlierVersions(
  em: EntityManager,
  submissionIds: readonly string[],
): Promise<Map<string, Lead[]>> {
  const versionsOf = new Map<string, Lead>();
  let ids = [...submissionIds];
  for (let depth = 0; ids.length > 0 && depth < MAX_VERSIONS; depth += 1) {
    const versions = await em.find(LeadEntity, { submissionId: { $in: ids } });
    for (const version of versions) versionsOf.set(version.submissionId, version);
    ids = versions.flatMap(({ replaces }) => (replaces && !versionsOf.has(replaces) ? [replaces] : []));
  }
  return new Map(submissionIds.map((id) => [id, chainFrom(versionsOf, id)]));
}

function chainFrom(versions: ReadonlyMap<string, Lead>, submissionId: string): Lead[] {
  const chain = new Set<Lead>();
  for (let version = versions.get(submissionId); version && !chain.has(version); ) {
    chain.add(version);
    version = versions.get(version.replaces ?? '');
  }
  return [...chain];
}

/** Returns whether a lead and the version that it names replace each other: neither would be shown. */
export async function contradicts(
  em: EntityManager,
  { submissionId, replaces }: Pick<Lead, 'submissionId'> & { replaces: string | null },
): Promise<boolean> {
  if (replaces === null) return false;
  const chain = (await earlierVersions(em, [replaces])).get(replaces) ?? [];
  return chain.some((version) => version.replaces === submissionId);
}
