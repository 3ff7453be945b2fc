import { createWriteStream } from 'node:fs';
import { get as getHttp, type IncomingMessage } from 'node:http';
import { get as getHttps } from 'node:https';
import { isIP } from 'node:net';
import { pipeline } from 'node:stream/promises';
import type { App } from '../../platform/access/context.ts';
import type { Config } from '../../platform/core/config.ts';
import { isPublicIp, publicLookup } from '../../platform/core/public-ip.ts';
import { MAX_PHOTO_BYTES } from '../../platform/image/photo.ts';

const MAX_REDIRECTS = 3;
const unreachable = 'its server cannot be reached';
/** Reasons for the report by the code of the error. */
const reasons: Record<string, string> = {
  ENOTFOUND: 'its server does not exist any more',
  ECONNREFUSED: unreachable,
  ECONNRESET: unreachable,
  EAI_AGAIN: unreachable,
  EHOSTUNREACH: unreachable,
  ENETUNREACH: unreachable,
  ETIMEDOUT: unreachable,
};

/** Downloads a picture of another site to `path`. Throws an Error with the reason of a failure or abort. */
export async function downloadPicture(
  { config, limits }: App,
  url: string,
  path: string,
  aborted: AbortSignal,
): Promise<void> {
  const signal = AbortSignal.any([aborted, AbortSignal.timeout(limits.downloadMs)]);
  try {
    const response = await open(new URL(url), config, signal);
    await pipeline(response, limitBytes, createWriteStream(path, { mode: 0o600 }), { signal });
  } catch (error) {
    const reason = signal.aborted
      ? 'its server is too slow'
      : reasons[(error as NodeJS.ErrnoException).code ?? ''];
    throw reason === undefined ? error : new Error(reason, { cause: error });
  }
}

/** Requests a URL and follows redirects. Checks each URL like the first one. */
async function open(url: URL, config: Config, signal: AbortSignal, redirects = 0): Promise<IncomingMessage> {
  const response = await request(url, config, signal);
  const { statusCode = 0, headers } = response;
  if (statusCode === 200) return response;
  response.destroy();
  if (statusCode >= 300 && statusCode < 400 && headers.location && redirects < MAX_REDIRECTS) {
    return open(new URL(headers.location, url), config, signal, redirects + 1);
  }
  throw new Error(`the server answered ${statusCode}`);
}

function request(url: URL, { privateNetworks }: Config, signal: AbortSignal): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (!/^https?:$/.test(url.protocol)) throw new Error('the URL is not http or https');
  // Node does not look up IP addresses, so `publicLookup` does not see them.
  if (!privateNetworks && isIP(host) && !isPublicIp(host)) {
    throw new Error(`${host} is in a private network`);
  }
  const get = url.protocol === 'https:' ? getHttps : getHttp;
  const options = { signal, ...(!privateNetworks && { lookup: publicLookup }) };
  return new Promise((resolve, reject) => {
    get(url, options, resolve).once('error', reject);
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
