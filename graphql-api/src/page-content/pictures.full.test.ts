import { beforeEach, expect, test } from 'vitest';
import { startApp, type TestApp } from '../../test/app.ts';
import { changePage, versionsOf } from '../../test/page-content.ts';
import { type AdminClient, signInAdmin, uploadAs } from '../../test/samples/content.ts';
import { jpeg, storedPhotos } from '../../test/samples/quote.ts';
import { sweepPictures } from '../picture/sweep.ts';

const UPLOAD = 'mutation ($file: Upload!) { uploadImage(file: $file) { url } }';
const GONE = 'This picture is no longer on the server. Please upload it again.';

let app: TestApp;
let adminClient: AdminClient;
let width = 600;

// Each test changes the home page.
beforeEach(async () => {
  app = await startApp();
  adminClient = await signInAdmin(app);
  return () => app.close();
});

/** Uploads a new picture and returns its URL. */
async function upload(): Promise<string> {
  const file = new Blob([new Uint8Array(await jpeg((width += 1), 400))]);
  const { data } = await uploadAs(app, adminClient.token, UPLOAD, { file });
  return (data as unknown as { uploadImage: { url: string } }).uploadImage.url;
}

const publish = (value: unknown, version = 0, path = 'hero.picture') =>
  changePage(adminClient.ask, '/', { [path]: value }, version);
const home = async () => (await fetch(app.url)).text();
const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000);

/** Matches the image of a picture that belongs to the release. */
function shows(name: string, alt: string): RegExp {
  const picture = app.app.releasePicture?.(name) as { src: string } | undefined;
  return new RegExp(`<img[^>]* src="${picture?.src}"[^>]* alt="${alt}"`);
}

test('an uploaded picture is shown in every format, with its text, its focal point and in shared links', async () => {
  const src = await upload();
  const [, , id = ''] = src.split('/');
  const { errors } = await publish({ src, alt: 'A <new> room', focus: { x: 20, y: 70 } });
  expect(errors).toBeUndefined();
  const html = await home();
  const hero = /<span[^>]*data-x="20" data-y="70">.*?<\/picture>/s.exec(html)?.[0] ?? '';
  expect(hero).toContain(
    `type="image/avif" srcSet="/pictures/${id}/480.avif 480w, /pictures/${id}/${width}.avif ${width}w"`,
  );
  expect(hero).toContain(`/pictures/${id}/480.webp 480w`);
  expect(hero).toMatch(
    new RegExp(`<img[^>]* src="${src}" width="${width}" height="400" alt="A &lt;new&gt; room"`),
  );
  expect(hero).toContain('fetchPriority="high"');
  expect(hero).toContain('src="data:image/webp;base64,');
  expect(html).toMatch(new RegExp(`<meta property="og:image" content="[^"]*${src}"`));
  expect(html).not.toMatch(/hero-home-[\w-]+\.(?:avif|webp|jpg)/);
  for (const [format, type] of [
    ['avif', 'image/avif'],
    ['webp', 'image/webp'],
  ]) {
    const response = await fetch(`${app.url}/pictures/${id}/480.${format}`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
    await response.bytes();
  }
});

test('the text and the focal point of an original picture change without its files, which are not stored', async () => {
  const { original } = await adminClient.run<{ original: { hero: { picture: object } } }>(
    '{ editablePage(page: "/") { original } }',
  );
  const before = original.hero.picture;
  expect(before).toMatchObject({ name: 'hero-home', alt: expect.stringContaining('living room') });
  await publish({ ...before, alt: 'Our living room', focus: { x: 60, y: 50 } });
  const html = await home();
  expect(html).toMatch(/<span[^>]*data-x="60" data-y="50">/);
  expect(html).toMatch(shows('hero-home', 'Our living room'));
  const [row] = await app.app.database.em
    .fork()
    .execute(`select "fields" as "changes" from "entry" where "kind" = 'page' and "version" > 0`);
  expect(row).toEqual({
    changes: { 'hero.picture': { name: 'hero-home', alt: 'Our living room', focus: { x: 60, y: 50 } } },
  });
  await publish(before, 1);
  const reset = await adminClient.ask('{ pageContents { page } }');
  expect(reset.data).toEqual({ pageContents: [] });
});

test.each<[string, object, string, string]>([
  ['an unknown one', { src: `/pictures/${'a'.repeat(32)}/800.jpg`, alt: 'A room' }, 'hero.picture', GONE],
  [
    'one without a text',
    { name: 'hero-home', alt: ' ' },
    'hero.picture.alt',
    'Alternative text is required.',
  ],
  [
    'one of another site',
    { src: 'https://example.com/a.jpg', alt: 'A room' },
    'hero.picture.src',
    'Picture is required.',
  ],
  [
    'a video',
    { src: `/videos/${'a'.repeat(32)}.mp4`, alt: 'A room' },
    'hero.picture.src',
    'Picture is required.',
  ],
  [
    'a file of the release',
    { name: '../../etc/passwd', alt: 'A room' },
    'hero.picture',
    'Picture is required.',
  ],
  ['none', { alt: 'A room' }, 'hero.picture', 'Picture is required.'],
])('%s is rejected at its field', async (_, value, path, message) => {
  const { errors } = await publish(value);
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { [path]: message } });
});

