import { mark } from '../support/admin-page.ts';
import { blogTransports, locationTransports } from '../support/content-transports.ts';
import { expect, test } from '../support/edited-site.ts';
import type { Site } from '../support/fixtures.ts';

type Transports = ReturnType<typeof blogTransports>;

/** Requests every representation once, right after a change: all must have this text, or none. */
async function expectAt(app: Site, transports: Transports, words: string | null): Promise<void> {
  for (const [name, transport] of Object.entries(transports)) {
    const { there, text } = await transport(app);
    expect([name, there]).toEqual([name, words !== null]);
    if (words !== null) expect([name, text.includes(words)]).toEqual([name, true]);
  }
}

async function expectInSitemap(app: Site, path: string, there: boolean): Promise<void> {
  const sitemap = await (await fetch(`${app.url}/sitemap.xml`)).text();
  expect(sitemap.includes(`<loc>${app.url}${path}</loc>`)).toBe(there);
}

async function changePost(app: Site): Promise<void> {
  const token = await app.signIn();
  const own = mark();
  let title = `Lamps, first ${own}`;
  const input = () => ({
    title,
    slug_url: `Lamps and  shades ${own}`,
    category: 2,
    brief_paragraph: '<p>Low.</p>',
  });
  const { createBlog } = await app.graphql<{ createBlog: { blog_id: number } }>(
    'mutation ($input: BlogInput!) { createBlog(input: $input) { blog_id } }',
    { input: input() },
    token,
  );
  const id = createBlog.blog_id;
  const path = `/artical/lamps-and-shades-${own}`;
  const transports = blogTransports(`lamps-and-shades-${own}`, id, () => title);
  let version = 0;
  const update = (change: object) =>
    app.graphql(
      `mutation ($id: Int!, $input: BlogInput!, $version: Int!) {
        updateBlog(id: $id, input: $input, version: $version) { blog_id }
      }`,
      { id, input: { ...input(), ...change }, version: (version += 1) },
      token,
    );
  await expectAt(app, transports, title);
  await expectInSitemap(app, path, true);

  title = `Lamps, second ${own}`;
  await update({});
  await expectAt(app, transports, title);

  await update({ draft: true });
  await expectAt(app, transports, null);
  await expectInSitemap(app, path, false);
  await update({ draft: false });
  await expectAt(app, transports, title);

  const one = (operation: string) =>
    app.graphql(`mutation ($id: Int!) { done: ${operation} }`, { id }, token);
  await one('deleteBlog(id: $id) { blog_id }');
  await expectAt(app, transports, null);
  await expectInSitemap(app, path, false);
  expect((await fetch(app.url + path)).status).toBe(404);
  expect((await fetch(`${app.url}/blog/${id}`)).status).toBe(404);
  await one('restoreEntry(kind: "article", number: $id) { number }');
  await expectAt(app, transports, title);
  await expectInSitemap(app, path, true);
}

async function changePlace(app: Site): Promise<void> {
  const token = await app.signIn();
  const own = mark();
  let main_heading = `Acton, first ${own}`;
  const input = () => ({ main_heading, slug_url: `Staging Acton ${own}` });
  const { createLocationPage } = await app.graphql<{ createLocationPage: { location_id: number } }>(
    'mutation ($input: LocationPageInput!) { createLocationPage(input: $input) { location_id } }',
    { input: input() },
    token,
  );
  const id = createLocationPage.location_id;
  const transports = locationTransports(`staging-acton-${own}`, id, () => main_heading);
  await expectAt(app, transports, main_heading);
  await expectInSitemap(app, `/location/staging-acton-${own}`, true);

  main_heading = `Acton, second ${own}`;
  await app.graphql(
    'mutation ($id: Int!, $input: LocationPageInput!) { updateLocationPage(id: $id, input: $input, version: 1) { version } }',
    { id, input: input() },
    token,
  );
  await expectAt(app, transports, main_heading);
  await app.graphql('mutation ($id: Int!) { deleteLocationPage(id: $id) { location_id } }', { id }, token);
  await expectAt(app, transports, null);
  await expectInSitemap(app, `/location/staging-acton-${own}`, false);
}

test('every representation has a change of content at the next request, and none after it is undone', async ({
  app,
}) => {
  await test.step('a post', () => changePost(app));
  await test.step('a location page', () => changePlace(app));
});
