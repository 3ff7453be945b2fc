import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp, type TestApp } from '../../test/app.ts';
import { type AdminClient, signInAdmin, uploadAs } from '../../test/samples/content.ts';
import { addEntry, changeEntry } from '../../test/samples/entries.ts';
import { jpeg } from '../../test/samples/quote.ts';

interface Item {
  title: string;
  picture: { alt: string; width: number };
  before?: { alt: string };
  video?: { type: string; width: number; byteSize: number };
}

const ITEM = `fragment I on PortfolioItem {
  title picture { alt width }
  ... on PortfolioPair { before { alt } }
  ... on PortfolioVideo { video { type width byteSize } }
}`;

let app: TestApp;
let adminClient: AdminClient;
beforeAll(async () => {
  app = await startApp();
  adminClient = await signInAdmin(app);
});
afterAll(() => app.close());

const image = async (width: number) => new Blob([new Uint8Array(await jpeg(width, 60))]);
/** Returns the public items of a group. */
const group = async (name: string): Promise<Item[]> => {
  const { data } = await app.graphql(`{ portfolio { name items { ...I } } } ${ITEM}`);
  const groups = data?.['portfolio'] as unknown as { name: string; items: Item[] }[];
  return groups.find((each) => each.name === name)?.items ?? [];
};
const titles = async (name: string) => (await group(name)).map((item) => item.title);
/** Uploads a picture of this width and returns its URL. */
const upload = async (width: number, alt = 'A room'): Promise<string> => {
  const query = 'mutation ($file: Upload!, $alt: String) { uploadImage(file: $file, alt: $alt) { url } }';
  const { data } = await uploadAs(app, adminClient.token, query, { file: await image(width) }, { alt });
  return (data as unknown as { uploadImage: { url: string } }).uploadImage.url;
};
/** Adds a project in front of the others of its tab; returns its number, or the messages by field. */
const add = async (fields: object): Promise<number | object | undefined> => {
  const { number, errors } = await addEntry(adminClient, 'project', { group: 'COMMERCIAL', ...fields });
  if (number === undefined) return errors?.[0]?.extensions.fields;
  await move(number, 0);
  return number;
};
const addPicture = async (title: string, width: number, more: object = {}) =>
  (await add({ title, picture: await upload(width, `${title}, seen`), ...more })) as number;
const uploadVideo = async (file: Blob, poster: string) => {
  const query = 'mutation ($file: Upload!, $poster: String!) { uploadVideo(file: $file, poster: $poster) }';
  const { data, errors } = await uploadAs(app, adminClient.token, query, { file }, { poster });
  return { url: data?.['uploadVideo'] as unknown as string, fields: errors?.[0]?.extensions.fields };
};
const move = (number: number, position: number) =>
  adminClient.run(
    `mutation ($number: Int!, $position: Int!) {
      moveEntry(kind: "project", number: $number, position: $position) { number }
    }`,
    { number, position },
  );

