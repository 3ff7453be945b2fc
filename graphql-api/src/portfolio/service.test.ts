import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp, type TestApp } from '../../test/app.ts';
import { type AdminClient, signInAdmin, uploadAs } from '../../test/samples/content.ts';
import { jpeg } from '../../test/samples/quote.ts';

interface Item {
  portfolio_id: number;
  title: string;
  picture: { alt: string; width: number };
  before?: { alt: string };
  video?: { type: string; width: number; byteSize: number };
}

const ITEM = `fragment I on PortfolioItem {
  portfolio_id title picture { alt width }
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
const upload = async (width: number): Promise<string> => {
  const query = 'mutation ($file: Upload!) { uploadImage(file: $file) { url } }';
  const { data } = await uploadAs(app, adminClient.token, query, { file: await image(width) });
  return (data as unknown as { uploadImage: { url: string } }).uploadImage.url;
};
const add = (operation: string, urls: Record<string, string>, input: object) => {
  const names = Object.keys(urls);
  return adminClient.ask(
    `mutation ($input: PortfolioItemInput!, ${names.map((name) => `$${name}: String!`).join(', ')}) {
      ${operation}(group: COMMERCIAL, input: $input, ${names.map((name) => `${name}: $${name}`).join(', ')}) { ...I }
    } ${ITEM}`,
    { input, ...urls },
  );
};
const addPicture = async (title: string, width: number) => {
  const { data } = await add(
    'addPortfolioPicture',
    { image: await upload(width) },
    { title, alt: `${title}, seen` },
  );
  return data?.['addPortfolioPicture'] as unknown as Item;
};
const addVideo = async (video: Blob, title: string, poster: string) =>
  uploadAs(
    app,
    adminClient.token,
    `mutation ($video: Upload!, $input: PortfolioItemInput!, $poster: String!) {
      addPortfolioVideo(group: COMMERCIAL, input: $input, video: $video, poster: $poster) { ...I }
    } ${ITEM}`,
    { video },
    { poster, input: { title, alt: 'A room' } },
  );
const move = (id: number, to: string, position: number) =>
  adminClient.run(
    'mutation ($id: Int!, $to: PortfolioGroupName!, $position: Int!) { movePortfolioItem(id: $id, group: $to, position: $position) { title } }',
    { id, to, position },
  );

describe('the portfolio', () => {
  test('adds a picture at the first position, with its alternative text', async () => {
    await addPicture('Lobby', 61);
    expect((await group('COMMERCIAL'))[0]).toMatchObject({
      title: 'Lobby',
      picture: { alt: 'Lobby, seen', width: 61 },
    });
    const noText = await add(
      'addPortfolioPicture',
      { image: await upload(62) },
      { title: 'No text', alt: '' },
    );
    expect(noText.errors?.[0]?.extensions.fields).toEqual({ alt: 'Description is required.' });
    const foreign = await add(
      'addPortfolioPicture',
      { image: 'https://example.com/x.jpg' },
      { title: 'Foreign', alt: 'x' },
    );
    expect(foreign.errors?.[0]?.extensions.fields).toEqual({ image: 'Upload the picture first.' });
  });

  test('accepts pairs with a text for both pictures', async () => {
    const images = { before: await upload(70), after: await upload(71) };
    const texts = { title: 'Pair', alt: 'After', beforeAlt: 'Before' };
    const { data } = await add('addPortfolioPair', images, texts);
    expect(data?.['addPortfolioPair']).toMatchObject({
      picture: { alt: 'After' },
      before: { alt: 'Before' },
    });
    const { errors } = await add('addPortfolioPair', images, { ...texts, beforeAlt: undefined });
    expect(errors?.[0]?.extensions.fields).toHaveProperty('beforeAlt');
  });

  test('accepts videos, with the size of their poster, and no other files', async () => {
    const mp4 = await readFile(new URL('../../demo-media/global-tour.mp4', import.meta.url));
    // Longer than a photo may be: decoders ignore bytes after the end of an MP4.
    const video = new Blob([new Uint8Array(mp4), new Uint8Array(11 * 1024 * 1024)]);
    const made = await addVideo(video, 'Tour', await upload(80));
    expect(made.data?.['addPortfolioVideo']).toMatchObject({ video: { width: 80, byteSize: video.size } });
    const rejected = await addVideo(await image(81), 'No tour', await upload(82));
    expect(rejected.errors?.[0]?.extensions.fields).toEqual({ video: 'The video is an MP4 file.' });
  });

  test('stores a video once when it is uploaded several times at once', async () => {
    const mp4 = await readFile(new URL('../../demo-media/global-tour.mp4', import.meta.url));
    const video = new Blob([new Uint8Array(mp4), new Uint8Array(5)]);
    const poster = await upload(83);
    const uploads = ['One', 'Two', 'Three', 'Four'].map((title) => addVideo(video, title, poster));
    const made = await Promise.all(uploads);
    expect(made.flatMap(({ errors }) => errors ?? [])).toEqual([]);
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

  test('is reordered, also between groups', async () => {
    const one = await addPicture('One', 91);
    const two = await addPicture('Two', 92);
    await move(two.portfolio_id, 'COMMERCIAL', 0);
    await move(one.portfolio_id, 'COMMERCIAL', 1);
    expect((await titles('COMMERCIAL')).slice(0, 2)).toEqual(['Two', 'One']);
    await move(two.portfolio_id, 'GLOBAL', 99);
    expect((await titles('GLOBAL')).at(-1)).toBe('Two');
    expect((await titles('COMMERCIAL'))[0]).toBe('One');
  });

  test('changes the caption of an item, and restores a deleted one', async () => {
    const { portfolio_id: id } = await addPicture('Caption', 95);
    const input = { title: 'Better caption', alt: 'Better text' };
    await adminClient.run(
      'mutation ($id: Int!, $input: PortfolioItemInput!) { updatePortfolioItem(id: $id, input: $input, version: 1) { title } }',
      { id, input },
    );
    expect((await group('COMMERCIAL'))[0]).toMatchObject({
      title: input.title,
      picture: { alt: input.alt },
    });
    await adminClient.run('mutation ($id: Int!) { deletePortfolioItem(id: $id) { portfolio_id } }', { id });
    expect(await titles('COMMERCIAL')).not.toContain(input.title);
    expect(await adminClient.run(`{ deletedPortfolioItems { ...I } } ${ITEM}`)).toMatchObject([
      { title: input.title },
    ]);
    await adminClient.run('mutation ($id: Int!) { restorePortfolioItem(id: $id) { title } }', { id });
    expect((await titles('COMMERCIAL'))[0]).toBe(input.title);
    const removed = await adminClient.ask('mutation { deletePortfolioItem(id: 999999) { portfolio_id } }');
    expect(removed.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });

  test('stores the facts of a project, which do not change if a client omits them', async () => {
    const { portfolio_id: id } = await addPicture('Told', 96);
    let version = 1;
    const update = async (facts?: object | null) => {
      const answer = await adminClient.ask(
        `mutation ($id: Int!, $facts: PortfolioFactsInput, $version: Int!) {
          updatePortfolioItem(id: $id, input: { title: "Told", alt: "A room" }, facts: $facts, version: $version) {
            town rooms days package
          }
        }`,
        { id, version, ...(facts !== undefined && { facts }) },
      );
      if (!answer.errors) version += 1;
      return answer;
    };
    const factsOf = async (facts?: object | null) => (await update(facts)).data?.['updatePortfolioItem'];
    const noFacts = { town: null, rooms: null, days: null, package: null };
    expect(await factsOf()).toEqual(noFacts);
    const facts = { town: ' Milton ', rooms: 3, days: 2, package: 'Full-Service' };
    expect(await factsOf(facts)).toEqual({ ...facts, town: 'Milton' });
    expect(await factsOf()).toEqual({ ...facts, town: 'Milton' });
    expect(await factsOf(null)).toEqual({ ...facts, town: 'Milton' });
    expect((await update({ rooms: 0, town: 'x'.repeat(61) })).errors?.[0]?.extensions.fields).toEqual({
      rooms: 'Rooms is at least 1.',
      town: 'Town is at most 60 characters.',
    });
    expect(await factsOf({ days: 4 })).toEqual({ ...noFacts, days: 4 });
    expect(await factsOf({})).toEqual(noFacts);
  });

  test('rejects the second of two changes of one version, with the stored one', async () => {
    const { portfolio_id: id } = await addPicture('Contested', 97);
    const change = (title: string) =>
      adminClient.ask(
        `mutation ($id: Int!, $title: String!) {
          updatePortfolioItem(id: $id, input: { title: $title, alt: "A room" }, version: 1) { version }
        }`,
        { id, title },
      );
    expect((await change('First')).data?.['updatePortfolioItem']).toEqual({ version: 2 });
    expect((await change('Second')).errors?.[0]?.extensions).toMatchObject({
      code: 'CONFLICT',
      conflict: { version: 2, savedBy: 'owner@example.com' },
    });
    expect(await titles('COMMERCIAL')).toContain('First');
  });

  test('adds an item at a given position', async () => {
    const { errors } = await adminClient.ask(
      `mutation ($image: String!) {
        addPortfolioPicture(group: COMMERCIAL, position: 2, image: $image, input: { title: "Third", alt: "x" }) { title }
      }`,
      { image: await upload(98) },
    );
    expect(errors).toBeUndefined();
    expect((await titles('COMMERCIAL'))[2]).toBe('Third');
  });

  test('has projects with an address, more pictures, pairs, a story and a testimonial', async () => {
    const added = await addPicture('Loft on Main Street', 110);
    const { fields, version } = await adminClient.run<{ fields: object; version: number }>(
      'query ($number: Int!) { entry(kind: "project", number: $number) { fields version } }',
      { number: added.portfolio_id },
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
      saveEntryDraft(kind: "project", number: $number, fields: $fields, version: $version, revision: 0) { number }
    }`;
    await adminClient.run(save, { number: added.portfolio_id, fields: project, version });
    const publish =
      'mutation ($number: Int!) { publishEntry(kind: "project", number: $number, revision: 1) { address } }';
    expect(await adminClient.run(publish, { number: added.portfolio_id })).toEqual({
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
      const { portfolio_id } = await addPicture(title, width);
      const query = 'query ($number: Int!) { entry(kind: "project", number: $number) { slug } }';
      return (await adminClient.run<{ slug: string }>(query, { number: portfolio_id })).slug;
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
    const draft = {
      title: 'A',
      group: 'GLOBAL',
      picture: await upload(130),
      video: `/videos/${'0'.repeat(32)}.mp4`,
    };
    const { number } = await adminClient.run<{ number: number }>(
      `mutation ($fields: JSONObject!) {
        saveEntryDraft(kind: "project", fields: $fields, version: 0, revision: 0) { number }
      }`,
      { fields: draft },
    );
    const { errors } = await adminClient.ask(
      'mutation ($number: Int!) { publishEntry(kind: "project", number: $number, revision: 1) { slug } }',
      { number },
    );
    expect(errors?.[0]?.extensions.fields).toHaveProperty('video');
  });
});
