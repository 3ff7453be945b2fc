import type { GraphQLResult, TestApp } from '../app.ts';

/** A post in the format of the admin's form. */
export const post = {
  title: 'A hallway in three hours',
  slug_url: 'A Hallway in Three Hours',
  brief_paragraph: '<p>Boots <strong>first</strong>.</p>',
  blog_image: '',
  published_date: 'November 21, 2026',
  category: 2,
  metaTitle: 'A hallway',
  metaDescription: 'What to move, and where.',
  canonicalLink: '',
  blogs_content: [{ heading: 'Boots', paragraph: 'On a tray.' }],
};

/** A location page in the format of the admin's form. */
export const place = {
  slug_url: 'Home Staging Acton',
  main_heading: 'Home staging in Acton',
  main_paragraph: 'By the lake.',
  highlighted_heading: 'From $1,990',
  heading_1: 'One',
  paragraph_1: 'First.',
  heading_2: 'Two',
  paragraph_2: 'Second.',
  heading_3: 'Three',
  paragraph_3: 'Third.',
  heading_4: 'Four',
  paragraph_4: 'Fourth.',
  meta_keywords: 'staging, Acton',
  meta_link: '',
  meta_title: 'Acton',
  meta_description: 'Staging in Acton.',
};

/** The fields of a post that tests read. */
export interface BlogResult {
  blog_id: number;
  title: string;
  slug_url: string;
  brief_paragraph: string;
  state: string;
  version: number;
  blogs_content: { heading: string; paragraph: string }[];
}

export const BLOG =
  'fragment B on Blog { blog_id title slug_url brief_paragraph state version blogs_content { heading paragraph } }';

const UPDATE_BLOG = `mutation ($id: Int!, $input: BlogInput!, $version: Int!) {
  updateBlog(id: $id, input: $input, version: $version) { ...B }
} ${BLOG}`;
export const DELETE_BLOG = 'mutation ($id: Int!) { deleteBlog(id: $id) { blog_id } }';

/** Functions of a signed-in admin. */
export interface AdminClient {
  token: string;
  /** Runs an operation as the admin and returns its only field. Throws if the response has errors. */
  run<T>(query: string, variables?: object): Promise<T>;
  /** Like `run`, but also returns the errors. */
  ask(query: string, variables?: object): Promise<GraphQLResult>;
  rest(method: string, path: string, body?: unknown, token?: string | null): Promise<Response>;
  createBlog(change?: object): Promise<BlogResult>;
  /** Updates an article; `version` defaults to the stored one. */
  updateBlog(id: number, change: object, version?: number): Promise<GraphQLResult>;
}

/** Signs the admin in. */
export async function signInAdmin({ graphql, signIn, url }: TestApp): Promise<AdminClient> {
  const token = await signIn();
  const ask: AdminClient['ask'] = (query, variables) => graphql(query, variables, token);
  const run: AdminClient['run'] = async <T>(query: string, variables?: object) => {
    const { data, errors } = await ask(query, variables);
    if (errors) throw new Error(JSON.stringify(errors));
    return Object.values(data ?? {})[0] as T;
  };
  const rest: AdminClient['rest'] = (method, path, body, as = token) =>
    fetch(url + path, {
      method,
      headers: {
        ...(as && { authorization: `Bearer ${as}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  const createBlog: AdminClient['createBlog'] = (change) =>
    run(`mutation ($input: BlogInput!) { createBlog(input: $input) { ...B } } ${BLOG}`, {
      input: { ...post, ...change },
    });
  const updateBlog: AdminClient['updateBlog'] = async (id, change, version) => {
    const stored = await run<{ version: number }>(
      'query ($id: Int!) { entry(kind: "article", number: $id) { version } }',
      { id },
    );
    const variables = { id, version: version ?? stored.version, input: { ...post, ...change } };
    return ask(UPDATE_BLOG, variables);
  };
  return { token, run, ask, rest, createBlog, updateBlog };
}

/** Uploads one file by GraphQL, as `$file`. */
export async function uploadAs(
  { url }: TestApp,
  token: string,
  query: string,
  files: Record<string, Blob>,
  variables: object = {},
): Promise<GraphQLResult> {
  const names = Object.keys(files);
  const empty = Object.fromEntries(names.map((name) => [name, null]));
  const body = new FormData();
  body.set('operations', JSON.stringify({ query, variables: { ...variables, ...empty } }));
  body.set('map', JSON.stringify(Object.fromEntries(names.map((name) => [name, [`variables.${name}`]]))));
  for (const name of names) body.set(name, files[name] as Blob, 'file');
  const headers = { 'apollo-require-preflight': 'true', authorization: `Bearer ${token}` };
  return (await fetch(`${url}/graphql`, { method: 'POST', headers, body })).json() as Promise<GraphQLResult>;
}
