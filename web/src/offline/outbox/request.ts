import type { UploadQuotePhotosMutation } from '../../generated/documents.ts';
import { multipartBody, postWithProgress, preflightHeader } from '../../lib/upload.ts';
import uploadQuotePhotos from '../shared/upload-quote-photos.graphql?raw';
import { type Answer, readAnswer } from './answer.ts';

// In milliseconds; then the connection counts as broken. A phone's upload of 10 MB takes minutes.
const operationTimeout = 30_000;
const uploadTimeout = 300_000;

type Uploaded = UploadQuotePhotosMutation['uploadQuotePhotos'];

/** Posts an operation with one root field. Never throws. */
export function sendOperation<Data = unknown>(
  query: string,
  variables: object,
  field: string,
): Promise<Answer<Data>> {
  const headers = { 'content-type': 'application/json' };
  return answerOf(field, () => post(JSON.stringify({ query, variables }), headers, operationTimeout));
}

/** `onProgress` is called with the fraction that has been sent, 0 to 1. */
interface Watching {
  onProgress(share: number): void;
  signal: AbortSignal;
}

/** Uploads one photo. Never throws: an aborted or stalled upload is a networkError. */
export function uploadPhoto(photo: Blob, name: string, watching?: Watching): Promise<Answer<Uploaded>> {
  const body = multipartBody(
    { query: uploadQuotePhotos, variables: { files: [null] } },
    'variables.files.0',
    new File([photo], name, { type: photo.type }),
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
