import { lookup } from 'node:dns';
import { type RequestOptions, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import type { Config } from '../core/config.ts';

// Browsers send the URL of their push service, so the server must not reach its own networks by it.

const privateNetworks = new BlockList();
for (const range of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '224.0.0.0/3',
])
  addRange(range, 'ipv4');
// With IPv4 addresses in IPv6 (NAT64, 6to4); the list itself recognizes ::ffff:10.0.0.1.
for (const range of ['::/96', '64:ff9b::/96', '2002::/16', 'fc00::/7', 'fe80::/10', 'ff00::/8'])
  addRange(range, 'ipv6');

function addRange(range: string, family: 'ipv4' | 'ipv6'): void {
  const [network = '', bits] = range.split('/');
  privateNetworks.addSubnet(network, Number(bits), family);
}

/** Whether a text is the URL of a push service: https on its usual port, and a host name. */
export function isPushEndpoint({ pushPrivateNetworks }: Config, text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, port, hostname } = new URL(text);
  if (username || password) return false;
  if (pushPrivateNetworks) return protocol === 'http:' || protocol === 'https:';
  return protocol === 'https:' && port === '' && isIP(hostname.replace(/^\[|\]$/g, '')) === 0;
}

/** Resolves a host name; fails if it has a private IP address. */
export const lookUpPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, []);
    const isPrivate = addresses.some(({ address, family }) =>
      privateNetworks.check(address, family === 6 ? 'ipv6' : 'ipv4'),
    );
    const [first] = addresses;
    if (isPrivate || !first) return callback(new Error('The push service is in a private network'), []);
    return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
  });
};

// In milliseconds.
const TIMEOUT = 10_000;

/** Posts to a push service and returns the status of its response. Does not follow redirects. */
export function postTo(
  { pushPrivateNetworks }: Config,
  endpoint: string,
  headers: Record<string, string>,
  body: Buffer,
): Promise<number> {
  const request = endpoint.startsWith('https:') ? requestHttps : requestHttp;
  const options: RequestOptions = {
    method: 'POST',
    headers,
    signal: AbortSignal.timeout(TIMEOUT),
    ...(!pushPrivateNetworks && { lookup: lookUpPublic }),
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
