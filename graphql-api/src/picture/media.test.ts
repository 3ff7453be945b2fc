import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '../../test/app.ts';
import { type AdminClient, signInAdmin, uploadAs } from '../../test/samples/content.ts';
import { jpeg } from '../../test/samples/quote.ts';

let app: TestApp;
let adminClient: AdminClient;
beforeAll(async () => {
  app = await startApp();
  adminClient = await signInAdmin(app);
});
afterAll(() => app.close());

interface MediaPage {
  items: { url: string; uses: object[]; picture: { alt: string } }[];
  totalCount: number;
}

async function media(unused: boolean, search?: string): Promise<MediaPage> {
  const query =
    'query ($unused: Boolean, $search: String) { media(unused: $unused, search: $search) { items { url uses { name entry { kind number } } picture { alt } } totalCount } }';
  const { data } = await adminClient.ask(query, { unused, search });
  return data?.['media'] as unknown as MediaPage;
}

async function upload(width: number, height = 30): Promise<string> {
  const file = new Blob([new Uint8Array(await jpeg(width, height))]);
  const query = 'mutation ($file: Upload!) { uploadImage(file: $file) { url } }';
  const { data } = await uploadAs(app, adminClient.token, query, { file });
  return (data as unknown as { uploadImage: { url: string } }).uploadImage.url;
}

test('the library names the content that uses a picture, and lists the unused ones', async () => {
  const before = await media(false);
  const [unused, used] = [await upload(41), await upload(42)];
  const { blog_id: number } = await adminClient.createBlog({
    title: 'A bright hall',
    slug_url: 'a bright hall',
    blog_image: used,
  });
  const all = await media(false);
  expect(all.totalCount).toBe(before.totalCount + 2);
  expect(all.items.find(({ url }) => url === used)?.uses).toEqual([
    { name: 'A bright hall', entry: { kind: 'article', number } },
  ]);
  const { items, totalCount } = await media(true);
  expect([items.map(({ url }) => url), totalCount]).toEqual([[unused], 1]);
  expect(items[0]?.uses).toEqual([]);
});

test('a tall picture keeps the width of a column', async () => {
  expect(await upload(600, 12_000)).toMatch(/\/600\.jpg$/);
  expect(await upload(2000, 5000)).toMatch(/\/1200\.jpg$/);
  expect(await upload(2800, 3000)).toMatch(/\/2389\.jpg$/);
});

test('an alternative text is changed wherever the picture is used', async () => {
  const url = await upload(43);
  await adminClient.createBlog({ title: 'Stairs', slug_url: 'stairs', blog_image: url });
  const describe =
    'mutation ($url: String!, $alt: String) { describePicture(url: $url, alt: $alt) { picture { alt } } }';
  await adminClient.run(describe, { url, alt: 'Oak stairs' });
  const { data } = await app.graphql('{ blog(slug: "stairs") { picture { alt } } }');
  expect(data?.['blog']).toEqual({ picture: { alt: 'Oak stairs' } });
  const { data: known } = await adminClient.ask(
    'query ($urls: [String!]!) { picturesAt(urls: $urls) { url picture { alt } } }',
    { urls: [url, 'https://example.com/x.jpg'] },
  );
  expect(known?.['picturesAt']).toEqual([{ url, picture: { alt: 'Oak stairs' } }]);
  const { errors } = await adminClient.ask(describe, { url: '/pictures/none.jpg', alt: 'None' });
  expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
});

test('a search finds pictures by each word of their alternative text or of the content with them', async () => {
  const url = await upload(44);
  await adminClient.createBlog({ title: 'Un été à Québec', slug_url: 'quebec', blog_image: url });
  await adminClient.run(
    'mutation ($url: String!) { describePicture(url: $url, alt: "100% zebrano") { url } }',
    {
      url,
    },
  );
  const found = async (search: string) => (await media(false, search)).items.map((it) => it.url);
  for (const search of ['ZEBRANO', 'quebec', 'zebrano ete', '100%']) {
    expect({ search, urls: await found(search) }).toEqual({ search, urls: [url] });
  }
  for (const search of ['zebrano wool', '1%o', 'ze_rano']) {
    expect({ search, urls: await found(search) }).toEqual({ search, urls: [] });
  }
});

