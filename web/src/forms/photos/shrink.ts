// A worker that has not answered by then is given up, and the photo goes as it is.
const timeoutMs = 30_000;

let worker: Worker | undefined;
let pending = 0;

/** The photo as it is to be stored and uploaded: see `shrinkPhoto`, which this runs in a worker. Never rejects. */
export async function shrink(photo: Blob): Promise<Blob> {
  pending += 1;
  try {
    worker ??= new Worker(new URL('./shrink-worker.ts', import.meta.url), { type: 'module' });
    return await ask(worker, photo);
  } catch {
    return photo;
  } finally {
    pending -= 1;
    // With it go the pictures that it has decoded.
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
    setTimeout(reject, timeoutMs);
    from.postMessage(photo, [port2]);
  });
}
