import { shrinkPhoto } from '../../offline/shared/shrink-photo.ts';

// A separate bundle: `shrink.ts` starts it as a worker, because decoding a photo would block the page.

// One after the other: a phone does not have enough memory to decode five large photos at once.
let last: Promise<unknown> = Promise.resolve();

self.addEventListener('message', ({ data, ports: [port] }: MessageEvent<Blob>) => {
  last = last.then(async () => port?.postMessage(await shrinkPhoto(data)));
});
