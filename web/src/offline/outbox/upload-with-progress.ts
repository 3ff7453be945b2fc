import { type Answer, readAnswer } from './answer.ts';
import { type Uploaded, uploadField, uploadRequest } from './request.ts';

// A phone that has left its network says nothing for minutes. As long as the answer to a form may take (request.ts): what is
// still on its way out when the last share is told has that long too.
const patience = 30_000;

/** What an upload of one photo takes. */
export interface Upload {
  photo: Blob;
  name: string;
  /** Told the share that has gone out, 0 to 1. */
  onProgress(share: number): void;
  signal: AbortSignal;
}

/** Uploads one photo and tells how far it is, which `fetch` cannot; never throws. Aborted, or stuck, counts as silence. */
export function uploadWithProgress({ photo, name, onProgress, signal }: Upload): Promise<Answer<Uploaded>> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const silence = () => resolve({ kind: 'silence' });
    const { body, headers } = uploadRequest(photo, name);
    request.open('POST', '/graphql');
    for (const [header, value] of Object.entries(headers)) request.setRequestHeader(header, value);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const isMoving = () => {
      clearTimeout(timer);
      timer = setTimeout(() => request.abort(), patience);
    };
    request.upload.addEventListener('progress', (event) => {
      isMoving();
      onProgress(event.loaded / (event.total || 1));
    });
    request.addEventListener('progress', isMoving);
    request.addEventListener('loadend', () => clearTimeout(timer));
    request.addEventListener('load', () => {
      const retryAfter = request.getResponseHeader('retry-after');
      resolve(readAnswer<Uploaded>(request.status, retryAfter, request.responseText, uploadField));
    });
    for (const end of ['error', 'abort', 'timeout']) request.addEventListener(end, silence);
    signal.addEventListener('abort', () => request.abort());
    if (signal.aborted) return silence();
    request.send(body);
    isMoving();
  });
}
