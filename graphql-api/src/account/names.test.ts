import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Role, roles } from '../../../rules/roles.ts';
import { startApp, type TestApp } from '../../test/app.ts';
import { type SignedInRole, signInAs } from '../../test/roles.ts';

let app: TestApp;
let editor: SignedInRole;
let owner: SignedInRole;
beforeAll(async () => {
  app = await startApp();
  [editor, owner] = [await signInAs(app, 'editor'), await signInAs(app, 'owner')];
});
afterAll(() => app.close());

const SAVE = `mutation ($fields: JSONObject!, $number: Int, $version: Int!, $revision: Int!) {
  saveEntryDraft(kind: "category", number: $number, fields: $fields, version: $version, revision: $revision) {
    number draft { revision savedBy }
  }
}`;
const PUBLISH = `mutation ($number: Int!, $revision: Int!) {
  publishEntry(kind: "category", number: $number, revision: $revision) { version updatedBy }
}`;
const rename = (name: string) =>
  app.graphql(
    'mutation ($input: ProfileInput!) { changeProfile(input: $input) { name } }',
    { input: { name } },
    editor.token,
  );

/** Returns the names of an email address that the roles read. */
async function namesOf(email: unknown): Promise<(string | undefined)[]> {
  const readers = (Object.keys(roles) as Role[]).map(async (role) => {
    const { data } = await app.graphql(
      '{ colleagues { email name } }',
      {},
      (await signInAs(app, role)).token,
    );
    const colleagues = data?.['colleagues'] as unknown as { email: string; name: string }[] | undefined;
    return colleagues?.find((it) => it.email === email)?.name;
  });
  return Promise.all(readers);
}

test('a draft, the history, a conflict and the activity name an admin whose name each role reads', async () => {
  await rename('Ann Sample');
  const first = { fields: { category: 'Porches' }, version: 0, revision: 0 };
  const saved = (await app.graphql(SAVE, first, editor.token)).data?.['saveEntryDraft'] as unknown as {
    number: number;
    draft: { revision: number; savedBy: string };
  };
  const { number, draft } = saved;
  const conflict = await app.graphql(SAVE, { ...first, number }, owner.token);
  await app.graphql(PUBLISH, { number, revision: draft.revision }, editor.token);
  const { data } = await app.graphql(
    `query ($number: Int!) {
      entry(kind: "category", number: $number) { updatedBy }
      entryVersions(kind: "category", number: $number) { by }
      activity(first: 1) { nodes { event by } }
    }`,
    { number },
    owner.token,
  );
  expect(conflict.errors?.[0]?.extensions).toMatchObject({
    code: 'CONFLICT',
    conflict: { savedBy: editor.email },
  });
  expect({ draft, ...data }).toMatchObject({
    draft: { savedBy: editor.email },
    entry: { updatedBy: editor.email },
    entryVersions: [{ by: editor.email }],
    activity: { nodes: [{ event: 'ENTRY_PUBLISHED', by: editor.email }] },
  });
  expect(await namesOf(editor.email)).toEqual(Object.keys(roles).map(() => 'Ann Sample'));
  await rename('');
  expect(await namesOf(editor.email)).toEqual(Object.keys(roles).map(() => ''));
});
