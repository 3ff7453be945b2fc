import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '../../test/app.ts';
import { type SignedInRole, signInAs } from '../../test/roles.ts';
import { type AdminClient, signInAdmin, uploadAs } from '../../test/samples/content.ts';
import { message } from '../../test/samples/form-samples.ts';
import { sendForm } from '../../test/samples/forms.ts';
import { jpeg } from '../../test/samples/quote.ts';

let app: TestApp;
let owner: AdminClient;
let editor: SignedInRole;
let assistant: SignedInRole;
beforeAll(async () => {
  app = await startApp();
  owner = await signInAdmin(app);
  [editor, assistant] = [await signInAs(app, 'editor'), await signInAs(app, 'assistant')];
});
afterAll(() => app.close());

const ask = (query: string, { token }: { token: string }, variables = {}) =>
  app.graphql(query, variables, token);

const SAVE = `mutation ($kind: String!, $fields: JSONObject!) {
  saveEntryDraft(kind: $kind, fields: $fields, version: 0, revision: 0) { kind number }
}`;
const saveDraft = (kind: string, fields: object, as: { token: string }) => ask(SAVE, as, { kind, fields });

async function upload(width: number): Promise<string> {
  const file = new Blob([new Uint8Array(await jpeg(width, 30))]);
  const query = 'mutation ($file: Upload!) { uploadImage(file: $file) { url } }';
  const { data } = await uploadAs(app, editor.token, query, { file });
  return (data as unknown as { uploadImage: { url: string } }).uploadImage.url;
}

test('the search finds the kinds that the role may edit', async () => {
  await saveDraft('category', { category: 'Lanterns' }, editor);
  await saveDraft('replyTemplate', { name: 'Lanterns, thanks', text: 'Thank you.' }, assistant);
  const kindsFor = async (as: { token: string }) => {
    const { data } = await ask('{ searchEntries(search: "lanterns") { entry { kind } } }', as);
    const found = data?.['searchEntries'] as unknown as { entry: { kind: string } }[] | undefined;
    return found?.map(({ entry }) => entry.kind);
  };
  expect(await kindsFor(owner)).toEqual(['category', 'replyTemplate']);
  expect(await kindsFor(editor)).toEqual(['category']);
  expect(await kindsFor(assistant)).toEqual(['replyTemplate']);
});

test('a link can lead to any page, and shows nothing but its name and path', async () => {
  const about = expect.objectContaining({ kind: 'page', slug: '/about' });
  for (const role of [editor, assistant]) {
    const { data } = await ask('{ linkableEntries { kind slug title } }', role);
    expect(data?.['linkableEntries']).toContainEqual(about);
  }
  for (const field of ['fields', 'unknown', 'draft { savedAt }']) {
    const { errors } = await ask(`{ linkableEntries { kind ${field} } }`, editor);
    expect([field, errors?.[0]?.extensions.code]).toEqual([field, 'FORBIDDEN']);
  }
});

test('the uses of a picture name only the content that the role may edit', async () => {
  const url = await upload(61);
  await owner.createBlog({ title: 'A lit porch', slug_url: 'a-lit-porch', blog_image: url });
  await app.app.database.em
    .fork()
    .execute(
      `update "entry" set "fields" = jsonb_build_object('hero', jsonb_build_object('picture', ?::text)) where "kind" = 'page' and "slug" = '/about'`,
      [url],
    );
  await sendForm(app, message, {});
  const { nodes } = await owner.run<{ nodes: { id: string }[] }>('{ leads(first: 1) { nodes { id } } }');
  await owner.run(
    'mutation ($id: ID!, $input: LeadDraftInput!) { saveLeadDraft(id: $id, input: $input) { id } }',
    { id: nodes[0]?.id, input: { pictures: [url] } },
  );
  const MEDIA =
    'query ($search: String) { media(search: $search) { items { url uses { name entry { kind } } } } }';
  const media = async (as: { token: string }, search?: string) => {
    const { data } = await ask(MEDIA, as, { search });
    const listed = data?.['media'] as unknown as { items: { url: string; uses: object[] }[] } | undefined;
    return listed?.items.find((item) => item.url === url)?.uses;
  };
  const about = { name: expect.stringContaining('About'), entry: { kind: 'page' } };
  const article = { name: 'A lit porch', entry: { kind: 'article' } };
  const reply = { name: 'A draft of a reply', entry: null };
  const hidden = { name: 'Content that you can’t edit', entry: null };
  expect(await media(owner)).toEqual(expect.arrayContaining([article, about, reply]));
  expect(await media(editor)).toEqual(expect.arrayContaining([article, hidden]));
  expect(await media(editor)).not.toContainEqual(reply);
  for (const search of ['about', 'draft of a reply'])
    expect([search, await media(owner, search), await media(editor, search)]).toEqual([
      search,
      expect.anything(),
      undefined,
    ]);

  const REPLACE = 'mutation ($url: String!, $by: String!) { replacePicture(url: $url, by: $by) }';
  const { errors } = await ask(REPLACE, editor, { url, by: await upload(62) });
  expect(errors?.[0]?.extensions.fields).toEqual({
    by: expect.stringMatching(/^Nothing was replaced, because your account may not change “About/),
  });
  expect(await media(editor)).toContainEqual(article);
});

