import type { Context } from '../../access/context.ts';
import { BadInput } from '../../core/errors.ts';
import type { LeadWeek } from '../model/week.type.ts';

const MAX_WEEKS = 104;

/** Counts the leads of the last `weeks` weeks, the newest week first; a week without leads counts 0. Throws BadInput. */
export async function countByWeek({ em }: Context, weeks: number): Promise<LeadWeek[]> {
  if (weeks < 1 || weeks > MAX_WEEKS) throw new BadInput({ weeks: `Ask for 1 to ${MAX_WEEKS} weeks.` });
  return em.execute<LeadWeek[]>(LEADS_BY_WEEK, [weeks]);
}

/**
 * SQL with the number of weeks as its parameter; each week is a range of an index, and the replaced
 * versions are read once. */
export const LEADS_BY_WEEK = `
  with "replaced" as materialized (
    select "replaces" from "lead" where "replaces" is not null and not "spam"
  )
  select to_char("monday", 'YYYY-MM-DD') as "monday", "counts".*
  from (
    select date_trunc('week', now() at time zone 'America/Toronto') - "n" * interval '1 week' as "monday"
    from generate_series(0, ?::int - 1) as "n"
  ) as "week", lateral (
    select count(*)::int as "count",
      (count(*) filter (where "state" = 'new'))::int as "unanswered",
      (count(*) filter (where "state" = 'won'))::int as "won"
    from "lead"
    where not "spam" and "submissionId" not in (select "replaces" from "replaced")
      and "submittedAt" >= "week"."monday" at time zone 'America/Toronto'
      and "submittedAt" < ("week"."monday" + interval '1 week') at time zone 'America/Toronto'
  ) as "counts"
  order by "week"."monday" desc`;
