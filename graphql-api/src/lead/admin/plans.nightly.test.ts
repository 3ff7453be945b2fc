import { beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '../../../test/app.ts';
import { storeManyLeads } from '../../../test/many-leads.ts';
import { LEAD_COUNTS } from '../overview/service.ts';
import { LEADS_OF_PERSON } from './service.ts';

// Their times: `npm run bench -- inbox`.

let app: TestApp;
let lead: string;
beforeAll(async () => {
  app = await startApp();
  await storeManyLeads(execute);
  [{ lead } = { lead: '' }] = await execute<{ lead: string }>(
    `select "id"::text as "lead" from "lead" limit 1`,
  );
  return () => app.close();
});

const execute = <Row>(sql: string, parameters: unknown[] = []) =>
  app.app.database.em.fork().execute<Row[]>(sql, parameters);

const MAILS = `select * from "mail" where "lead_id" in (?) and "state" <> 'dropped' order by "firstDueAt"`;

test.each<[string, string, () => unknown[]]>([
  ['the counts of 104 weeks', LEAD_COUNTS, () => [104]],
  ['the mails of a lead', MAILS, () => [lead]],
  ['the conversation of a lead', LEADS_OF_PERSON, () => [lead]],
])('with 100,000 leads %s use indexes', async (_name, sql, parameters) => {
  const plan = await execute<{ 'QUERY PLAN': string }>(`explain ${sql}`, parameters());
  expect(plan.map((row) => row['QUERY PLAN']).join('\n')).not.toContain('Seq Scan');
});
