import { within } from '../../lib/within.ts';

// The worker's time limit in milliseconds; after it the photo is sent as it is.
const timeoutMs = 30_000;

let worker: Worker | undefined;
let pending = 0;

/** Returns the photo to store and upload, shrunk by `shrinkPhoto` in a worker. Never rejects. */
export async function shrink(photo: Blob): Promise<Blob> {
  pending += 1;
  try {
    worker ??= new Worker(new URL('./shrink-worker.ts', import.meta.url), { type: 'module' });
    return await within(timeoutMs, ask(worker, photo));
  } catch {
    return photo;
  } finally {
    pending -= 1;
    // Ends the worker to free the memory of decoded pictures.
    if (pending === 0) {
      worker?.terminate();
      worker = undefined;
    }
  }
}

function ask(from: Worker, photo: Blob): Promise<Blob> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve, reject) => {
    port1.addEventListener('message', ({ data }: MessageEvent<Blob>) => resolve(data));
    port1.start();
    from.addEventListener('error', reject, { once: true });
    from.postMessage(photo, [port2]);
  });
}
