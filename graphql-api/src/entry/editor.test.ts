import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '../../test/app.ts';
import { moveClock } from '../../test/database-clock.ts';
import { type SignedInRole, signInAs } from '../../test/roles.ts';

let app: TestApp;
let owner: SignedInRole;
let editor: SignedInRole;
beforeAll(async () => {
  app = await startApp({}, { hasMovableClock: true });
  [owner, editor] = [await signInAs(app, 'owner'), await signInAs(app, 'editor')];
});
afterAll(() => app.close());

const OPEN = `mutation ($kind: String!, $number: Int!, $isOpen: Boolean!) {
  setEntryOpen(kind: $kind, number: $number, isOpen: $isOpen)
}`;
const tell = async (as: SignedInRole, { kind = 'article', number = 1, isOpen = true } = {}) => {
  const { data, errors } = await app.graphql(OPEN, { kind, number, isOpen }, as.token);
  return data?.['setEntryOpen'] ?? errors?.[0]?.extensions.code;
};

test('an admin learns who else has an entry open, until they close it or leave', async () => {
  expect(await tell(owner)).toEqual([]);
  expect(await tell(editor)).toEqual([owner.email]);
  expect(await tell(owner)).toEqual([editor.email]);
  expect(await tell(editor, { number: 2 })).toEqual([]);
  expect(await tell(editor, { isOpen: false })).toEqual([owner.email]);
  expect(await tell(owner)).toEqual([]);

  await tell(editor);
  await moveClock(app, `interval '34 seconds'`);
  expect(await tell(owner)).toEqual([editor.email]);
  await moveClock(app, `interval '36 seconds'`);
  expect(await tell(owner)).toEqual([]);
});

test('the editors of content for other roles are hidden, and unknown entries have none', async () => {
  expect(await tell(editor, { kind: 'page' })).toBe('FORBIDDEN');
  expect(await tell(owner, { number: 99_999 })).toEqual([]);
});
