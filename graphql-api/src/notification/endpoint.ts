import { type RequestOptions, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import type { Config } from '../platform/core/config.ts';
import { publicLookup } from '../platform/core/public-ip.ts';

// Browsers send the URL of their push service, which must not lead the server into private networks.

/** Returns whether a text is the URL of a push service: https on the default port, with a host name. */
export function isPushEndpoint({ privateNetworks }: Config, text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, port, hostname } = new URL(text);
  if (username || password) return false;
  if (privateNetworks) return protocol === 'http:' || protocol === 'https:';
  return protocol === 'https:' && port === '' && isIP(hostname.replace(/^\[|\]$/g, '')) === 0;
}

// In milliseconds.
const TIMEOUT = 10_000;

/** Posts to a push service and returns the status of its response. Does not follow redirects. */
export function postTo(
  { privateNetworks }: Config,
  endpoint: string,
  headers: Record<string, string>,
  body: Buffer,
): Promise<number> {
  const request = endpoint.startsWith('https:') ? requestHttps : requestHttp;
  const options: RequestOptions = {
    method: 'POST',
    headers,
    signal: AbortSignal.timeout(TIMEOUT),
    ...(!privateNetworks && { lookup: publicLookup }),
  };
  return new Promise((resolve, reject) => {
    const sent = request(endpoint, options, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
