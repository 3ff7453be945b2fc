import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '../../../test/app.ts';
import { signInAs } from '../../../test/roles.ts';
import { type AdminClient, signInAdmin } from '../../../test/samples/content.ts';
import { jpeg } from '../../../test/samples/quote.ts';
import { arrayOf } from '../../platform/database/array.ts';
import { photoKey } from '../photos/service.ts';

const CREATE = `mutation ($id: ID!, $editor_id: UUID!) {
  createProjectOfLead(id: $id, editor_id: $editor_id) { kind number state fields draft { fields } }
}`;

let app: TestApp;
let adminClient: AdminClient;
beforeAll(async () => {
  app = await startApp();
  adminClient = await signInAdmin(app);
});
afterAll(() => app.close());

const execute = (sql: string, values: unknown[] = []) => app.app.database.em.fork().execute(sql, values);

/** Stores a lead with photos of these colours. */
async function leadWith(...photos: string[]): Promise<string> {
  const id = randomUUID();
  const names = await Promise.all(
    photos.map(async (_, index) => {
      const name = `${randomUUID().replaceAll('-', '')}.jpg`;
      await app.app.files.put(photoKey(name), await jpeg(320 + index, 200));
      return name;
    }),
  );
  await execute(
    `insert into "lead" ("id", "submissionId", "formType", "email", "submittedAt", "fields", "photos", "spam")
     values (?, ?, 'Contact', 'ann@example.com', now(), '{}', ?, false)`,
    [id, randomUUID(), arrayOf(names)],
  );
  return id;
}

test('the photos of a lead become the pictures before of one draft, however often it is sent', async () => {
  const id = await leadWith('first', 'second');
  const variables = { id, editor_id: randomUUID() };
  const created = await Promise.all(Array.from({ length: 3 }, () => adminClient.ask(CREATE, variables)));
  created.push(await adminClient.ask(CREATE, variables));
  const projects = created.map(({ data }) => data?.['createProjectOfLead'] as unknown as { number: number });
  expect(new Set(projects.map(({ number }) => number)).size).toBe(1);
  const url = expect.stringMatching(/^\/pictures\/[\da-f]{32}\/32\d\.jpg$/);
  expect(projects[0]).toMatchObject({
    kind: 'project',
    state: 'DRAFT',
    draft: { fields: { before: url, pairs: [{ before: url, after: '' }] } },
  });
  expect(
    await execute(`select 1 from "picture" where "keptAt" is not null and "width" in (320, 321)`),
  ).toHaveLength(2);
  const other = await adminClient.ask(CREATE, { ...variables, id: await leadWith() });
  expect(other.data?.['createProjectOfLead']).toMatchObject({ number: projects[0]?.number });
});

test('a lead without photos has no project, and editors and assistants may not create one', async () => {
  const variables = { id: await leadWith(), editor_id: randomUUID() };
  const { errors } = await adminClient.ask(CREATE, variables);
  expect(errors?.[0]?.extensions.fields).toEqual({ id: 'This lead has no photos.' });
  for (const role of ['assistant', 'editor'] as const) {
    const { token } = await signInAs(app, role);
    const refused = await app.graphql(CREATE, variables, token);
    expect(refused.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  }
});
