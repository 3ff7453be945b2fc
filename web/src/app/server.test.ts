import { readFile } from 'node:fs/promises';
import { buildSchema, type GraphQLSchema } from 'graphql';
import { describe, expect, test } from 'vitest';
import { factsOf } from '../../../rules/field/field.ts';
import { type FormName, formTypeOf } from '../../../rules/form/form-types.ts';
import { formFields } from '../../../rules/form/forms.ts';
import { publicPaths, redirects } from '../../../rules/pages.ts';
import type { Site } from '../../../rules/server-bundle.ts';
import type { Hydration } from '../lib/hydration/hydration.ts';
import { operations } from '../offline/shared/operations.ts';
import { offlinePages } from './page-data.ts';
import { render } from './server.tsx';

const business = {
  name: 'Maison Milton',
  email: 'hello@example.com',
  phone: '905 555 0100',
  siteUrl: 'https://example.com',
  socialLinks: [],
  leadRetentionDays: null,
  address: 'Milton, Ontario, Canada',
  location: 'Milton, Ontario, Canada',
  openingHours: [],
  serviceArea: ['Milton, Ontario'],
};

const picture = {
  src: '/p.jpg',
  width: 1440,
  height: 960,
  alt: 'A room.',
  placeholder: 'data:,',
  sources: [],
};

const untold = { slug: 'room', isTold: false };
const portfolio = [
  {
    name: 'RESIDENTIAL',
    title: 'Residential Projects',
    items: [
      { ...untold, __typename: 'PortfolioPicture', portfolio_id: 1, title: 'Kitchen with island', picture },
      {
        ...untold,
        __typename: 'PortfolioPair',
        portfolio_id: 2,
        title: 'Living room',
        picture,
        before: picture,
      },
    ],
  },
];

/** A schema with the fields that the tested pages read. */
async function schemaWith(resolvers: Record<string, () => unknown>): Promise<GraphQLSchema> {
  const schema = buildSchema(await readFile(new URL('../../../schema.graphql', import.meta.url), 'utf8'));
  const query = schema.getQueryType()?.getFields() ?? {};
  for (const [name, resolve] of Object.entries(resolvers)) Object.assign(query[name] ?? {}, { resolve });
  return schema;
}

const template =
  '<!doctype html><html><head><!--head--></head><body><div><!--app--></div><!--data--></body></html>';
const blogs = () => ({ items: [], totalCount: 0, page: 1, pageCount: 0 });
const places = [{ location_id: 1, slug_url: 'home-staging-milton', main_heading: 'Home staging in Milton' }];
const locationPages = () => places;
const schema = await schemaWith({
  portfolio: () => portfolio,
  business: () => business,
  blogs,
  locationPages,
  pageContents: () => [],
});

function get(path: string, site: Partial<Site> = {}) {
  const request = new Request(new URL(path, business.siteUrl));
  const given = { schema, contextValue: {}, business, template, isUnavailable: () => false };
  return render(request, { ...given, ...site });
}

function inHead(html: string): string {
  return html.slice(0, html.indexOf('</head>'));
}

function hydrationOf(html: string): Hydration {
  const json = /<script type="application\/json" id="data">(.*?)<\/script>/s.exec(html)?.[1];
  return JSON.parse(json ?? 'null');
}

test('each form has a control for each of its fields', async () => {
  const pages = await Promise.all(publicPaths.map(async (path) => (await get(path)).html));
  const found = pages.flatMap((html) => html.match(/<form .*?<\/form>/gs) ?? []);
  for (const [formType, fields] of Object.entries(formFields)) {
    const form = found.find((it) => it.includes(`name="formType" value="${formType}"`)) ?? '';
    // Scripts fill in the droppable ones.
    const names = Object.keys(fields).filter((name) => fields[name] && !factsOf(fields[name]).droppable);
    expect
      .soft(
        names.filter((name) => !form.includes(` name="${name}"`)),
        formType,
      )
      .toEqual([]);
  }
});

test.each(Object.entries(operations))('a link to the form %s leads to its page', async (form, { path }) => {
  const { html } = await get(path);
  expect(html).toContain(`name="formType" value="${formTypeOf[form as FormName]}"`);
});

