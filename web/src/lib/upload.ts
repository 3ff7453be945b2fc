/** The server rejects form data without this header. */
export const preflightHeader = { 'apollo-require-preflight': 'true' };

/** Returns the body of a GraphQL multipart request. `place` is the path of the file in the operation. */
export function multipartBody(operation: object, place: string, file: File): FormData {
  const body = new FormData();
  body.set('operations', JSON.stringify(operation));
  body.set('map', JSON.stringify({ 0: [place] }));
  body.set('0', file, file.name);
  return body;
}

interface Upload {
  body: FormData;
  headers: Record<string, string>;
  /** Called with the fraction that has been sent, 0 to 1. */
  onProgress(share: number): void;
  signal?: AbortSignal;
  /** In milliseconds: without progress for this long, the connection counts as broken. */
  timeout?: number;
}

/** Posts to the API and reports progress, which `fetch` cannot. Rejects without a response. */
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
      // No effect after a response.
      reject(new TypeError('No response'));
    });
    signal?.addEventListener('abort', () => request.abort());
    signal?.throwIfAborted();
    request.send(body);
    isMoving();
  });
}
