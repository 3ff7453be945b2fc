import { forgetUser, storedUser } from '../../apollo/session.ts';
import { asText, type OperationName } from '../../apollo/trusted-request.ts';

interface UploadAnswer {
  data?: unknown;
  errors?: { message: string; extensions?: { code?: string; fields?: Record<string, string> } }[];
}

/** Thrown where an upload was refused or interrupted, so that the steps after it are not taken. */
export class Refused extends Error {
  /** What is wrong with which field. */
  readonly fields: Record<string, string>;

  constructor(message: string, fields: Record<string, string> = {}) {
    super(message);
    this.fields = fields;
  }
}

/**
 * Sends a mutation whose variables have files, in the GraphQL multipart request's format, and tells the share that has
 * gone out, 0 to 1, which `fetch` cannot. Throws Refused.
 */
export async function upload<Data>(
  name: OperationName,
  variables: Record<string, unknown>,
  onProgress: (share: number) => void,
): Promise<Data> {
  const body = await multipart(name, variables);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/graphql');
    request.setRequestHeader('apollo-require-preflight', 'true');
    request.setRequestHeader('authorization', `Bearer ${storedUser()?.token ?? ''}`);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / (total || 1)));
    request.addEventListener('load', () => {
      const { data, errors: [error] = [] } = parse(request.responseText);
      if (!error && data) return resolve(data as Data);
      if (error?.extensions?.code === 'UNAUTHENTICATED') forgetUser();
      const message = error?.message ?? 'The server did not take the file. Try again.';
      reject(new Refused(message, error?.extensions?.fields));
    });
    for (const end of ['error', 'abort', 'timeout']) {
      request.addEventListener(end, () => reject(new Refused('The upload was interrupted. Try again.')));
    }
    request.send(body);
  });
}

/** By its text: a film is not sent twice because a server of another release does not know the hash. */
async function multipart(name: OperationName, variables: Record<string, unknown>): Promise<FormData> {
  const files = Object.entries(variables).filter(
    (entry): entry is [string, File] => entry[1] instanceof File,
  );
  const places = Object.fromEntries(files.map(([key], index) => [index, [`variables.${key}`]]));
  const empty = Object.fromEntries(files.map(([key]) => [key, null]));
  const body = new FormData();
  body.set('operations', JSON.stringify(await asText(name, { ...variables, ...empty })));
  body.set('map', JSON.stringify(places));
  for (const [index, [, file]] of files.entries()) body.set(String(index), file, file.name);
  return body;
}

function parse(text: string): UploadAnswer {
  try {
    return JSON.parse(text) as UploadAnswer;
  } catch {
    return {};
  }
}
