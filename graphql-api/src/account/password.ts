import { randomBytes, randomInt } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { MAX_PASSWORD } from '../../../rules/form/account.ts';

/** Without characters that look alike: 0 O, 1 l I. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Returns a random password of 16 characters (92 bits). */
export function randomPassword(): string {
  return Array.from({ length: MAX_PASSWORD }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

/** Returns the encoded argon2id hash. */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

/** Returns whether the password is correct. Without a hash it returns false after the same time. */
export async function isPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const right = await verify(passwordHash ?? (await decoyHash()), password);
  return right && passwordHash !== undefined;
}

let decoy: Promise<string> | undefined;

/** The hash to verify against without an account. Created at start, so that the first login is not slower. */
export function decoyHash(): Promise<string> {
  decoy ??= hash(randomBytes(16).toString('hex'));
  return decoy;
}
