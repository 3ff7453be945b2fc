import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { admin } from '../admin.ts';
import { post } from '../samples/content.ts';
import { prepareServer, type ServerProcess } from '../server-process.ts';

/** Processes of the built product that share a database and a folder of files. */
export interface Replicas {
  servers: ServerProcess[];
  /** Their DATA_DIR. */
  folder: string;
  remove(): Promise<void>;
}

/** Prepares `count` processes on the database of `url`, without starting them. */
export async function prepareReplicas(
  count: number,
  url: string,
  environment: NodeJS.ProcessEnv = {},
): Promise<Replicas> {
  const folder = await mkdtemp(join(tmpdir(), 'replicas-'));
  const servers = await Promise.all(
    Array.from({ length: count }, () =>
      prepareServer({ DATABASE_URL: url, DATA_DIR: folder, TRUST_PROXY: '127.0.0.1', ...environment }),
    ),
  );
  return {
    servers,
    folder,
    remove: async () => {
      await Promise.all(servers.map((server) => server.remove()));
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Returns the rows of a query on the server of `url`. */
export async function queryOn<Row>(url: string, sql: string): Promise<Row[]> {
  const client = new Client({ connectionString: url, application_name: 'test' });
  await client.connect();
  try {
    return (await client.query(sql)).rows as Row[];
  } finally {
    await client.end();
  }
}

/** Deletes the queued encodings of the demo pictures, which take half a minute of processor time. */
export async function dropPictureJobs(url: string): Promise<void> {
  await queryOn(url, `delete from "job" where "name" = 'picture'`);
}

/** Sends an operation by POST; returns the response's status and body. */
export async function ask(
  { url }: Pick<ServerProcess, 'url'>,
  query: string,
  variables: object = {},
  headers: Record<string, string> = {},
) {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
  });
  const body = (await response.json()) as {
    data?: Record<string, unknown> | null;
    errors?: { extensions: { code: string } }[];
  };
  return { status: response.status, ...body };
}

/** Signs an admin in, again while the server is overloaded; returns the header with the token. */
export async function signInto(
  server: Pick<ServerProcess, 'url'>,
  input: typeof admin = admin,
): Promise<{ authorization: string }> {
  const login = 'mutation ($input: LoginInput!) { login(input: $input) { token } }';
  const { data, errors } = await ask(server, login, { input });
  if (errors?.[0]?.extensions.code === 'SERVICE_UNAVAILABLE') return signInto(server, input);
  if (errors) throw new Error(JSON.stringify(errors));
  const { token } = (data as { login: { token: string } }).login;
  return { authorization: `Bearer ${token}` };
}

/** Publishes a post with this title through one process. */
export async function publish(
  server: Pick<ServerProcess, 'url'>,
  headers: Record<string, string>,
  title: string,
): Promise<void> {
  const mutation = 'mutation ($input: BlogInput!) { createBlog(input: $input) { blog_id } }';
  const { errors } = await ask(server, mutation, { input: { ...post, title, slug_url: title } }, headers);
  if (errors) throw new Error(JSON.stringify(errors));
}
