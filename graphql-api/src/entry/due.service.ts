import { timeZone } from '../../../rules/time-zone.ts';
import type { Context } from '../platform/access/context.ts';
import { editableKinds } from '../platform/access/roles.ts';
import { arrayOf } from '../platform/database/array.ts';
import { daily } from '../platform/job/queue.ts';
import type { Entry } from './entity.ts';
import { findAll, type Key, nameOf } from './key.ts';

/** Why an entry waits for an admin. */
export type DueReason = 'problem' | 'scheduled' | 'draft';

interface DueEntry {
  entry: Entry;
  reason: DueReason;
  dueAt: Date;
}

type DueRow = Key & { reason: DueReason; dueAt: string };

const nameOfKind = ({ kind }: { kind: string }) => kind;

const MAX_DUE = 20;
const MAX_RECENT = 10;

/** Returns the entries that the caller may edit and that wait for an admin, the newest first, at most 20. */
export async function findDue(context: Context): Promise<DueEntry[]> {
  const kinds = editableKinds(context);
  const withTime = kinds.filter(({ isFixed }) => !isFixed);
  const values = [arrayOf(kinds.map(nameOfKind)), arrayOf(withTime.map(nameOfKind)), MAX_DUE];
  const rows = await context.em.execute<DueRow[]>(DUE, values);
  const entries = await findAll(context, rows);
  return rows.flatMap(({ reason, dueAt, ...key }) => {
    const entry = entries.get(nameOf(key));
    return entry ? [{ entry, reason, dueAt: new Date(dueAt) }] : [];
  });
}

/** Returns the entries that the caller may edit and that an admin edited last, at most 10. */
export async function findRecent(context: Context): Promise<Entry[]> {
  const rows = await context.em.execute<Key[]>(RECENT, [
    arrayOf(editableKinds(context).map(nameOfKind)),
    MAX_RECENT,
  ]);
  const entries = await findAll(context, rows);
  return rows.flatMap((key) => entries.get(nameOf(key)) ?? []);
}

const TOMORROW = daily('00:00', timeZone);

/**
 * SQL with the kinds, those of them whose entries have a time of publication, and the number of rows. A draft
 * or an entry without a time waits since its last change.
 */
const DUE = `
  select "kind", "number", "reason", "dueAt" from (
    select e."kind", e."number",
      case when d."problem" is not null then 'problem'
        when d."publishAt" is not null or d."kind" is null and e."publishAt" is not null then 'scheduled'
        else 'draft' end as "reason",
      coalesce(d."publishAt", d."savedAt", e."publishAt", e."updatedAt") as "dueAt"
    from "entry" e left join "entry_draft" d on d."kind" = e."kind" and d."number" = e."number"
    where e."kind" = any(?::text[]) and e."deletedAt" is null
      and (d."kind" is not null or e."kind" = any(?::text[]) and (e."publishAt" is null or e."publishAt" > now()))
  ) "due" where "dueAt" < ${TOMORROW} order by "dueAt" desc, "kind", "number" limit ?`;

const RECENT = `
  select e."kind", e."number" from "entry" e
  left join "entry_draft" d on d."kind" = e."kind" and d."number" = e."number"
  where e."kind" = any(?::text[]) and e."deletedAt" is null
    and (e."updatedBy" is not null or d."savedBy" is not null)
  order by greatest(e."updatedAt", d."savedAt") desc, e."kind", e."number" limit ?`;
