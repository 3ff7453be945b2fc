import { type Answer, readAnswer } from './answer.ts';
import uploadQuotePhotos from './upload-quote-photos.graphql?raw';

const address = '/graphql';
// A reply may be slow, a phone's upload of 10 MB slower; after that the connection counts as broken.
const mutationPatience = 30_000;
const uploadPatience = 300_000;

/** The root field of the upload's answer. */
export const uploadField = 'uploadQuotePhotos';

/** What an upload gives: one name a file sent. */
export interface Uploaded {
  fileNames: string[];
}

/** Sends a mutation by POST; never throws. */
export function sendMutation(mutation: string, variables: object, field: string): Promise<Answer> {
  const headers = { 'content-type': 'application/json' };
  return post(JSON.stringify({ query: mutation, variables }), headers, field, mutationPatience);
}

/** Uploads one photo; never throws. */
export function uploadPhoto(photo: Blob, name: string): Promise<Answer<Uploaded>> {
  const { body, headers } = uploadRequest(photo, name);
  return post(body, headers, uploadField, uploadPatience);
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
  patience: number,
): Promise<Answer<Data>> {
  try {
    const signal = AbortSignal.timeout(patience);
    const reply = await fetch(address, { method: 'POST', body, headers, signal });
    return readAnswer<Data>(reply.status, reply.headers.get('retry-after'), await reply.text(), field);
  } catch {
    return { kind: 'silence' };
  }
}
