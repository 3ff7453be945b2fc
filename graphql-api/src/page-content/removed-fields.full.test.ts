import { beforeEach, describe, expect, test } from 'vitest';
import type { Changes } from '../../../rules/changes.ts';
import { startApp, type TestApp } from '../../test/app.ts';
import { changePage, versionsOf } from '../../test/page-content.ts';
import { EntryEntity, EntryVersionEntity } from '../entry/entity.ts';

const READ = '{ editablePage(page: "/staging") { entry { version fields unknown } } }';

/** The changes of an earlier release, whose page had a banner and whose questions had icons. */
const ofEarlierRelease: Changes = {
  'hero.subHeading': 'First',
  'hero.banner': 'Now open',
  'offer.title': 'In spring',
  'details.items': [{ title: 'Do you take pets?', content: 'Yes.', icon: 'paw' }],
};

/** Its fields that the page has, as a client sends them that leaves out the others. */
const existing = {
  'details.items': [{ title: 'Do you take pets?', content: 'Yes.' }],
  'hero.subHeading': 'First',
};

const unknown = ['hero.banner', 'offer.title', 'details.items[0].icon'];

let app: TestApp;
let token: string;

// Each test changes the same page.
beforeEach(async () => {
  app = await startApp();
  token = await app.signIn();
  await update({ 'hero.subHeading': 'First' }, 0);
  await update({ 'hero.subHeading': 'Second' }, 1);
  return () => app.close();
});

const ask = (query: string, variables: object) => app.graphql(query, variables, token);
const update = (changes: object, version: number) => changePage(ask, '/staging', changes, version);
const em = () => app.app.database.em.fork();
const staging = async () => (await fetch(`${app.url}/staging`)).text();

/** Restores the first version after it was stored with these changes. */
async function restoreWith(changes: Changes) {
  await em().nativeUpdate(EntryVersionEntity, { kind: 'page', version: 1 }, { fields: changes });
  const [, earlier] = await versionsOf(ask, '/staging');
  const restored = await update(earlier?.fields ?? {}, 2);
  return { listed: earlier?.fields, restored };
}

describe('an earlier version', () => {
  test('is restored with the fields that the page no longer has, and visitors do not see these', async () => {
    const { listed, restored } = await restoreWith(ofEarlierRelease);
    expect(listed).toEqual(ofEarlierRelease);
    expect(restored.data).toMatchObject({ publishEntry: { version: 3, fields: ofEarlierRelease } });
    expect(JSON.stringify(await ask('{ pageContents { changes { path value } } }', {}))).not.toMatch(
      /Now open|In spring|paw/,
    );
    const html = await staging();
    expect(html).toContain('Do you take pets?');
    expect(html).not.toContain('Now open');
  });

  test('with a value that no longer fits is rejected at its field and changes nothing', async () => {
    const { restored } = await restoreWith({ 'hero.subHeading': 'x'.repeat(81), 'hero.banner': 'Now open' });
    expect(restored.errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { 'hero.subHeading': 'Line above the heading is at most 80 characters.' },
    });
    expect(await staging()).toContain('Second');
  });
});

describe('the stored changes of a page', () => {
  const stored = async () =>
    (await em().findOneOrFail(EntryEntity, { kind: 'page', slug: '/staging' })).fields;
  const edited = { title: 'Do you take cats?', content: 'Yes.' };

  beforeEach(async () => {
    await em().nativeUpdate(EntryEntity, { kind: 'page', slug: '/staging' }, { fields: ofEarlierRelease });
  });

  test('are edited with the fields that it no longer has, which are named and stay stored', async () => {
    const { data } = await app.graphql(READ, {}, token);
    expect(data?.['editablePage']).toEqual({ entry: { version: 2, fields: ofEarlierRelease, unknown } });
    expect((await update(existing, 2)).errors).toBeUndefined();
    const { 'hero.banner': banner, 'offer.title': title } = ofEarlierRelease;
    expect(await stored()).toEqual({ ...existing, 'hero.banner': banner, 'offer.title': title });
    expect(await staging()).toContain('Do you take pets?');
  });

  test('lose a field that the page no longer has by null, and keep one of an item that names it', async () => {
    const items = [edited, { ...edited, icon: 'paw' }];
    const changes = { ...existing, 'details.items': items, 'hero.banner': null, 'offer.title': null };
    expect((await update(changes, 2)).errors).toBeUndefined();
    expect(await stored()).toEqual({ ...existing, 'details.items': items });
  });

  test('that equal the original keep an unknown field of an item', async () => {
    const { data } = await app.graphql('{ editablePage(page: "/staging") { original } }', {}, token);
    const { original } = Object(data)['editablePage'] as {
      original: { details: { items: object[] } };
    };
    const items = original.details.items.map((item, at) => (at === 0 ? { ...item, icon: 'paw' } : item));
    expect((await update({ 'details.items': items }, 2)).errors).toBeUndefined();
    expect(await stored()).toMatchObject({ 'details.items': items });
    expect((await update({}, 3)).errors).toBeUndefined();
    expect(await stored()).not.toHaveProperty('details.items');
  });
});
