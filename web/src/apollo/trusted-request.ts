import { trustedDocuments } from '../generated/trusted-documents.ts';
import { graphqlSearch } from '../lib/graphql-address.ts';

/** The name of an operation of ours. */
export type OperationName = keyof typeof trustedDocuments;

const address = '/graphql';

/** An answer of GraphQL: whatever is wrong comes as JSON too, by any status. */
interface Reply {
  errors?: readonly { extensions?: Record<string, unknown> }[];
}

interface Sending {
  /** The bearer's, where somebody is signed in. */
  token?: string | undefined;
  signal?: AbortSignal | undefined;
}

/**
 * Sends an operation by its hash, as `build` makes the request. While a release is being taken up a server of the one before
 * may answer and not know it: it is sent the text, once. Gives the answer's JSON; throws where there is none.
 */
export async function sendTrusted<Result>(
  build: typeof queryRequest,
  name: OperationName,
  variables: object,
  sending: Sending = {},
): Promise<Result> {
  const reply = await fetchJson<Result & Reply>(build(name, variables), sending);
  const isUnknown = reply.errors?.[0]?.extensions?.['code'] === 'PERSISTED_QUERY_NOT_FOUND';
  return isUnknown ? fetchJson(jsonRequest(await asText(name, variables)), sending) : reply;
}

async function fetchJson<Result>(request: Request, { token, signal }: Sending): Promise<Result> {
  if (token) request.headers.set('authorization', `Bearer ${token}`);
  const response = await fetch(request, signal ? { signal } : {});
  // Errors of GraphQL come as JSON, with 200 or 400; whatever else is not from our server.
  if (!response.headers.get('content-type')?.includes('json')) {
    throw new Error(`The server answered ${response.status} ${response.statusText}`.trim());
  }
  return (await response.json()) as Result;
}

/** An operation as a server of any release understands it. */
export async function asText(operationName: OperationName, variables: object) {
  const { trustedTexts } = await import('../generated/trusted-texts.ts');
  return { operationName, variables, query: trustedTexts[operationName] };
}

/** How an operation is named by its hash, in the format of Apollo's persisted queries. */
function named(operationName: OperationName, variables: object) {
  const persistedQuery = { version: 1, sha256Hash: trustedDocuments[operationName] };
  return { operationName, variables, extensions: { persistedQuery } };
}

/** Where a query is answered by GET: one address for one question, so that browser, worker and server can cache it. */
export function queryAddress(operationName: OperationName, variables: object): string {
  const { extensions } = named(operationName, variables);
  const search = {
    operationName,
    variables: JSON.stringify(variables),
    extensions: JSON.stringify(extensions),
  };
  return `${address}?${graphqlSearch(new URLSearchParams(search))}`;
}

/** The request of a query, by GET. */
export function queryRequest(operationName: OperationName, variables: object): Request {
  return new Request(queryAddress(operationName, variables), { headers: { accept: 'application/json' } });
}

/** The request of a mutation, or of a query that must be in no address and no cache, by POST. */
export function postRequest(operationName: OperationName, variables: object): Request {
  return jsonRequest(named(operationName, variables));
}

function jsonRequest(body: object): Request {
  return new Request(address, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}