describe('the portfolio', () => {
  test('shows a picture at the first position, with its alternative text', async () => {
    await addPicture('Lobby', 61);
    expect((await group('COMMERCIAL'))[0]).toMatchObject({
      title: 'Lobby',
      picture: { alt: 'Lobby, seen', width: 61 },
    });
    expect(await add({ title: 'No text', picture: await upload(62, '') })).toEqual({
      'picture.alt': 'Alternative text is required.',
    });
    expect(await add({ title: 'Foreign', picture: 'https://example.com/x.jpg' })).toEqual({
      picture: 'Upload the picture first.',
    });
  });

  test('accepts pairs with a text for both pictures', async () => {
    const picture = await upload(71, 'After');
    await add({ title: 'Pair', picture, before: await upload(70, 'Before') });
    expect((await group('COMMERCIAL'))[0]).toMatchObject({
      picture: { alt: 'After' },
      before: { alt: 'Before' },
    });
    expect(await add({ title: 'Pair', picture, before: await upload(72, '') })).toHaveProperty('before.alt');
  });

  test('accepts videos, with the size of their poster, and no other files', async () => {
    const mp4 = await readFile(new URL('../../demo-media/global-tour.mp4', import.meta.url));
    // Longer than a photo may be: decoders ignore bytes after the end of an MP4.
    const file = new Blob([new Uint8Array(mp4), new Uint8Array(11 * 1024 * 1024)]);
    const picture = await upload(80);
    const { url: video } = await uploadVideo(file, picture);
    await add({ title: 'Tour', picture, video });
    expect((await group('COMMERCIAL'))[0]).toMatchObject({ video: { width: 80, byteSize: file.size } });
    expect((await uploadVideo(await image(81), picture)).fields).toEqual({
      video: 'The video is an MP4 file.',
    });
    expect((await uploadVideo(file, '/pictures/x.jpg')).fields).toEqual({
      poster: 'Upload the picture first.',
    });
  });

  test('stores a video once when it is uploaded several times at once', async () => {
    const mp4 = await readFile(new URL('../../demo-media/global-tour.mp4', import.meta.url));
    const video = new Blob([new Uint8Array(mp4), new Uint8Array(5)]);
    const poster = await upload(83);
    const made = await Promise.all([1, 2, 3, 4].map(() => uploadVideo(video, poster)));
    expect(new Set(made.map(({ url }) => url)).size).toBe(1);
    expect(made[0]?.url).toMatch(/^\/videos\//);
  });

  test('names the files that show it on a screen, each once and with its real size', async () => {
    const ask = async (width: number) => {
      const query = `{ portfolioFiles(width: ${width}, format: WEBP) { src byteSize } }`;
      return (await app.graphql(query)).data?.['portfolioFiles'] as unknown as {
        src: string;
        byteSize: number;
      }[];
    };
    const files = await ask(800);
    expect(new Set(files.map(({ src }) => src)).size).toBe(files.length);
    const { data } = await app.graphql(
      `{ portfolio { items { picture { src } ... on PortfolioPair { before { src } } ... on PortfolioVideo { video { src } } } } }`,
    );
    const ids = (found: unknown) =>
      new Set(
        JSON.stringify(found)
          .match(/(?:pictures|videos)\/[0-9a-f]{32}/g)
          ?.values(),
      );
    expect(ids(files)).toEqual(ids(data));
    const videos = files.filter(({ src }) => src.endsWith('.mp4'));
    for (const file of [...files.slice(0, 3), ...videos]) {
      const response = await fetch(app.url + file.src);
      const length = Number(response.headers.get('content-length'));
      expect([length, (await response.arrayBuffer()).byteLength]).toEqual([file.byteSize, file.byteSize]);
    }
    expect(files[0]?.src).toMatch(/\/800\.webp$/);
    expect((await ask(2560))[0]?.src).toMatch(/\/1440\.webp$/);
    const unknown = await app.graphql('{ portfolioFiles(width: 801, format: WEBP) { src } }');
    expect(unknown.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  test('a video can be resumed from any byte, and is sent whole if it has changed', async () => {
    const { data } = await app.graphql(
      '{ portfolio { items { ... on PortfolioVideo { video { src byteSize } } } } }',
    );
    const groups = data?.['portfolio'] as unknown as {
      items: { video?: { src: string; byteSize: number } }[];
    }[];
    const { src = '', byteSize = 0 } =
      groups.flatMap(({ items }) => items).find(({ video }) => video !== undefined)?.video ?? {};
    const ask = (headers: Record<string, string>) => fetch(app.url + src, { headers });
    const whole = await ask({});
    const bytes = await whole.bytes();
    const etag = whole.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[0-9a-f]{32}"$/);
    expect(whole.headers.get('accept-ranges')).toBe('bytes');
    expect([whole.status, bytes.length]).toEqual([200, byteSize]);
    const head = await fetch(app.url + src, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(byteSize)]);

    const from = byteSize - 1000;
    const rest = await ask({ range: `bytes=${from}-`, 'if-range': etag });
    expect([rest.status, rest.headers.get('etag')]).toEqual([206, etag]);
    expect(rest.headers.get('content-range')).toBe(`bytes ${from}-${byteSize - 1}/${byteSize}`);
    expect(Buffer.compare(await rest.bytes(), bytes.subarray(from))).toBe(0);
    const last = await ask({ range: 'bytes=-500' });
    expect([last.status, last.headers.get('content-length')]).toEqual([206, '500']);
    expect(Buffer.compare(await last.bytes(), bytes.subarray(-500))).toBe(0);

    // An invalid range, several ranges, and a range past the end return the whole file.
    for (const range of ['bytes=x-', 'bytes=0-1,5-6', `bytes=-${byteSize + 1}`, 'bytes=5', 'lines=0-1'])
      expect.soft([range, (await ask({ range })).status]).toEqual([range, 200]);
    const changed = await ask({ range: `bytes=${from}-`, 'if-range': '"another"' });
    expect([changed.status, (await changed.bytes()).length]).toEqual([200, byteSize]);
    const beyond = await ask({ range: `bytes=${byteSize}-`, 'if-range': etag });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${byteSize}`]);
  });

  test('is reordered, and a deleted project returns to its position', async () => {
    const one = await addPicture('One', 91);
    const two = await addPicture('Two', 92);
    expect((await titles('COMMERCIAL')).slice(0, 2)).toEqual(['Two', 'One']);
    await move(one, 0);
    expect((await titles('COMMERCIAL')).slice(0, 2)).toEqual(['One', 'Two']);
    await move(two, 99);
    expect((await titles('COMMERCIAL')).at(-1)).toBe('Two');
    await changeEntry(adminClient, 'removeEntry', 'project', one);
    expect(await titles('COMMERCIAL')).not.toContain('One');
    await changeEntry(adminClient, 'restoreEntry', 'project', one);
    expect((await titles('COMMERCIAL'))[0]).toBe('One');
  });

  test('has the facts of projects within their limits', async () => {
    const facts = { town: ' Milton ', rooms: 3, days: 2, package: 'Full-Service' };
    await addPicture('Measured', 96, facts);
    const { data } = await app.graphql('{ portfolioItem(slug: "measured") { town rooms days package } }');
    expect(data?.['portfolioItem']).toEqual({ ...facts, town: 'Milton' });
    const broken = { title: 'Broken', picture: await upload(96), rooms: 0, town: 'x'.repeat(61) };
    expect(await add(broken)).toEqual({
      rooms: 'Rooms is at least 1.',
      town: 'Town is at most 60 characters.',
    });
  });

  test('has projects with an address, more pictures, pairs, a story and a testimonial', async () => {
    const number = await addPicture('Loft on Main Street', 110);
    const { fields, version } = await adminClient.run<{ fields: object; version: number }>(
      'query ($number: Int!) { entry(kind: "project", number: $number) { fields version } }',
      { number },
    );
    expect(fields).toMatchObject({ slug_url: 'loft-on-main-street', group: 'COMMERCIAL' });
    const more = [await upload(111), await upload(112), await upload(113)];
    const describePicture = 'mutation ($url: String!) { describePicture(url: $url, alt: "A loft") { url } }';
    for (const url of more) await adminClient.run(describePicture, { url });
    const project = {
      ...fields,
      slug_url: 'the loft',
      story: '<p>Bare <script>x</script>brick.</p>',
      pictures: [{ picture: more[0] }],
      pairs: [{ before: more[1], after: more[2] }],
      quote: 'Sold in a week.',
      client: 'A builder in Milton',
      service: '/staging',
    };
    const save = `mutation ($number: Int, $fields: JSONObject!, $version: Int!) {
      saveEntryDraft(kind: "project", number: $number, fields: $fields, version: $version, revision: 0) { draft { revision } }
    }`;
    const { draft } = await adminClient.run<{ draft: object }>(save, { number, fields: project, version });
    const publish = `mutation ($number: Int!, $revision: Int!) {
      publishEntry(kind: "project", number: $number, revision: $revision) { address }
    }`;
    expect(await adminClient.run(publish, { ...draft, number })).toEqual({
      address: '/portfolio/the-loft',
    });
    const { data } = await app.graphql(
      `{ portfolioItem(slug: "loft-on-main-street") {
        slug story pictures { width } pairs { before { width } after { width } } quote client service
      } }`,
    );
    expect(data?.['portfolioItem']).toEqual({
      slug: 'the-loft',
      story: '<p>Bare brick.</p>',
      pictures: [{ width: 111 }],
      pairs: [{ before: { width: 112 }, after: { width: 113 } }],
      quote: 'Sold in a week.',
      client: 'A builder in Milton',
      service: '/staging',
    });
    const files = await app.graphql('{ portfolioFiles(width: 800, format: WEBP) { src } }');
    for (const url of more) expect(JSON.stringify(files.data)).toContain(url.split('/')[2]);
  });

  test('makes a slug from the caption, which no other project has', async () => {
    const slugOf = async (title: string, width: number) => {
      const number = await addPicture(title, width);
      const query = 'query ($number: Int!) { entry(kind: "project", number: $number) { slug } }';
      return (await adminClient.run<{ slug: string }>(query, { number })).slug;
    };
    expect(await slugOf('Same room', 120)).toBe('same-room');
    expect(await slugOf('Same room', 121)).toBe('same-room-2');
    expect(await slugOf('…', 122)).toBe('project');
    expect(await slugOf('Present', 123)).toBe('project-2');
    expect(
      (await app.graphql('{ portfolioItem(slug: "none") { slug } }')).data?.['portfolioItem'],
    ).toBeNull();
  });

  test('rejects a video that is not on the server', async () => {
    const video = `/videos/${'0'.repeat(32)}.mp4`;
    expect(await add({ title: 'A', picture: await upload(130), video })).toHaveProperty('video');
  });
});
