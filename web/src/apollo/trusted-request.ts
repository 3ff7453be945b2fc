import { graphqlSearch } from '../../../rules/wire/graphql-url.ts';
import { trustedDocuments } from '../generated/trusted-documents.ts';
import type { trustedTexts } from '../generated/trusted-texts.ts';

/** The name of one of our operations. */
export type OperationName = keyof typeof trustedTexts;

/** The name of an operation of a public page, which the client sends by its hash. */
export type PublicName = keyof typeof trustedDocuments;

const isPublic = (name: OperationName): name is PublicName => name in trustedDocuments;

const endpoint = '/graphql';

/** An error of the server; `fields` has the messages by field. */
export interface Refusal {
  message: string;
  extensions?: { code?: string; fields?: Record<string, string> };
}

/** A GraphQL response; errors are JSON too, with any status. */
interface Reply<Data> {
  data?: Data | null;
  errors?: Refusal[];
}

interface Sending {
  /** The bearer token, if signed in. */
  token?: string | undefined;
  signal?: AbortSignal | undefined;
}

/**
 * Sends an operation by its hash, in a request of `build`; once more as text if the server does not know the
 * hash, as an older one during a rollout. Sends operations of the admin area and the sign-in as text. Returns
 * the JSON; throws if there is no response.
 */
export async function sendTrusted<Data>(
  build: typeof queryRequest,
  name: OperationName,
  variables: object,
  sending: Sending = {},
): Promise<Reply<Data>> {
  const sendText = async () => fetchJson<Data>(jsonRequest(await asText(name, variables)), sending);
  if (!isPublic(name)) return sendText();
  const reply = await fetchJson<Data>(build(name, variables), sending);
  const isUnknown = reply.errors?.[0]?.extensions?.code === 'PERSISTED_QUERY_NOT_FOUND';
  return isUnknown ? sendText() : reply;
}

async function fetchJson<Data>(request: Request, { token, signal }: Sending): Promise<Reply<Data>> {
  if (token) request.headers.set('authorization', `Bearer ${token}`);
  const response = await fetch(request, signal ? { signal } : {});
  // GraphQL errors are JSON with status 200 or 400; other responses are not from our server.
  if (!response.headers.get('content-type')?.includes('json')) {
    throw new Error(`The server answered ${response.status}`);
  }
  return (await response.json()) as Reply<Data>;
}

/** Returns an operation with its text, which servers of any release understand. */
export async function asText(operationName: OperationName, variables: object) {
  const { trustedTexts } = await import('../generated/trusted-texts.ts');
  return { operationName, variables, query: trustedTexts[operationName] };
}

/** Returns an operation by its hash, in the format of Apollo's persisted queries. */
function named(operationName: PublicName, variables: object) {
  const persistedQuery = { version: 1, sha256Hash: trustedDocuments[operationName] };
  return { operationName, variables, extensions: { persistedQuery } };
}

/** Returns the URL of a query by GET. Browser, service worker and server use it as the cache key. */
export function queryUrl(operationName: PublicName, variables: object): string {
  const { extensions } = named(operationName, variables);
  const search = {
    operationName,
    variables: JSON.stringify(variables),
    extensions: JSON.stringify(extensions),
  };
  return `${endpoint}?${graphqlSearch(new URLSearchParams(search))}`;
}

/** Returns the GET request of a query. */
export function queryRequest(operationName: PublicName, variables: object): Request {
  return new Request(queryUrl(operationName, variables), { headers: { accept: 'application/json' } });
}

/** Returns the POST request of a mutation, or of a query that no URL and no cache may contain. */
export function postRequest(operationName: PublicName, variables: object): Request {
  return jsonRequest(named(operationName, variables));
}

function jsonRequest(body: object): Request {
  return new Request(endpoint, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}
