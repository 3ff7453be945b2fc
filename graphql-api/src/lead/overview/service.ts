import { formTypeOf } from '../../../../rules/form/form-types.ts';
import { timeZone } from '../../../../rules/time-zone.ts';
import type { Context } from '../../platform/access/context.ts';
import { BadInput } from '../../platform/core/errors.ts';
import { formOf } from '../model/form-types.ts';
import { toDoSql } from '../model/to-do.ts';
import { NEWEST_VERSION } from '../model/versions.ts';
import type { LeadGroup, LeadOverview, LeadsToDo } from './type.ts';

const MAX_WEEKS = 104;
const MAX_SOURCES = 10;

/** Counts the leads of the last `weeks` weeks; subscriptions are none. Throws BadInput for a wrong number. */
export async function leadOverview({ em }: Context, weeks: number): Promise<LeadOverview> {
  if (weeks < 1 || weeks > MAX_WEEKS) throw new BadInput({ weeks: `Ask for 1 to ${MAX_WEEKS} weeks.` });
  const [rows, [answers]] = await Promise.all([
    em.fork().execute<Row[]>(LEAD_COUNTS, [weeks]),
    em.fork().execute<{ minutes: number | null }[]>(MEDIAN_ANSWER, [weeks]),
  ]);
  const ofWeeks = rows.filter(({ by }) => by === 'week').map((row) => ({ ...row, monday: row.name ?? '' }));
  const { count, answered, won } = sum(null, ofWeeks);
  return {
    count,
    answered,
    won,
    medianAnswerMinutes: answers?.minutes ?? null,
    weeks: ofWeeks,
    forms: countForms(rows.filter(({ by }) => by === 'form')),
    sources: rows.filter(({ by }) => by === 'source').slice(0, MAX_SOURCES),
  };
}

/** Counts the conversations in each list of the inbox. */
export async function countLeadsToDo({ em }: Context): Promise<LeadsToDo> {
  const [row] = await em.execute<LeadsToDo[]>(LEADS_TO_DO);
  if (!row) throw new Error('A count has one row.');
  return row;
}

type Row = LeadGroup & { answered: number; by: 'week' | 'form' | 'source' };

/** Adds up the rows of the main contact form, whose clients may send other form types. */
function countForms(rows: Row[]): LeadGroup[] {
  const forms = Map.groupBy(rows, ({ name }) => formOf(name ?? ''));
  return [...forms].map(([name, group]) => sum(name, group)).toSorted((a, b) => b.count - a.count);
}

function sum(name: string | null, groups: Omit<Row, 'name' | 'by'>[]): Omit<Row, 'by'> {
  const total = { name, count: 0, unanswered: 0, answered: 0, won: 0 };
  for (const { count, unanswered, answered, won } of groups) {
    total.count += count;
    total.unanswered += unanswered;
    total.answered += answered;
    total.won += won;
  }
  return total;
}

/** SQL with the number of weeks as its parameter. It reads the replaced versions once. */
const WEEKS = `
  with "replaced" as materialized (
    select "replaces" from "lead" where "replaces" is not null and not "spam"
  ), "week" as (
    select date_trunc('week', now() at time zone '${timeZone}') - "n" * interval '1 week' as "monday"
    from generate_series(0, ?::int - 1) as "n"
  )`;

/** Columns of the index `lead_overview` alone. */
const COUNTED = `not "spam" and "formType" <> '${formTypeOf.newsletter}'
  and "submissionId" not in (select "replaces" from "replaced")`;

/**
 * SQL with the number of weeks as its parameter. Each week is a range of an index, and its leads are counted
 * before they are grouped in three ways.
 */
export const LEAD_COUNTS = `${WEEKS}
  select case when grouping("monday") = 0 then 'week' when grouping("formType") = 0 then 'form' else 'source' end as "by",
    coalesce(to_char("monday", 'YYYY-MM-DD'), "formType", "sourceName") as "name",
    coalesce(sum("leads"), 0)::int as "count",
    coalesce(sum("unanswered"), 0)::int as "unanswered",
    coalesce(sum("answered"), 0)::int as "answered",
    coalesce(sum("won"), 0)::int as "won"
  from "week" left join lateral (
    select "formType", "sourceName", count(*) as "leads",
      count(*) filter (where "unanswered") as "unanswered", count(*) filter (where "state" <> 'new') as "answered",
      count(*) filter (where "state" = 'won') as "won"
    from "lead"
    where ${COUNTED} and "submittedAt" >= "monday" at time zone '${timeZone}'
      and "submittedAt" < ("monday" + interval '1 week') at time zone '${timeZone}'
    group by "formType", "sourceName"
  ) as "counted" on true
  group by grouping sets (("monday"), ("formType"), ("sourceName"))
  having sum("leads") > 0 or grouping("monday") = 0
  order by "monday" desc, "count" desc, "name"`;

/** SQL with the number of weeks as its parameter. */
const MEDIAN_ANSWER = `${WEEKS}
  select round(extract(epoch from percentile_cont(0.5) within group (order by "answeredAt" - "submittedAt")) / 60)::int as "minutes"
  from (
    select "answeredAt", "submittedAt" from "lead" where ${COUNTED} and "answeredAt" is not null
    union all
    select "lead_message"."answeredAt", "receivedAt" from "lead_message" join "lead" on "lead"."id" = "lead_id"
    where "lead_message"."answeredAt" is not null and not "spam"
  ) as "answered"
  where "submittedAt" >= (select min("monday") from "week") at time zone '${timeZone}'`;

/** Each count reads a part of the index `lead_inbox`. */
export const LEADS_TO_DO = `
  select count(*) filter (where "box" = 'new')::int as "unanswered",
    count(*) filter (where "box" = 'waiting')::int as "waiting",
    count(*) filter (where "box" = 'follow_up')::int as "scheduled",
    count(*) filter (where "box" = 'follow_up' and ${toDoSql.follow_up('lead')})::int as "followUps",
    count(*) filter (where "box" = 'done')::int as "done",
    (select count(*) from "lead" where "spam" and ${NEWEST_VERSION})::int as "spam"
  from "lead" where "isHead"`;
