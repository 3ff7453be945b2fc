import { createHmac, timingSafeEqual } from 'node:crypto';

/** Returns the signature of a text by one of our keys (`Secrets`). */
export function sign(text: string, key: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}

/** Compares in constant time. */
export function isSigned(text: string, key: string, signature: string): boolean {
  const right = Buffer.from(sign(text, key));
  const given = Buffer.from(signature);
  return given.length === right.length && timingSafeEqual(given, right);
}
