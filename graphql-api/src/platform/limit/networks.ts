import { BlockList, isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The network of everything that is no IP address. */
const UNKNOWN = 'unknown';

/** An entry with a port (RFC 7239), which some proxies write into X-Forwarded-For. */
const withPort = /^(?:\[(?<ipv6>[^\]]*)\]|(?<ipv4>\d+(?:\.\d+){3}))(?::[\w.-]*)?$/;

/**
 * Parses an entry of X-Forwarded-For, also with quotes, port or zone. An IPv4 address within an IPv6 address
 * is one of IPv4. Returns undefined for anything else.
 */
function parseEntry(entry = ''): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  const unquoted = entry.replace(/^"(.*)"$/, '$1');
  const { ipv4, ipv6 } = withPort.exec(unquoted)?.groups ?? {};
  const [text = ''] = (ipv4 ?? ipv6 ?? unquoted).split('%');
  return isIP(text) ? ipaddr.process(text) : undefined;
}

/**
 * Returns the networks that limits count for an entry of X-Forwarded-For, the narrowest first: for IPv6 those
 * of the sizes that providers assign to a customer; for IPv4 the address itself. All entries that are no IP
 * address are one network.
 */
export function networksOf(entry: string): [narrowest: string, ...wider: string[]] {
  const address = parseEntry(entry);
  if (!(address instanceof ipaddr.IPv6)) return [address?.toString() ?? UNKNOWN];
  const [a = 0, b = 0, c = 0, d = 0] = address.parts;
  return [[a, b, c, d].join(':'), `${[a, b, c, d >> 8].join(':')}/56`, `${[a, b, c, 0].join(':')}/48`];
}

/** Returns a function that tells whether an entry of X-Forwarded-For is within these addresses and ranges. */
export function trustIn(ranges: readonly string[]): (entry: string) => boolean {
  const trusted = new BlockList();
  for (const range of ranges) {
    const [text = '', bits] = range.split('/');
    const family = isIP(text) === 4 ? 'ipv4' : 'ipv6';
    trusted.addSubnet(text, Number(bits ?? (family === 'ipv4' ? 32 : 128)), family);
  }
  return (entry) => {
    const address = parseEntry(entry);
    return address !== undefined && trusted.check(address.toString(), address.kind());
  };
}
