import { createWriteStream } from 'node:fs';
import { get as getHttp, type IncomingMessage, type RequestOptions } from 'node:http';
import { get as getHttps } from 'node:https';
import { isIP } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { isPublicIp, publicLookup } from '../core/public-ip.ts';
import { MAX_PHOTO_BYTES } from '../image/photo.ts';

const TIMEOUT = 30_000;
const MAX_REDIRECTS = 3;

/** Downloads a picture of another site to `path`. Throws an Error with the reason if it fails. */
export async function downloadPicture(url: string, path: string, redirects = 0): Promise<void> {
  const signal = AbortSignal.timeout(TIMEOUT);
  const response = await request(new URL(url), { signal });
  const { statusCode = 0, headers } = response;
  if (statusCode >= 300 && statusCode < 400 && headers.location && redirects < MAX_REDIRECTS) {
    response.destroy();
    return downloadPicture(new URL(headers.location, url).href, path, redirects + 1);
  }
  if (statusCode !== 200) {
    response.destroy();
    throw new Error(`the server answered ${statusCode}`);
  }
  await pipeline(response, limitBytes, createWriteStream(path, { mode: 0o600 }), { signal });
}

function request(url: URL, options: RequestOptions): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // Node does not look up IP addresses, so `publicLookup` does not see them.
  if (isIP(host) && !isPublicIp(host)) throw new Error(`${host} is in a private network`);
  if (!/^https?:$/.test(url.protocol)) throw new Error('the URL is not http or https');
  const get = url.protocol === 'https:' ? getHttps : getHttp;
  return new Promise((resolve, reject) => {
    get(url, { ...options, lookup: publicLookup }, resolve).once('error', reject);
  });
}

async function* limitBytes(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.byteLength;
    if (size > MAX_PHOTO_BYTES) throw new Error('it is larger than 10 MB');
    yield chunk;
  }
}
