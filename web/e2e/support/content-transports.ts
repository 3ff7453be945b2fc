import { queryUrl } from '../../src/apollo/trusted-request.ts';
import type { Site } from './fixtures.ts';

/** Requests one representation anonymously; returns whether the content is there, and the whole text. */
type Transport = (app: Site) => Promise<{ there: boolean; text: string }>;

const byGet =
  (path: string, there: (status: number, text: string) => boolean): Transport =>
  async ({ url }) => {
    const response = await fetch(url + path, { redirect: 'manual' });
    const text = await response.text();
    return { there: there(response.status, text), text };
  };

const byQuery =
  (query: string, variables: object): Transport =>
  async ({ graphql }) => {
    const data = await graphql<Record<string, unknown>>(query, variables);
    return { there: Object.values(data)[0] !== null, text: JSON.stringify(data) };
  };

const found = (status: number) => status === 200;

/** Returns a request for every representation of a post. */
export function blogTransports(
  slug: string,
  blog_id: number,
  title: () => string,
): Record<string, Transport> {
  const says = (_status: number, text: string) => text.includes(title());
  const listed = async (transport: Transport, app: Site) => {
    const { text } = await transport(app);
    return { there: text.includes(title()), text };
  };
  const list = byQuery('{ blogs(page: 1) { items { title } } }', {});
  return {
    page: byGet(`/artical/${slug}`, found),
    'page by number': byGet(`/artical/${blog_id}`, found),
    'list page': byGet('/blog', says),
    feed: byGet('/feed.xml', says),
    'GraphQL blog': byQuery('query ($slug: String!) { blog(slug: $slug) { title } }', { slug }),
    'GraphQL blogById': byQuery('query ($id: Int!) { blogById(id: $id) { title } }', { id: blog_id }),
    'GraphQL blogs': (app) => listed(list, app),
    'GraphQL by GET': byGet(queryUrl('Article', { slug }), (_status, text) => !text.includes('"blog":null')),
    'GraphQL list by GET': byGet(queryUrl('Blog', { page: 1, following: 2 }), says),
    'REST list': byGet('/blogs', says),
    'REST post': byGet(`/blog/${blog_id}`, found),
  };
}

/** Returns a request for every representation of a location page. */
export function locationTransports(
  slug: string,
  location_id: number,
  heading: () => string,
): Record<string, Transport> {
  const says = (_status: number, text: string) => text.includes(heading());
  const page = 'query ($slug: String!) { locationPage(slug: $slug) { main_heading } }';
  const list = byQuery('{ locationPages { main_heading } }', {});
  return {
    page: byGet(`/location/${slug}`, found),
    'GraphQL locationPage': byQuery(page, { slug }),
    'GraphQL locationPages': async (app) => {
      const { text } = await list(app);
      return { there: text.includes(heading()), text };
    },
    'GraphQL by GET': byGet(
      queryUrl('LocationPage', { slug }),
      (_status, text) => !text.includes('"locationPage":null'),
    ),
    'REST list': byGet('/api/locationpages', says),
    'REST page': byGet(`/api/locationpages/${location_id}`, found),
    'REST page by slug': byGet(
      `/api/locationpages/url/${slug}`,
      (_status, text) => !text.includes('"data":null'),
    ),
  };
}
