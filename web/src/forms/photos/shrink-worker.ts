import { shrinkPhoto } from '../../offline/shared/shrink-photo.ts';

// A bundle of its own, which `shrink.ts` starts as a worker: decoding a photo would stop the page.

// One after the other: a phone has not the memory to decode five large photos at once.
let last: Promise<unknown> = Promise.resolve();

self.addEventListener('message', ({ data, ports: [port] }: MessageEvent<Blob>) => {
  last = last.then(async () => port?.postMessage(await shrinkPhoto(data)));
});
