import ipaddr from 'ipaddr.js';

/**
 * Returns the networks that limits count for an IP address, the narrowest first: for IPv6 those of the sizes
 * that providers assign to a customer; for IPv4, also within an IPv6 address, the address itself.
 */
export function networksOf(ipAddress: string): [narrowest: string, ...wider: string[]] {
  const address = ipaddr.isValid(ipAddress) ? ipaddr.process(ipAddress) : undefined;
  if (!(address instanceof ipaddr.IPv6)) return [address?.toString() ?? ipAddress];
  const [a = 0, b = 0, c = 0, d = 0] = address.parts;
  return [[a, b, c, d].join(':'), `${[a, b, c, d >> 8].join(':')}/56`, `${[a, b, c, 0].join(':')}/48`];
}
