import { expect, test } from 'vitest';
import { type AdminClient, signInAdmin } from '../../test/samples/content.ts';
import { shared } from '../../test/shared-app.ts';

let adminClient: AdminClient;
shared.beforeAll(async ({ app }) => {
  adminClient = await signInAdmin(app);
});

interface Project {
  number: number;
  title: string;
  state: string;
  version: number;
  fields: object;
  draft: { version: number; fields: object } | null;
}

const PROJECT = 'number title state version fields draft { version fields }';
const listed = async (group: string) =>
  (
    await adminClient.run<{ items: Project[] }>(
      `query ($fields: JSONObject) { entries(kind: "project", pageSize: 100, fields: $fields) { items { ${PROJECT} } } }`,
      { fields: { group } },
    )
  ).items;
const moveTo = (number: number, part: string) =>
  adminClient.ask(
    `mutation ($number: Int!, $part: String) {
      moveEntry(kind: "project", number: $number, position: 0, part: $part) { number }
    }`,
    { number, part },
  );
const saveDraft = (number: number | null, fields: object, version: number) =>
  adminClient.run<Project>(
    `mutation ($number: Int, $fields: JSONObject!, $version: Int!) {
      saveEntryDraft(kind: "project", number: $number, fields: $fields, version: $version, revision: 0) { ${PROJECT} }
    }`,
    { number, fields, version },
  );

test('a project moves to another tab with its draft, which stays one', async () => {
  const [project] = await listed('COMMERCIAL');
  if (!project) throw new Error('The seed has no project in this tab');
  const { number, version, fields } = project;
  await saveDraft(number, { ...fields, client: 'A builder' }, version);
  await moveTo(number, 'GLOBAL');
  expect((await listed('GLOBAL'))[0]).toMatchObject({
    number,
    state: 'PUBLISHED',
    version: version + 1,
    fields: { ...fields, group: 'GLOBAL' },
    draft: { version: version + 1, fields: { group: 'GLOBAL', client: 'A builder' } },
  });
  expect((await listed('COMMERCIAL')).map((it) => it.number)).not.toContain(number);
  const { nodes } = await adminClient.run<{ nodes: object[] }>(
    '{ activity(first: 2) { nodes { event entryNumber } } }',
  );
  expect(nodes.filter((line) => 'entryNumber' in line && line.entryNumber === number)).toEqual([
    { event: 'ENTRY_MOVED', entryNumber: number },
  ]);
  expect((await moveTo(number, 'ELSEWHERE')).errors?.[0]?.extensions.fields).toEqual({
    part: 'There is no such part.',
  });
});

test('a project that was taken back stays hidden when it moves', async () => {
  const [project] = await listed('COMMERCIAL');
  const { number = 0, version = 0 } = project ?? {};
  await adminClient.run(
    'mutation ($number: Int!, $version: Int!) { unpublishEntry(kind: "project", number: $number, version: $version) { number } }',
    { number, version },
  );
  await moveTo(number, 'GLOBAL');
  expect((await listed('GLOBAL'))[0]).toMatchObject({ number, state: 'DRAFT' });
});

test('a project that was only begun is in its tab, also after a move', async () => {
  const { number } = await saveDraft(null, { title: 'Begun', group: 'GLOBAL' }, 0);
  expect(await listed('GLOBAL')).toContainEqual(
    expect.objectContaining({ number, title: 'Begun', state: 'DRAFT', version: 0 }),
  );
  await moveTo(number, 'COMMERCIAL');
  expect((await listed('COMMERCIAL'))[0]).toMatchObject({
    number,
    state: 'DRAFT',
    version: 0,
    draft: { fields: { title: 'Begun', group: 'COMMERCIAL' } },
  });
});
