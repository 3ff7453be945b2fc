import 'fake-indexeddb/auto';
import { afterEach, expect, test } from 'vitest';
import { type Draft, database, type StoredPhoto } from '../shared/database.ts';
import { readDraft, readPhoto } from '../shared/draft-store.ts';
import { putShared, takeShared } from './share-target.ts';

const draftWith = (photos: readonly StoredPhoto[]): Draft => ({
  key: 'quote',
  submissionId: 'one',
  values: { city: 'Milton' },
  photos: [...photos],
  savedAt: 1,
});

const photo = (name: string) => new File([name], `${name}.jpg`, { type: 'image/jpeg' });
const share = () => putShared([photo('room'), photo('hall')], 5);

afterEach(async () => {
  const db = await database();
  for (const store of ['drafts', 'photos'] as const) await db.clear(store);
});

test('shared photos move into the draft once, with their bytes', async () => {
  expect(await takeShared(draftWith)).toBe('none');
  await share();
  expect(await takeShared(draftWith)).toBe('taken');
  const photos = (await readDraft('quote'))?.photos ?? [];
  expect(photos.map(({ name }) => name)).toEqual(['room.jpg', 'hall.jpg']);
  const words = photos.map(async ({ id }) => (await readPhoto(id))?.text());
  expect(await Promise.all(words)).toEqual(['room', 'hall']);
  expect(await takeShared(draftWith)).toBe('none');
});

test('shared photos stay stored if the draft cannot be stored', async () => {
  await share();
  const unstorable = (photos: readonly StoredPhoto[]): Draft =>
    Object.assign(draftWith(photos), { values: { city: () => 'no clone of a function' } });
  await expect(takeShared(unstorable)).rejects.toThrow('could not be cloned');
  expect(await readDraft('quote')).toBeUndefined();
  expect(await takeShared(draftWith)).toBe('taken');
});

test('photos that do not fit are deleted with their bytes', async () => {
  await share();
  expect(await takeShared(() => undefined)).toBe('rejected');
  expect(await takeShared(draftWith)).toBe('none');
  expect(await (await database()).count('photos')).toBe(0);
});
