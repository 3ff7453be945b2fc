/** The header without which the server takes no form data. */
export const preflightHeader = { 'apollo-require-preflight': 'true' };

/** A GraphQL multipart request: an operation, and the files that stand at these places of it. */
export function multipartBody(operation: object, files: Readonly<Record<string, File>>): FormData {
  const entries = Object.entries(files);
  const places = entries.map(([place]) => [place]);
  const body = new FormData();
  body.set('operations', JSON.stringify(operation));
  body.set('map', JSON.stringify(Object.fromEntries(places.entries())));
  for (const [index, [, file]] of entries.entries()) body.set(String(index), file, file.name);
  return body;
}

interface Upload {
  body: FormData;
  headers: Record<string, string>;
  /** Told the share that has gone out, 0 to 1. */
  onProgress(share: number): void;
  signal?: AbortSignal;
  /** Milliseconds without any progress after which the connection counts as broken. */
  timeout?: number;
}

/** Posts to the API like `fetch`, which cannot tell how far it is. Rejects where no answer comes. */
export function postWithProgress({ body, headers, onProgress, signal, timeout }: Upload): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/graphql');
    for (const [header, value] of Object.entries(headers)) request.setRequestHeader(header, value);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const isMoving = () => {
      clearTimeout(timer);
      if (timeout !== undefined) timer = setTimeout(() => request.abort(), timeout);
    };
    request.upload.addEventListener('progress', (event) => {
      isMoving();
      onProgress(event.loaded / (event.total || 1));
    });
    request.addEventListener('progress', isMoving);
    request.addEventListener('load', () => {
      const retryAfter = request.getResponseHeader('retry-after');
      const { status, responseText } = request;
      resolve(
        new Response(responseText, { status, headers: retryAfter ? { 'retry-after': retryAfter } : {} }),
      );
    });
    request.addEventListener('loadend', () => {
      clearTimeout(timer);
      // Without effect after an answer.
      reject(new TypeError('No answer came'));
    });
    signal?.addEventListener('abort', () => request.abort());
    signal?.throwIfAborted();
    request.send(body);
    isMoving();
  });
}
