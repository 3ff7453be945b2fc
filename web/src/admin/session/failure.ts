import { CombinedGraphQLErrors } from '@apollo/client';

/** Why an operation failed: a message for the admin, and messages by field name. */
export interface Failure {
  message: string;
  fields: Record<string, string>;
  /** Whether the server did not answer. */
  isUnanswered?: boolean;
  /** Whether the response of a change is missing: the server may have made it. */
  isUnknown?: boolean;
  /** Present if a newer version is stored; without values if nobody is known to have stored it. */
  conflict?: { savedBy?: string | null; savedAt?: string | null };
  /** Whether the server would reject the same change again. */
  isRejected?: boolean;
}

/** The codes of errors that a repetition of the same change does not end. */
export const rejections = new Set(['BAD_USER_INPUT', 'NOT_FOUND', 'FORBIDDEN', 'CONFLICT']);

/** An error whose message tells the admin what to do, such as that of a rejected upload. */
export class KnownError extends Error {
  readonly fields: Record<string, string>;
  /** Whether the same change would be rejected again. */
  readonly isRejected: boolean;

  constructor(message: string, fields: Record<string, string> = {}, isRejected = false) {
    super(message);
    this.fields = fields;
    this.isRejected = isRejected;
  }
}

type Extensions = Partial<Pick<Failure, 'fields' | 'conflict'>> & { code?: string };

/** Converts an error of an operation, or one with a message for the admin. */
export function failureOf(error: unknown): Failure {
  if (error instanceof KnownError) {
    const { message, fields, isRejected } = error;
    return { message, fields, isRejected };
  }
  if (CombinedGraphQLErrors.is(error)) {
    const [first] = error.errors;
    const { fields = {}, conflict, code = '' } = (first?.extensions ?? {}) as Extensions;
    const failure = { message: first?.message ?? error.message, fields, isRejected: rejections.has(code) };
    return conflict ? { ...failure, conflict } : failure;
  }
  const isOffline = error instanceof TypeError || !navigator.onLine;
  return { message: isOffline ? noConnection : 'Something went wrong. Try again.', fields: {} };
}

const noConnection = 'No connection. Try again.';

export const unknownChange = 'We don’t know whether it was saved. Try again.';

/**
 * Converts an error of a change, which may have begun without a connection. `unknown` is the message if the
 * response is missing.
 */
export function failureOfChange(error: unknown, wasOffline: boolean, unknown: string): Failure {
  const failure = failureOf(error);
  if (error instanceof KnownError || CombinedGraphQLErrors.is(error)) return failure;
  const unanswered = { ...failure, isUnanswered: true };
  if (wasOffline) return { ...unanswered, message: 'No connection. Nothing was changed. Try again.' };
  return { ...unanswered, isUnknown: true, message: unknown };
}