test.each([{ x: 101, y: 0 }, { x: 55, y: 0 }, { x: '50', y: 0 }, { x: 50 }])(
  'a focal point %j is rejected',
  async (focus) => {
    const { errors } = await publish({ name: 'hero-home', alt: 'A room', focus });
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  },
);

test('a photo that a visitor uploaded for a quote is no picture of the site', async () => {
  const [photo = ''] = await storedPhotos(app);
  const id = photo.replaceAll('-', '').replace('.jpg', '');
  expect(id).toMatch(/^[0-9a-f]{32}$/);
  const { errors } = await publish({ src: `/pictures/${id}/40.jpg`, alt: 'A room' });
  expect(errors?.[0]?.extensions.fields).toEqual({ 'hero.picture': GONE });
});

test('pictures of pages and of their earlier versions stay; unused ones are deleted after a week', async () => {
  const [replaced, used, unused] = [await upload(), await upload(), await upload()];
  await publish({ src: replaced, alt: 'The first room' });
  await publish({ src: used, alt: 'The second room' }, 1);
  const statusOf = async (url: string) => (await fetch(app.url + url)).status;
  expect(await sweepPictures(app.app, inDays(6))).toBe(0);
  expect(await sweepPictures(app.app, inDays(8))).toBe(1);
  expect([await statusOf(replaced), await statusOf(used), await statusOf(unused)]).toEqual([200, 200, 404]);
});

test('a version whose picture is gone is not restored, and the page still renders', async () => {
  const src = await upload();
  await publish({ src, alt: 'The first room' });
  const [, , id = ''] = src.split('/');
  await app.app.database.em.fork().execute('delete from "picture" where "picture_id" = ?', [id]);
  expect(await home()).toContain('alt="The first room"');
  await publish({ name: 'hero-home', alt: 'The second room' }, 1);
  const [, earlier] = await versionsOf(adminClient.ask, '/');
  expect(earlier?.fields).toMatchObject({ 'hero.picture': { src, alt: 'The first room' } });
  const { errors } = await changePage(adminClient.ask, '/', earlier?.fields ?? {}, 2);
  expect(errors?.[0]?.extensions.fields).toEqual({ 'hero.picture': GONE });
  expect(await home()).toContain('alt="The second room"');
});

test('the cards of a list are shown with their pictures', async () => {
  const src = await upload();
  const items = [
    {
      title: 'Offices',
      text: 'One.',
      action: { label: 'Offices', to: '/commercial' },
      picture: { src, alt: 'A new office' },
    },
    {
      title: 'Homes',
      text: 'Two.',
      action: { label: 'Homes', to: '/decorating-home-owner' },
      picture: { name: 'commercial-03', alt: 'The cafe' },
    },
  ];
  const { errors } = await changePage(adminClient.ask, '/decorating', { 'cards.items': items });
  expect(errors).toBeUndefined();
  const html = await (await fetch(`${app.url}/decorating`)).text();
  expect(html).toMatch(new RegExp(`src="${src}"[^>]*alt="A new office"`));
  expect(html).toMatch(shows('commercial-03', 'The cafe'));
});

test('badges, portraits and the pictures of location pages are replaced', async () => {
  const src = await upload();
  const change = (page: string, path: string, value: unknown) =>
    changePage(adminClient.ask, page, { [path]: value });
  const profile = { role: 'Ana, founder', initials: 'AF', text: 'Begins.', portrait: { src, alt: 'Ana' } };
  await change('team', 'profiles', [profile]);
  await change('certifications', 'badges', [
    { src, alt: 'A real credential' },
    { name: 'badge-6', alt: 'The insured studio' },
  ]);
  await change('locations', 'picture', { src, alt: 'A street in Milton' });
  const about = await (await fetch(`${app.url}/about`)).text();
  for (const alt of ['Ana', 'A real credential'])
    expect(about).toMatch(new RegExp(`<img[^>]* src="${src}"[^>]* alt="${alt}"`));
  expect(about).toMatch(shows('badge-6', 'The insured studio'));
  const location = await (await fetch(`${app.url}/location/home-staging-milton`)).text();
  expect(location).toMatch(new RegExp(`<img[^>]* src="${src}"[^>]* alt="A street in Milton"`));
});