describe('a page', () => {
  test.each(['/', '/portfolio', '/get-a-quote', '/thank-you', '/credits'])(
    '%s has its title, canonical link and description',
    async (path) => {
      const { status, html } = await get(path);
      expect(status).toBe(200);
      expect(html.match(/<h1\b/g)).toHaveLength(1);
      expect(inHead(html).match(/<title>[^<]+ \| Maison Milton<\/title>/g)).toHaveLength(1);
      expect(inHead(html)).toContain(`<link rel="canonical" href="https://example.com${path}">`);
      expect(inHead(html)).toMatch(/<meta name="description" content="[^"]+">/);
      expect(inHead(html)).toContain('<meta property="og:title"');
      expect(html.slice(inHead(html).length)).not.toMatch(/<title>|<meta |<link rel="canonical"/);
      expect(html).not.toMatch(/\sstyle="|<script(?! type="application\/(?:ld\+)?json")/);
      expect(hydrationOf(html)).toMatchObject({ path, router: { loaderData: { root: { business } } } });
    },
  );

  test('with data has the data and the cache', async () => {
    const { html } = await get('/portfolio');
    expect(html).toContain('Residential Projects');
    expect(html).toContain('Kitchen with island');
    expect(JSON.stringify(hydrationOf(html).apollo)).toContain('PortfolioPair:{\\"portfolio_id\\":2}');
  });

  test('with much data leaves them to the browser', async () => {
    const alt = 'A room. '.repeat(3_000);
    const [group] = portfolio;
    const items = group?.items.map((item) => ({ ...item, picture: { ...picture, alt } }));
    const large = await schemaWith({ portfolio: () => [{ ...group, items }], locationPages });
    const { html } = await get('/portfolio', { schema: large });
    expect(html).toContain('Kitchen with island');
    const { apollo, router } = hydrationOf(html);
    expect(apollo).toBeNull();
    expect(Object.keys(router.loaderData ?? {})).not.toContain('src/pages/portfolio/page.tsx');
  });

  test('without data has no cache', async () => {
    expect(hydrationOf((await get('/')).html).apollo).toBeNull();
  });
});

test('pages for offline reading have the queries of their render, which are not executed', async () => {
  const categoryDetails = { category_id: 1, category: 'Home Staging' };
  const texts = { title: 'Rooms', slug_url: 'rooms', description: 'Rooms.' };
  const blog = { blog_id: 7, updatedAt: new Date(0), ...texts, blogs_content: [], categoryDetails };
  const page = { items: [blog], totalCount: 1, page: 1, pageCount: 1 };
  const pageContents = () => [
    { page: 'prices', changes: [] },
    { page: '/about', changes: [] },
  ];
  const location = { ...places[0], slug_url: 'milton' };
  const resolvers = { portfolio: () => portfolio, locationPages, pageContents };
  const answering = await schemaWith({
    ...resolvers,
    blogs: () => page,
    blog: () => blog,
    locationPage: () => location,
  });
  const published = { entries: ['/location/milton', '/artical/rooms'], articles: 1 };
  const unused = await schemaWith(resolvers);
  const listed = await offlinePages(published, { schema: unused, contextValue: {}, business });
  expect(listed.length).toBeGreaterThan(publicPaths.length);
  const allQueries = listed.map(({ queries }) => queries.length);
  expect([Math.min(...allQueries), Math.max(...allQueries)]).toEqual([1, 2]);
  for (const { path, queries } of listed) {
    const rendered = await get(path, { schema: answering });
    expect.soft([rendered.status, rendered.error], path).toEqual([200, undefined]);
    expect.soft(queries.toSorted(), path).toEqual(rendered.queries.toSorted());
  }
});

test.each(redirects)('%s redirects permanently to %s', async (from, to) => {
  expect(await get(from)).toEqual({ status: 301, location: to, html: '', queries: [] });
});

test('a redirect keeps the query', async () => {
  expect((await get('/home?utm_source=card')).location).toBe('/?utm_source=card');
});

test('an unknown path is 404, with a page', async () => {
  expect(await get('/no-such-page')).toMatchObject({ status: 404, html: '', notFoundAt: '/%25' });
  const { status, html } = await get('/%25');
  expect(status).toBe(404);
  expect(html.match(/<h1\b/g)).toHaveLength(1);
});

test('a page links to the configured social networks only', async () => {
  const socialLinks = [{ label: 'Pinterest', url: 'https://www.pinterest.com/maison' }];
  const { html } = await get('/', { business: { ...business, socialLinks } });
  expect(html).toContain('href="https://www.pinterest.com/maison"');
  expect(html).not.toContain('instagram.com');
  expect(html).toContain('"sameAs":["https://www.pinterest.com/maison"]');
  const networks = [{ label: 'Instagram', url: 'https://www.instagram.com/' }];
  const other = await get('/', { business: { ...business, socialLinks: networks } });
  expect(other.html).not.toContain('sameAs');
  expect(html).toContain('<meta property="og:image:width" content="');
});

test('a text in the data cannot end the script', async () => {
  const name = '</script><script>alert(1)</script><!--';
  const { html } = await get('/', { business: { ...business, name } });
  expect(html).not.toContain('<script>alert');
  expect(hydrationOf(html).router.loaderData?.root).toEqual({ business: { ...business, name }, places });
});

test('a text with $ signs stays unchanged', async () => {
  const { html } = await get('/', { business: { ...business, name: "Rooms $& $' $1" } });
  expect(html).toContain('Rooms $&amp; $&#x27; $1</title>');
});

test('a failed query is a 500 with the error screen; only the log has the cause', async () => {
  const failing = await schemaWith({
    portfolio: () => {
      throw new Error('relation "portfolio" does not exist');
    },
  });
  const { status, html, error } = await get('/portfolio', { schema: failing });
  expect(status).toBe(500);
  expect(html).toContain('Unexpected Application Error!');
  expect(html).not.toContain('does not exist');
  expect(String(error)).toContain('does not exist');
  expect(html).toContain('Maison Milton');
});

test('an unavailable database is a 503 with an explanation', async () => {
  const failing = await schemaWith({
    portfolio: () => {
      throw new Error('connect ECONNREFUSED');
    },
  });
  const isUnavailable = (error: unknown) => String(error).includes('ECONNREFUSED');
  const { status, html } = await get('/portfolio', { schema: failing, isUnavailable });
  expect(status).toBe(503);
  expect(html).toContain('Try again in a minute');
  expect(html).not.toContain('ECONNREFUSED');
});
