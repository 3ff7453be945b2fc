import { multipartBody, postWithProgress, preflightHeader } from '../../lib/upload.ts';
import uploadQuotePhotos from '../shared/upload-quote-photos.graphql?raw';
import { type Answer, readAnswer } from './answer.ts';

// In milliseconds: a reply may be slow, a phone's upload of 10 MB slower; after that the connection counts as broken.
const operationTimeout = 30_000;
const uploadTimeout = 300_000;

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
  return answerOf(field, () => post(JSON.stringify({ query, variables }), headers, timeout));
}

/** For a visitor who watches the upload; `onProgress` is called with the share that has gone out, 0 to 1. */
interface Watching {
  onProgress(share: number): void;
  signal: AbortSignal;
}

/** Uploads one photo; never throws. Aborted, or stuck, counts as silence. */
export function uploadPhoto(photo: Blob, name: string, watching?: Watching): Promise<Answer<Uploaded>> {
  const body = multipartBody(
    { query: uploadQuotePhotos, variables: { files: [null] } },
    { 'variables.files.0': new File([photo], name, { type: photo.type }) },
  );
  const headers = preflightHeader;
  return answerOf('uploadQuotePhotos', () =>
    watching
      ? postWithProgress({ body, headers, timeout: operationTimeout, ...watching })
      : post(body, headers, uploadTimeout),
  );
}

function post(body: BodyInit, headers: Record<string, string>, timeout: number): Promise<Response> {
  return fetch('/graphql', { method: 'POST', body, headers, signal: AbortSignal.timeout(timeout) });
}

async function answerOf<Data>(field: string, send: () => Promise<Response>): Promise<Answer<Data>> {
  try {
    const reply = await send();
    return readAnswer<Data>(reply.status, reply.headers.get('retry-after'), await reply.text(), field);
  } catch {
    return { kind: 'networkError' };
  }
}
