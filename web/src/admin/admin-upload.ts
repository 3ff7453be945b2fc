import { forgetUser, storedUser } from '../apollo/session.ts';
import { named, type OperationName } from '../apollo/trusted-request.ts';
import type { Failure } from './admin-client.ts';

interface UploadAnswer {
  data?: unknown;
  errors?: { message: string; extensions?: { code?: string; fields?: Record<string, string> } }[];
}

/** What an upload comes to. */
export type Uploaded<Data> = { data: Data; failure?: undefined } | { data?: undefined; failure: Failure };

/**
 * Sends a mutation whose variables have files, in the GraphQL multipart request's format, and tells the share that has
 * gone out, 0 to 1, which `fetch` cannot. Never throws.
 */
export function upload<Data>(
  name: OperationName,
  variables: Record<string, unknown>,
  onProgress: (share: number) => void,
): Promise<Uploaded<Data>> {
  const files = Object.entries(variables).filter(
    (entry): entry is [string, File] => entry[1] instanceof File,
  );
  const rest = Object.fromEntries(
    Object.entries(variables).map(([key, it]) => [key, it instanceof File ? null : it]),
  );
  const body = new FormData();
  body.set('operations', JSON.stringify(named(name, rest)));
  body.set(
    'map',
    JSON.stringify(Object.fromEntries(files.map(([key], index) => [index, [`variables.${key}`]]))),
  );
  for (const [index, [, file]] of files.entries()) body.set(String(index), file, file.name);
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const fail = () =>
      resolve({ failure: { message: 'The upload was interrupted. Try again.', fields: {} } });
    request.open('POST', '/graphql');
    request.setRequestHeader('apollo-require-preflight', 'true');
    request.setRequestHeader('authorization', `Bearer ${storedUser()?.token ?? ''}`);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / (total || 1)));
    request.addEventListener('load', () => resolve(read<Data>(request.responseText)));
    for (const end of ['error', 'abort', 'timeout']) request.addEventListener(end, fail);
    request.send(body);
  });
}

function read<Data>(text: string): Uploaded<Data> {
  const [error, data] = parse(text);
  if (!error && data) return { data: data as Data };
  if (error?.extensions?.code === 'UNAUTHENTICATED') forgetUser();
  const message = error?.message ?? 'The server did not take the file. Try again.';
  return { failure: { message, fields: error?.extensions?.fields ?? {} } };
}

function parse(text: string): [NonNullable<UploadAnswer['errors']>[number] | undefined, unknown] {
  try {
    const { errors, data } = JSON.parse(text) as UploadAnswer;
    return [errors?.[0], data];
  } catch {
    return [undefined, undefined];
  }
}
