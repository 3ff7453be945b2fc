import { randomBytes, randomInt } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { MAX_PASSWORD } from '../core/password-rule.ts';

/** Without what is read wrong off a screen: 0 O, 1 l I. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A password that nobody guesses: 16 characters, 92 bits. */
export function randomPassword(): string {
  return Array.from({ length: MAX_PASSWORD }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

/** argon2id, as its encoded string. */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

/** Whether this is the password; without a hash to compare with the answer is no, after as long a time. */
export async function isPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const right = await verify(passwordHash ?? (await decoyHash()), password);
  return right && passwordHash !== undefined;
}

let decoy: Promise<string> | undefined;

/** What a password is checked against where there is no account; made ahead, so that not even the first try differs. */
export function decoyHash(): Promise<string> {
  decoy ??= hash(randomBytes(16).toString('hex'));
  return decoy;
}