test('the activity has the events that the role may see, and the own sign-ins', async () => {
  const em = app.app.database.em.fork();
  await em.execute('delete from "activity"');
  const add = (event: string, by: string, kind: string | null = null) =>
    em.execute(
      `insert into "activity" ("activity_id", "event", "by", "entryKind") values (gen_random_uuid(), ?, ?, ?)`,
      [event, by, kind],
    );
  await add('login.succeeded', editor.email);
  await add('login.succeeded', assistant.email);
  await add('lead.replied', assistant.email);
  await add('newsletter.started', assistant.email);
  await add('admin.invited', 'owner@example.com');
  await add('person.erased', 'owner@example.com');
  await add('entry.published', editor.email, 'article');
  await add('entry.published', 'owner@example.com', 'business');
  await add('entry.published', assistant.email, 'replyTemplate');
  const events = async (as: { token: string }) => {
    const { data } = await ask('{ activity(first: 50) { nodes { event by entryKind } } }', as);
    const activity = data?.['activity'] as unknown as
      | {
          nodes: { event: string; entryKind: string | null }[];
        }
      | undefined;
    return activity?.nodes.map(({ event, entryKind }) => entryKind ?? event).toSorted();
  };
  expect(await events(editor)).toEqual(['LOGIN_SUCCEEDED', 'article']);
  expect(await events(assistant)).toEqual([
    'LEAD_REPLIED',
    'LOGIN_SUCCEEDED',
    'NEWSLETTER_STARTED',
    'replyTemplate',
  ]);
  expect(await events(owner)).toHaveLength(9);
});

test('entries that wait, and those edited last, are listed for those who may edit them', async () => {
  const draft = async (kind: string, fields: object, as: { token: string }) => {
    const { data } = await saveDraft(kind, fields, as);
    const saved = data?.['saveEntryDraft'] as unknown as { number: number } | undefined;
    await app.app.database.em
      .fork()
      .execute(`update "entry_draft" set "problem" = 'None.' where "kind" = ? and "number" = ?`, [
        kind,
        saved?.number,
      ]);
  };
  await draft('article', { title: 'Late' }, editor);
  await draft('replyTemplate', { name: 'Late' }, assistant);
  const kinds = async (as: { token: string }) => {
    const { data } = await ask('{ dueEntries { entry { kind } reason } recentEntries { kind } }', as);
    const { dueEntries, recentEntries } = data as unknown as {
      dueEntries: { entry: { kind: string }; reason: string }[];
      recentEntries: { kind: string }[];
    };
    const due = dueEntries.filter(({ reason }) => reason === 'PROBLEM').map(({ entry }) => entry.kind);
    return { due, recent: new Set(recentEntries.map(({ kind }) => kind)) };
  };
  const { due, recent } = await kinds(editor);
  expect(due).toEqual(['article']);
  expect([recent.has('article'), recent.has('replyTemplate')]).toEqual([true, false]);
  expect(await kinds(assistant)).toEqual({ due: ['replyTemplate'], recent: new Set(['replyTemplate']) });
  expect((await kinds(owner)).due).toHaveLength(2);
});
