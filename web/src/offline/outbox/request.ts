import uploadQuotePhotos from '../shared/upload-quote-photos.graphql?raw';
import { type Answer, readAnswer } from './answer.ts';

const address = '/graphql';
// In milliseconds: a reply may be slow, a phone's upload of 10 MB slower; after that the connection counts as broken.
const operationTimeout = 30_000;
const uploadTimeout = 300_000;

/** The root field of the upload's answer. */
export const uploadField = 'uploadQuotePhotos';

/** What an upload gives: one name a file sent. */
export interface Uploaded {
  fileNames: string[];
}

/** Sends an operation with one root field by POST, and waits so many milliseconds for its answer; never throws. */
export function sendOperation<Data = unknown>(
  query: string,
  variables: object,
  field: string,
  timeout = operationTimeout,
): Promise<Answer<Data>> {
  const headers = { 'content-type': 'application/json' };
  return post(JSON.stringify({ query, variables }), headers, field, timeout);
}

/** Uploads one photo; never throws. */
export function uploadPhoto(photo: Blob, name: string): Promise<Answer<Uploaded>> {
  const { body, headers } = uploadRequest(photo, name);
  return post(body, headers, uploadField, uploadTimeout);
}

/** The body of an upload of one photo, in the GraphQL multipart request's format, and the header the server wants. */
export function uploadRequest(
  photo: Blob,
  name: string,
): { body: FormData; headers: Record<string, string> } {
  const body = new FormData();
  body.set('operations', JSON.stringify({ query: uploadQuotePhotos, variables: { files: [null] } }));
  body.set('map', JSON.stringify({ 0: ['variables.files.0'] }));
  body.set('0', photo, name);
  return { body, headers: { 'apollo-require-preflight': 'true' } };
}

async function post<Data>(
  body: BodyInit,
  headers: Record<string, string>,
  field: string,
  timeout: number,
): Promise<Answer<Data>> {
  try {
    const signal = AbortSignal.timeout(timeout);
    const reply = await fetch(address, { method: 'POST', body, headers, signal });
    return readAnswer<Data>(reply.status, reply.headers.get('retry-after'), await reply.text(), field);
  } catch {
    return { kind: 'silence' };
  }
}
