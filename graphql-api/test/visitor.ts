import { randomBytes } from 'node:crypto';

/** Returns headers with a random IP address: limits count by it. `startApp` trusts loopback as a proxy. */
export function someVisitor(): Record<string, string> {
  return visitorAt(`10.${[...randomBytes(3)].join('.')}`);
}

/** Returns headers with this IP address. */
export function visitorAt(ipAddress: string): Record<string, string> {
  return { 'x-forwarded-for': ipAddress };
}
