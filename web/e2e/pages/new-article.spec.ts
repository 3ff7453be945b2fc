import { mark } from '../support/admin-page.ts';
import { expect, test } from '../support/edited-site.ts';
import { servedPage } from '../support/served-page.ts';

test('the feed lists a new article; its old slug redirects after a change', async ({ app }) => {
  const read = async () => {
    const response = await fetch(`${app.url}/feed.xml`);
    return {
      type: response.headers.get('content-type'),
      etag: response.headers.get('etag'),
      xml: await response.text(),
    };
  };
  const before = await read();
  expect(before.type).toContain('application/atom+xml');
  const unchanged = await fetch(`${app.url}/feed.xml`, { headers: { 'if-none-match': before.etag ?? '' } });
  expect(unchanged.status).toBe(304);
  const token = await app.signIn();
  const own = mark();
  const title = `Lamps & <shades> ${own}`;
  const { createBlog } = await app.graphql<{ createBlog: { blog_id: number } }>(
    'mutation ($input: BlogInput!) { createBlog(input: $input) { blog_id } }',
    { input: newBlog(title, `Lamps and  shades ${own}`) },
    token,
  );
  expect((await read()).xml).toContain(`<title>Lamps &amp; &lt;shades&gt; ${own}</title>`);

  const from = `${app.url}/artical/lamps-and-shades-${own}`;
  expect((await servedPage(from)).headings).toEqual([title]);
  await app.graphql(
    'mutation ($id: Int!, $input: BlogInput!) { updateBlog(id: $id, input: $input, version: 1) { blog_id } }',
    { id: createBlog.blog_id, input: newBlog(title, `Lamps ${own}`) },
    token,
  );
  const { status, headers } = await fetch(from, { redirect: 'manual' });
  expect([status, headers.get('location')]).toEqual([301, `/artical/lamps-${own}`]);
});

test('a meta title that names the business is used unchanged', async ({ app }) => {
  const token = await app.signIn();
  const own = mark();
  const create = (slug_url: string, metaTitle: string) =>
    app.graphql(
      'mutation ($input: BlogInput!) { createBlog(input: $input) { blog_id } }',
      { input: { ...newBlog(`Rugs ${own}`, slug_url), metaTitle } },
      token,
    );
  await create(`rugs-named-${own}`, 'Rugs by Maison Milton');
  await create(`rugs-plain-${own}`, 'Rugs');
  expect((await servedPage(`${app.url}/artical/rugs-named-${own}`)).title).toBe('Rugs by Maison Milton');
  expect((await servedPage(`${app.url}/artical/rugs-plain-${own}`)).title).toBe('Rugs | Maison Milton');
});

function newBlog(title: string, slug_url: string) {
  return {
    title,
    slug_url,
    brief_paragraph: '<p>Which lamp for which table.</p>',
    blog_image: '',
    published_date: 'November 20, 2026',
    category: 2,
    metaTitle: '',
    metaDescription: '',
    canonicalLink: '',
    blogs_content: [{ heading: 'Height', paragraph: 'Eye level when seated.' }],
  };
}
