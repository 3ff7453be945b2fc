import { isIPv6 } from 'node:net';

/** The sizes of the IPv6 networks that providers assign to one customer. */
const PREFIXES = [64, 56, 48];

/**
 * Returns the networks that limits count for an IP address, the narrowest first: three for IPv6, because a customer has all
 * addresses of a network; for IPv4, also as an IPv6 address, only the address.
 */
export function networksOf(address: string): [narrowest: string, ...wider: string[]] {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (mapped !== undefined) return [mapped];
  if (!isIPv6(address)) return [address];
  const groups = groupsOf(address);
  const [narrowest = '', ...wider] = PREFIXES.map((bits) => prefixOf(groups, bits));
  return [narrowest, ...wider];
}

/** Returns the first four of the eight groups as numbers. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? [] : Array<string>(8 - before.length - after.length).fill('0');
  return [...before, ...zeros, ...after].slice(0, 4).map((group) => Number.parseInt(group, 16));
}

function prefixOf([a = 0, b = 0, c = 0, d = 0]: number[], bits: number): string {
  if (bits === 64) return [a, b, c, d].join(':');
  return `${[a, b, c, bits === 56 ? d >> 8 : 0].join(':')}/${bits}`;
}
