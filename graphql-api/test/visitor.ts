import { randomBytes } from 'node:crypto';

/**
 * Headers of a visitor whom the server has never seen: limits count by address, and a test that sends more than one
 * address may needs several. `startApp` trusts the loopback as a proxy, so that this address counts.
 */
export function someVisitor(): Record<string, string> {
  return visitorAt(`10.${[...randomBytes(3)].join('.')}`);
}

/** Headers of the visitor at this address. */
export function visitorAt(address: string): Record<string, string> {
  return { 'x-forwarded-for': address };
}
