import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Returns whether an IP address is part of the public internet (IANA's special-purpose registries). */
export function isPublicIp(ip: string): boolean {
  if (!ipaddr.isValid(ip)) return false;
  const address = ipaddr.process(ip);
  return address.range() === 'unicast' && (address.kind() === 'ipv4' || address.match(globalUnicast, 3));
}

/** IPv6 addresses outside of it are not assigned. */
const globalUnicast = ipaddr.parse('2000::');

/** Resolves a host name for a connection. Fails for private networks, which a foreign URL must not reach. */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const hidden = addresses?.find(({ address }) => !isPublicIp(address));
    const failure = error ?? (hidden ? new Error(`${hostname} is in a private network`) : null);
    if (options.all) return callback(failure, addresses ?? []);
    return callback(failure, addresses?.[0]?.address ?? '', addresses?.[0]?.family);
  });
};
