import { readFile } from 'node:fs/promises';
import { MikroORM } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { features } from '../src/features.ts';
import { schemaOptions } from '../src/platform/database/orm-options.ts';
import { type Feature, tablesOf } from '../src/platform/feature.ts';
import { purge } from '../src/purge.jobs.ts';
import { startApp, type TestApp } from './app.ts';
import { type AdminClient, signInAdmin } from './samples/content.ts';
import { message, newsletter as newsletterForm } from './samples/form-samples.ts';
import { postForm, sendForm } from './samples/forms.ts';

/** Declares the tests of a site without these features. */
export function testSiteWithout(...left: Feature[]): void {
  const others = features.filter((feature) => !left.includes(feature));
  let app: TestApp;
  let admin: AdminClient;
  beforeAll(async () => {
    app = await startApp({}, { features: others });
    admin = await signInAdmin(app);
  });
  afterAll(() => app.close());

  const execute = (sql: string) => app.app.database.em.fork().execute<Record<string, unknown>[]>(sql);

  test('has the tables of the others, as their entities declare them', async () => {
    const orm = await MikroORM.init({
      ...schemaOptions(tablesOf(others)),
      dbName: new URL(app.app.config.databaseUrl ?? '').pathname.slice(1),
      driverOptions: { connectionString: app.app.config.databaseUrl },
    });
    expect(await orm.schema.getUpdateSchemaSQL({ wrap: false })).toBe('');
    await orm.close();
    const tables = left.flatMap(({ entities = [] }) => entities).map(({ meta }) => `'${meta.tableName}'`);
    expect(tables).not.toEqual([]);
    expect(await execute(`select 1 from pg_tables where tablename in (${tables.join()})`)).toEqual([]);
  });

  test('stores leads, mails them, and deletes the data of a person', async () => {
    expect((await postForm(app, message)).status).toBe(200);
    expect((await sendForm(app, newsletterForm)).errors).toBeUndefined();
    const mails = () => execute(`select "kind", "state" from "mail" order by "kind", "state"`);
    const sent = (kind: string) => ({ kind, state: 'sent' });
    await expect
      .poll(mails)
      .toEqual([sent('acknowledgement'), sent('acknowledgement'), sent('lead'), sent('lead')]);
    const erased = await admin.run<{ leads: number }>(
      'mutation ($email: String!) { erasePerson(email: $email) { leads } }',
      { email: message.sample['email'] },
    );
    expect(erased.leads).toBeGreaterThan(0);
  });

  test('has none of the kinds of entries whose publication is theirs', async () => {
    for (const { kind } of left.flatMap(({ kinds = [] }) => kinds)) {
      const values = 'fields: {}, version: 0, revision: 0';
      const { errors } = await admin.ask(
        `mutation { saveEntryDraft(kind: "${kind}", ${values}) { number } }`,
      );
      expect(errors?.[0]?.extensions).toMatchObject({ fields: { kind: 'There is no such kind of entry.' } });
    }
  });

  test('answers what the first page of the admin area asks', async () => {
    const file = new URL('../../web/src/generated/trusted-documents.json', import.meta.url);
    const documents = Object.values(JSON.parse(await readFile(file, 'utf8')) as Record<string, string>);
    const today = documents.find((text) => text.startsWith('query Today(')) ?? '';
    const { errors } = await admin.ask(today, { leads: true, business: true });
    expect(errors).toBeUndefined();
  });

  test('publishes articles, serves pages and purges', async () => {
    const { number: category, draft } = await admin.run<{ number: number; draft: { revision: number } }>(
      'mutation { saveEntryDraft(kind: "category", fields: { category: "Rooms" }, version: 0, revision: 0) { number draft { revision } } }',
    );
    await admin.run(
      `mutation { publishEntry(kind: "category", number: ${category}, revision: ${draft.revision}) { number } }`,
    );
    const { blog_id } = await admin.createBlog({ category });
    expect((await admin.updateBlog(blog_id, { category, title: 'Changed' })).errors).toBeUndefined();
    expect(await (await fetch(`${app.url}/blog/${blog_id}`)).text()).toContain('Changed');
    await execute(`update "entry" set "deletedAt" = now() - interval '1 year' where "number" = ${blog_id}`);
    await purge(app.app);
    expect(await execute(`select 1 from "entry" where "kind" = 'article'`)).toEqual([]);
  });
}