test('a change of an outdated copy of a picture is rejected, and its focal point applies to every crop', async () => {
  const url = await upload(45);
  await adminClient.createBlog({ title: 'Focus', slug_url: 'focus', blog_image: url });
  const focus = `mutation ($url: String!, $x: Int, $y: Int, $version: Int) {
    focusPicture(url: $url, x: $x, y: $y, version: $version) { version picture { focus { x y } } }
  }`;
  expect(await adminClient.run(focus, { url, x: 23, y: 100, version: 1 })).toEqual({
    version: 2,
    picture: { focus: { x: 20, y: 100 } },
  });
  const { data } = await app.graphql('{ blog(slug: "focus") { picture { focus { x y } } } }');
  expect(data?.['blog']).toEqual({ picture: { focus: { x: 20, y: 100 } } });
  const describe = `mutation ($url: String!, $version: Int) {
    describePicture(url: $url, alt: "Late", version: $version) { version }
  }`;
  const { errors } = await adminClient.ask(describe, { url, version: 1 });
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', conflict: { version: 2 } });
  const { errors: outside } = await adminClient.ask(focus, { url, x: 101, y: 0 });
  expect(outside?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
});

test('the library is sorted by date, size and use, and each picture knows its neighbours', async () => {
  const [first, wide, last] = [await upload(46), await upload(900, 600), await upload(47)];
  for (const slug_url of ['most 1', 'most 2', 'most 3', 'most 4'])
    await adminClient.createBlog({ title: slug_url, slug_url, blog_image: first });
  const sorted = async (sort: string, unused = false) => {
    const query = `query ($unused: Boolean) { media(sort: ${sort}, unused: $unused) { items { url } } }`;
    return (await adminClient.run<MediaPage>(query, { unused })).items.map(({ url }) => url);
  };
  expect((await sorted('NEWEST')).slice(0, 3)).toEqual([last, wide, first]);
  expect((await sorted('OLDEST', true)).slice(-2)).toEqual([wide, last]);
  const [largest, smallest] = [await sorted('LARGEST', true), await sorted('SMALLEST', true)];
  expect(largest.indexOf(wide)).toBeLessThan(largest.indexOf(last));
  expect(smallest).toEqual(largest.toReversed());
  expect((await sorted('MOST_USED'))[0]).toBe(first);
  const idOf = (url = '') => url.split('/')[2];
  const item = `query ($id: ID!, $unused: Boolean) {
    mediaItem(id: $id, unused: $unused) { previous next position }
  }`;
  expect(await adminClient.run(item, { id: idOf(wide) })).toEqual({
    previous: idOf(last),
    next: idOf(first),
    position: 2,
  });
  expect(await adminClient.run(item, { id: idOf(first), unused: true })).toEqual({
    previous: null,
    next: null,
    position: null,
  });
  expect(await adminClient.run(item, { id: 'none' })).toBeNull();
});

test('a file that the library has is not new, and keeps its text', async () => {
  const file = new Blob([new Uint8Array(await jpeg(48, 30))]);
  const query =
    'mutation ($file: Upload!, $alt: String) { uploadImage(file: $file, alt: $alt) { isNew picture { alt } } }';
  const send = async (alt: string) =>
    (await uploadAs(app, adminClient.token, query, { file }, { alt })).data?.['uploadImage'];
  expect(await send('Kitchen')).toEqual({ isNew: true, picture: { alt: 'Kitchen' } });
  expect(await send('Hall')).toEqual({ isNew: false, picture: { alt: 'Kitchen' } });
});

test('a suggested text is listed as unchecked until an admin saves it, as a missing one is', async () => {
  const file = new Blob([new Uint8Array(await jpeg(52, 30))]);
  const query =
    'mutation ($file: Upload!, $alt: String) { uploadImage(file: $file, alt: $alt, isSuggested: true) { url } }';
  const { data } = await uploadAs(app, adminClient.token, query, { file }, { alt: 'Kitchen 52' });
  const { url } = (data as unknown as { uploadImage: { url: string } }).uploadImage;
  const empty = await upload(53);
  const unchecked = async () => {
    const { items } = await adminClient.run<{ items: { url: string; isSuggested: boolean }[] }>(
      '{ media(unchecked: true) { items { url isSuggested } } }',
    );
    return items.filter((it) => [url, empty].includes(it.url));
  };
  expect(await unchecked()).toEqual([
    { url: empty, isSuggested: false },
    { url, isSuggested: true },
  ]);
  const focus = 'mutation ($url: String!) { focusPicture(url: $url, x: 10, y: 10) { url } }';
  await adminClient.run(focus, { url });
  expect(await unchecked()).toHaveLength(2);
  const describe =
    'mutation ($url: String!) { describePicture(url: $url, alt: "Kitchen 52") { picture { alt } } }';
  await adminClient.run(describe, { url });
  expect(await unchecked()).toEqual([{ url: empty, isSuggested: false }]);
});

test('a picture is found by the first name of its file', async () => {
  const file = new Blob([new Uint8Array(await jpeg(54, 30))]);
  const query =
    'mutation ($file: Upload!, $fileName: String) { uploadImage(file: $file, alt: "Oak", fileName: $fileName) { url } }';
  const send = (fileName?: string) => uploadAs(app, adminClient.token, query, { file }, { fileName });
  const alts = async (search: string) =>
    (await media(false, search)).items.map(({ picture: { alt } }) => alt);
  await send();
  await send('bronte-kitchen-03.jpg');
  expect(await alts('Bronte-Kitchen-03')).toEqual(['Oak']);
  expect(await alts('oak bronte')).toEqual(['Oak']);
  await send('Étage.jpg');
  expect(await alts('bronte-kitchen-03')).toEqual(['Oak']);
  expect(await alts('etage')).toEqual([]);
});

test('a picture of the demo content is found by its file', async () => {
  expect(await media(false, 'commercial-01.jpg')).toMatchObject({ totalCount: 1 });
});

test('only admins see the library', async () => {
  const { errors } = await app.graphql('{ media { totalCount } }');
  expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
});
