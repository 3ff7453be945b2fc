import { RuleTester } from 'oxlint/plugins-dev';
import { expect, test } from 'vitest';
import config from '../oxlint.config.ts';
import { foreignTable, tablesBelow } from '../scripts/sql-tables.ts';

const options = [{ mail: 'mail', lead: 'lead' }];
/** Statements that name a table, each with this one. */
const named = [
  'select 1 from mail',
  'SELECT 1 FROM mail',
  'select 1 from public.mail',
  'select 1 from "job", "mail"',
  'select 1 from "job" j, jsonb_array_elements(j."data") d, mail m',
  'select 1 from (select 1, 2 from "job") j, "mail"',
  'select 1 from "job" j join "session" s on s."id" = j."id", "mail"',
  'select 1 from "job" cross join lateral (select 1 from mail) m',
  'select exists (select 1 from mail)',
  'exists (select 1 from mail)',
  'left join mail m on true',
  'update mail set a = 1, b = 2',
  'update only "mail" set a = 1',
  'delete from "job" using "session", mail',
  'insert into mail values (1)',
  'truncate "job", mail',
  'select mail.id',
  'select null::"mail"',
];
const foreign = (table: string) => ({ message: `The table "${table}" is of ${table}: call its service.` });

RuleTester.it = test;
new RuleTester().run('sql/foreign-table', foreignTable, {
  valid: [
    { code: `em.execute('select "lead_id" from "job" where "name" = ?', ['mail'])`, options },
    { code: `const mail = { lead: 'from mail' };`, options },
    { code: `const text = 'Update the lead, or answer the mail from it.';`, options },
    { code: `em.execute('select f(a, mail), lead from "job" where b in (1, 2) order by c, mail')`, options },
    { code: `em.execute('with lead as (select 1) select ?, mail')`, options },
    { code: 'em.execute(`select \'from lead\' from ${mail} where "a" = ${lead}`)', options },
  ],
  invalid: [
    ...named.map((sql) => ({
      code: `em.execute(${JSON.stringify(sql)})`,
      options,
      errors: [foreign('mail')],
    })),
    { code: 'em.execute(`select 1 from ${job}, mail where a = ${b}`)', options, errors: [foreign('mail')] },
    { code: `em.execute('select 1 from "mail"')`, options, errors: [foreign('mail')] },
    { code: 'em.execute(`update "job" set "a" = ${b} from "mail"`)', options, errors: [foreign('mail')] },
    {
      code: `em.execute('insert into "lead" select "mail"."id" from "job" join "mail" using ("id")')`,
      options,
      errors: [foreign('lead'), foreign('mail'), foreign('mail')],
    },
  ],
});

/** Returns the tables that the linter forbids in the files of a glob. */
function forbiddenIn(glob: string): string[] {
  const rules = (config.overrides ?? [])
    .filter(({ files }) => files.join() === glob)
    .flatMap((override) => override.rules?.['sql/foreign-table'] ?? []);
  return Object.keys(rules.at(-1) ?? {});
}

test('the platform names no table of a feature, and a feature none of another', () => {
  const tables = tablesBelow('graphql-api/src');
  expect(tables).toMatchObject({ job: 'platform', mail: 'mail', import_run: 'operations/import' });
  const features = Object.keys(tables).filter((name) => tables[name] !== 'platform');
  expect(forbiddenIn('graphql-api/src/platform/**').toSorted()).toEqual(features.toSorted());
  const others = features.filter((name) => tables[name] !== 'newsletter');
  expect(forbiddenIn('graphql-api/src/newsletter/**').toSorted()).toEqual(others.toSorted());
});
