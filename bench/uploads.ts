import { setTimeout as delay } from 'node:timers/promises';
import sharp from 'sharp';
import { multipartOf } from '../graphql-api/test/multipart.ts';
import { openPost, photoUpload } from '../graphql-api/test/raw-request.ts';
import { jpeg, postPhotos } from '../graphql-api/test/samples/quote.ts';
import { visitorAt } from '../graphql-api/test/visitor.ts';
import type { Row } from './row.ts';
import { onSite, type Site } from './site.ts';
import { longest, REFERENCE_MS, scriptTime } from './work.ts';

/** Maximum time of an upload while another client attacks, in milliseconds. */
const MAX_MS = 3_000;

/** Measures a visitor's upload of a photo during attacks by other networks, beside a fixed script. */
export const uploads = onSite(async function* measureUploads(site) {
  const photo = new Uint8Array(await jpeg(2000, 1500));
  const upload = async () => {
    const { status } = await postPhotos(site, [photo]);
    if (status !== 200) throw new Error(`An upload is answered with ${status}.`);
  };
  const row = async (name: string, ours: number): Promise<Row> => ({
    measured: `an upload of a photo beside ${name}`,
    ours,
    reference: await scriptTime(),
    beside: 'a fixed script',
    unit: 'ms',
    budget: MAX_MS / REFERENCE_MS,
  });
  yield await row('sixty of the slowest pictures', await longest(upload, sendSlowPictures(site)));
  const end = await sendByteByByte(site);
  yield await row('240 uploads of one byte at a time', await longest(upload, delay(4_000)));
  end();
});

/** Uploads 60 pictures whose decoding takes seconds. */
async function sendSlowPictures({ url }: Site): Promise<void> {
  const blank = sharp({ create: { width: 3600, height: 3600, channels: 3, background: '#b58e6a' } });
  const slow = new Uint8Array(await blank.avif({ effort: 0 }).toBuffer());
  const sending = Array.from({ length: 60 }, async (_, index) => {
    const headers = visitorAt(`2001:db8:1:${index.toString(16)}::1`);
    const body = multipartOf.rest([slow]);
    return (await fetch(`${url}/api/upload/assessment`, { method: 'POST', headers, body })).bytes();
  });
  await Promise.all(sending);
}

/** Starts 240 uploads below the minimum rate. Returns a function that ends them. */
async function sendByteByByte({ url }: Site): Promise<() => void> {
  const { path, headers, body } = await photoUpload('rest', [new Uint8Array(1_000_000)]);
  const sockets = Array.from(
    { length: 240 },
    (_, index) => openPost(url, path, { ...headers, ...visitorAt(`2001:db8:${2 + (index % 4)}::1`) }).socket,
  );
  let sent = 0;
  const trickle = setInterval(() => {
    for (const socket of sockets) socket.write(body.subarray(sent, sent + 1));
    sent += 1;
  }, 200);
  return () => {
    clearInterval(trickle);
    for (const socket of sockets) socket.destroy();
  };
}
