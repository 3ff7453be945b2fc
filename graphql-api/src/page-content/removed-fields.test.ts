import { beforeEach, describe, expect, test } from 'vitest';
import type { Changes } from '../../../rules/seam.ts';
import { startApp, type TestApp } from '../../test/app.ts';
import { EntryEntity, EntryVersionEntity } from '../entry/entity.ts';

const READ = '{ editablePage(page: "/staging") { version changes { path value } } }';
const REVISIONS = '{ pageRevisions(page: "/staging") { revision_id changes { path value } } }';
const UPDATE = `mutation ($changes: [ContentChangeInput!]!, $version: Int!) {
  updatePageContent(page: "/staging", changes: $changes, version: $version) { version }
}`;
const RESTORE = `mutation ($revision: Int!) {
  restorePageContent(page: "/staging", revision: $revision, version: 2) { version changes { path value } }
}`;

/** The changes of an earlier release, whose page had a banner and whose questions had icons. */
const ofEarlierRelease: Changes = {
  'hero.subHeading': 'First',
  'hero.banner': 'Now open',
  'offer.title': 'In spring',
  'details.items': [{ title: 'Do you take pets?', content: 'Yes.', icon: 'paw' }],
};

/** In the order of the database. */
const existing = [
  { path: 'details.items', value: [{ title: 'Do you take pets?', content: 'Yes.' }] },
  { path: 'hero.subHeading', value: 'First' },
];

let app: TestApp;
let token: string;

// Each test changes the same page.
beforeEach(async () => {
  app = await startApp();
  token = await app.signIn();
  await update([{ path: 'hero.subHeading', value: 'First' }], 0);
  await update([{ path: 'hero.subHeading', value: 'Second' }], 1);
  return () => app.close();
});

const update = (changes: object[], version: number) => app.graphql(UPDATE, { changes, version }, token);
const em = () => app.app.database.em.fork();
const staging = async () => (await fetch(`${app.url}/staging`)).text();

/** Restores the first version after it was stored with these changes. */
async function restoreWith(changes: Changes) {
  await em().nativeUpdate(EntryVersionEntity, { kind: 'page', version: 1 }, { fields: changes });
  const { data } = await app.graphql(REVISIONS, {}, token);
  const revisions = data?.['pageRevisions'] as unknown as { revision_id: number; changes: object[] }[];
  const restored = await app.graphql(RESTORE, { revision: revisions[0]?.revision_id }, token);
  return { listed: revisions[0]?.changes, restored };
}

describe('an earlier version', () => {
  test('is listed and restored without the fields that the page no longer has', async () => {
    const { listed, restored } = await restoreWith(ofEarlierRelease);
    expect(listed).toEqual(existing);
    expect(restored).toEqual({ data: { restorePageContent: { version: 3, changes: existing } } });
    const html = await staging();
    expect(html).toContain('Do you take pets?');
    expect(html).not.toContain('Now open');
  });

  test('with a value that no longer fits is rejected at its field and changes nothing', async () => {
    const { restored } = await restoreWith({ 'hero.subHeading': 'x'.repeat(81), 'hero.banner': 'Now open' });
    expect(restored.errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { 'hero.subHeading': 'Line above the heading has at most 80 characters.' },
    });
    expect(await staging()).toContain('Second');
  });
});

test('the stored changes of a page are edited without the fields that it no longer has', async () => {
  await em().nativeUpdate(EntryEntity, { kind: 'page', slug: '/staging' }, { fields: ofEarlierRelease });
  const { data } = await app.graphql(READ, {}, token);
  expect(data?.['editablePage']).toEqual({ version: 2, changes: existing });
  expect((await update(existing, 2)).errors).toBeUndefined();
  expect(await staging()).toContain('Do you take pets?');
});
