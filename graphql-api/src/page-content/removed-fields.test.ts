import { beforeEach, describe, expect, test } from 'vitest';
import type { Changes } from '../../../rules/seam.ts';
import { startApp, type TestApp } from '../../test/app.ts';
import { changePage, type PageVersion, restorePage, versionsOf } from '../../test/page-content.ts';
import { EntryEntity, EntryVersionEntity } from '../entry/entity.ts';

const READ = '{ editablePage(page: "/staging") { entry { version fields } } }';

/** The changes of an earlier release, whose page had a banner and whose questions had icons. */
const ofEarlierRelease: Changes = {
  'hero.subHeading': 'First',
  'hero.banner': 'Now open',
  'offer.title': 'In spring',
  'details.items': [{ title: 'Do you take pets?', content: 'Yes.', icon: 'paw' }],
};

const existing = {
  'details.items': [{ title: 'Do you take pets?', content: 'Yes.' }],
  'hero.subHeading': 'First',
};

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
  const restored = await restorePage(ask, '/staging', earlier as PageVersion, 2);
  return { listed: earlier?.fields, restored };
}

describe('an earlier version', () => {
  test('is listed and restored without the fields that the page no longer has', async () => {
    const { listed, restored } = await restoreWith(ofEarlierRelease);
    expect(listed).toEqual(existing);
    expect(restored).toEqual({ data: { restoreEntryVersion: { version: 3, fields: existing } } });
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
  expect(data?.['editablePage']).toEqual({ entry: { version: 2, fields: existing } });
  expect((await update(existing, 2)).errors).toBeUndefined();
  expect(await staging()).toContain('Do you take pets?');
});
