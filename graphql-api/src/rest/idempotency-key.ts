import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { constraintMessage, constraintPatterns } from '../graphql/constraint-messages.ts';
import { BadInput } from '../graphql/errors.ts';

const HEADER = 'Idempotency-Key';

/** The submissionId of a REST call: its `Idempotency-Key`, or a fresh one. Throws BadInput for one that is no UUID. */
export function submissionIdOf({ headers }: FastifyRequest): string {
  const key = headers['idempotency-key'];
  if (key === undefined) return randomUUID();
  if (typeof key !== 'string' || !constraintPatterns.uuid.test(key.trim())) {
    throw new BadInput({ [HEADER]: constraintMessage('uuid', { label: HEADER }) });
  }
  return key.trim().toLowerCase();
}
