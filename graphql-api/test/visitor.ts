import { randomBytes } from 'node:crypto';

/**
 * Returns headers with a random IP address, because limits count by IP address. `startApp` trusts the loopback as a proxy.
 */
export function someVisitor(): Record<string, string> {
  return visitorAt(`10.${[...randomBytes(3)].join('.')}`);
}

/** Returns headers with this IP address. */
export function visitorAt(ipAddress: string): Record<string, string> {
  return { 'x-forwarded-for': ipAddress };
}
