import { isIPv6 } from 'node:net';

/** The sizes of the IPv6 networks that providers assign to one customer. */
const PREFIXES = [64, 56, 48];

/**
 * Returns the networks that limits count for an IP address, the narrowest first: three for IPv6, because one customer has a
 * whole network; for IPv4, also within an IPv6 address, the address itself.
 */
export function networksOf(ipAddress: string): [narrowest: string, ...wider: string[]] {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ipAddress) ?? [];
  if (mapped !== undefined) return [mapped];
  if (!isIPv6(ipAddress)) return [ipAddress];
  const groups = groupsOf(ipAddress);
  const [narrowest = '', ...wider] = PREFIXES.map((bits) => prefixOf(groups, bits));
  return [narrowest, ...wider];
}

/** Returns the first four of the eight groups as numbers. */
function groupsOf(ipAddress: string): number[] {
  const [head = '', tail] = ipAddress.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? [] : Array<string>(8 - before.length - after.length).fill('0');
  return [...before, ...zeros, ...after].slice(0, 4).map((group) => Number.parseInt(group, 16));
}

function prefixOf([a = 0, b = 0, c = 0, d = 0]: number[], bits: number): string {
  if (bits === 64) return [a, b, c, d].join(':');
  return `${[a, b, c, bits === 56 ? d >> 8 : 0].join(':')}/${bits}`;
}
