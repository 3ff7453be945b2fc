import { trustedDocuments } from '../generated/trusted-documents.ts';

/** The name of an operation of ours. */
export type OperationName = keyof typeof trustedDocuments;

const address = '/graphql';

/** How an operation is named by its hash, in the format of Apollo's persisted queries. */
export function named(operationName: OperationName, variables: object) {
  const persistedQuery = { version: 1, sha256Hash: trustedDocuments[operationName] };
  return { operationName, variables, extensions: { persistedQuery } };
}

/** Where a query is answered by GET: one address for one question, so that browser, worker and server can keep it. */
export function queryAddress(operationName: OperationName, variables: object): string {
  const { extensions } = named(operationName, variables);
  const search = {
    operationName,
    variables: JSON.stringify(variables),
    extensions: JSON.stringify(extensions),
  };
  return `${address}?${new URLSearchParams(search)}`;
}

/** The request of a query, by GET. */
export function queryRequest(operationName: OperationName, variables: object): Request {
  return new Request(queryAddress(operationName, variables), { headers: { accept: 'application/json' } });
}

/** The request of a mutation, by POST. */
export function mutationRequest(operationName: OperationName, variables: object): Request {
  return new Request(address, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify(named(operationName, variables)),
  });
}
