import { constraintPatterns } from '../graphql/constraint-messages.ts';
import { BadInput } from '../graphql/errors.ts';
import type { Lead } from './lead.entity.ts';

/** Where a lead stands in the list; opaque to clients. */
export function cursorOf({ submittedAt, id }: Pick<Lead, 'submittedAt' | 'id'>): string {
  return Buffer.from(`${submittedAt.toISOString()} ${id}`).toString('base64url');
}

/** The place that a cursor names; throws BadInput for anything that `cursorOf` did not write. */
export function readCursor(cursor: string): Pick<Lead, 'submittedAt' | 'id'> {
  const [time = '', id = ''] = Buffer.from(cursor, 'base64url').toString('utf8').split(' ');
  const submittedAt = new Date(time);
  if (Number.isNaN(submittedAt.getTime()) || !constraintPatterns.uuid.test(id)) {
    throw new BadInput({ after: 'This is not a cursor of this list.' });
  }
  return { submittedAt, id };
}
