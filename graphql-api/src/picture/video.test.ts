import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '../../test/app.ts';
import { type AdminClient, signInAdmin, uploadAs } from '../../test/samples/content.ts';
import { addEntry } from '../../test/samples/entries.ts';
import { jpeg } from '../../test/samples/quote.ts';
import { sweepPictures } from './sweep.ts';

let app: TestApp;
let adminClient: AdminClient;
let mp4: Uint8Array<ArrayBuffer>;
let poster: string;
let added = 0;
beforeAll(async () => {
  app = await startApp();
  adminClient = await signInAdmin(app);
  mp4 = new Uint8Array(await readFile(new URL('../../demo-media/global-tour.mp4', import.meta.url)));
  const file = new Blob([new Uint8Array(await jpeg(77, 30))]);
  const query = 'mutation ($file: Upload!) { uploadImage(file: $file, alt: "A room") { url } }';
  const { data } = await uploadAs(app, adminClient.token, query, { file });
  poster = (data as unknown as { uploadImage: { url: string } }).uploadImage.url;
  await adminClient.run('mutation ($urls: [String!]!) { keepPictures(urls: $urls) }', { urls: [poster] });
});
afterAll(() => app.close());

/** Uploads a video that the site does not have, or the one with this number of bytes more. */
async function upload(more = (added += 1)): Promise<string> {
  const query = 'mutation ($file: Upload!, $poster: String!) { uploadVideo(file: $file, poster: $poster) }';
  const file = new Blob([mp4, new Uint8Array(more)]);
  const { data } = await uploadAs(app, adminClient.token, query, { file }, { poster });
  return data?.['uploadVideo'] as unknown as string;
}

interface Stored {
  video: { src: string };
  uses: { name: string }[];
  deletedOn: string | null;
}
async function stored(src: string): Promise<Stored | undefined> {
  const videos = await adminClient.run<Stored[]>('{ videos { video { src } uses { name } deletedOn } }');
  return videos.find(({ video }) => video.src === src);
}
const change = (name: string, src: string) =>
  adminClient.run<boolean>(`mutation ($src: String!) { ${name}(src: $src) }`, { src });
const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000);
const statusOf = async (src: string) => (await fetch(app.url + src, { method: 'HEAD' })).status;

test('a video that nothing uses stays until an admin deletes it, and for thirty days after', async () => {
  const src = await upload();
  await sweepPictures(app.app, inDays(400));
  expect(await stored(src)).toMatchObject({ uses: [], deletedOn: null });
  expect(await change('deleteVideo', src)).toBe(true);
  expect((await stored(src))?.deletedOn).not.toBeNull();
  await sweepPictures(app.app, inDays(29));
  expect(await change('restoreVideo', src)).toBe(true);
  await sweepPictures(app.app, inDays(31));
  expect(await statusOf(src)).toBe(200);
  await change('deleteVideo', src);
  await sweepPictures(app.app, inDays(31));
  expect([await stored(src), await statusOf(src)]).toEqual([undefined, 404]);
});

test('a video that a project shows is not deleted, and its use is named', async () => {
  const src = await upload();
  await addEntry(adminClient, 'project', { title: 'A tour', group: 'GLOBAL', picture: poster, video: src });
  expect((await stored(src))?.uses).toEqual([{ name: 'A tour' }]);
  expect(await change('deleteVideo', src)).toBe(false);
});

test('an upload of a deleted video restores it, and so does a project with it', async () => {
  const [again, used] = [await upload(), await upload()];
  await change('deleteVideo', again);
  await change('deleteVideo', used);
  expect(await upload(added - 1)).toBe(again);
  await addEntry(adminClient, 'project', { title: 'Again', group: 'GLOBAL', picture: poster, video: used });
  expect([(await stored(again))?.deletedOn, (await stored(used))?.deletedOn]).toEqual([null, null]);
  await sweepPictures(app.app, inDays(31));
  expect([await statusOf(again), await statusOf(used)]).toEqual([200, 200]);
});
