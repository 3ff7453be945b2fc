import { lookup } from 'node:dns';
import { BlockList, isIPv6, type LookupFunction } from 'node:net';

/** Networks that are not part of the public internet (IANA's special-purpose registries). */
const notPublic = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  notPublic.addSubnet(network, prefix, 'ipv4');
// Includes the networks that embed IPv4 addresses (NAT64, 6to4).
for (const [network, prefix] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  notPublic.addSubnet(network, prefix, 'ipv6');

/** Returns whether an IP address is part of the public internet. */
export const isPublicIp = (ip: string) => !notPublic.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4');

/** Resolves a host name for a connection. Fails if the host is in a private network, which a foreign URL must not reach. */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    const hidden = found?.find(({ address }) => !isPublicIp(address));
    const failure = error ?? (hidden ? new Error(`${hostname} is in a private network`) : null);
    if (options.all) return callback(failure, found ?? []);
    return callback(failure, found?.[0]?.address ?? '', found?.[0]?.family);
  });
};
