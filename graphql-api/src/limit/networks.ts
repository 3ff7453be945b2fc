import { isIPv6 } from 'node:net';

/** The parts of an IPv6 address that one customer is given: a home's network (64), a home (56), a company (48). */
const PREFIXES = [64, 56, 48];

/**
 * What of an address is counted, the narrowest first: of IPv6 the networks it is in, for a subscriber has all addresses of
 * them; of IPv4, and of an IPv4 address written as IPv6, the address alone.
 */
export function networksOf(address: string): [narrowest: string, ...wider: string[]] {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (mapped !== undefined) return [mapped];
  if (!isIPv6(address)) return [address];
  const groups = groupsOf(address);
  const [narrowest = '', ...wider] = PREFIXES.map((bits) => prefixOf(groups, bits));
  return [narrowest, ...wider];
}

/** The first four of the eight groups, as numbers. */
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
