import type { EntityManager } from '@mikro-orm/postgresql';
import { arrayOf } from '../../platform/database/array.ts';

// The order of the locks prevents deadlocks: first the people by their email addresses, then the leads by
// their ids.

/**
 * SQL that locks the leads of an email address until the transaction ends: new ones wait, and thus the count
 * of acknowledgements is right.
 */
export const personLock = (email: string) =>
  `pg_advisory_xact_lock(hashtextextended('acknowledgement ' || lower(${email}), 0))`;

/** Locks the leads of an email address in the transaction of `em`: new ones wait. */
export async function lockPerson(em: EntityManager, email: string): Promise<void> {
  await em.execute(`select ${personLock('?::text')}`, [email]);
}

/**
 * Locks these leads and those of their conversations in the transaction of `em`. What was read of them before
 * may have changed.
 */
export async function lockLeads(em: EntityManager, ids: readonly string[]): Promise<void> {
  const list = arrayOf(ids);
  await em.execute(LOCK_LEADS, [list, list]);
}

const LOCK_LEADS = `
  select 1 from "lead" where "id" = any(?::uuid[])
    or "conversation" in (select "conversation" from "lead" where "id" = any(?::uuid[]))
  order by "id" for update`;
