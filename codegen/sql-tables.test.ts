import { RuleTester } from 'oxlint/plugins-dev';
import { expect, test } from 'vitest';
import config from '../oxlint.config.ts';
import { foreignTable, tablesBelow } from '../scripts/sql-tables.ts';

const options = [{ mail: 'mail', lead: 'lead' }];
const foreign = (table: string) => ({ message: `The table "${table}" is of ${table}: call its service.` });

RuleTester.it = test;
new RuleTester().run('sql/foreign-table', foreignTable, {
  valid: [
    { code: `em.execute('select "lead_id" from "job" where "name" = ?', ['mail'])`, options },
    { code: `const mail = { lead: 'from mail' };`, options },
  ],
  invalid: [
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
