import { CombinedGraphQLErrors } from '@apollo/client';

/** Why an operation failed: a message for the admin, and messages by field name. */
export interface Failure {
  message: string;
  fields: Record<string, string>;
  /** Present if a newer version is stored. */
  conflict?: object;
}

/** An error whose message tells the admin what to do, such as that of a rejected upload. */
export class KnownError extends Error {
  readonly fields: Record<string, string>;

  constructor(message: string, fields: Record<string, string> = {}) {
    super(message);
    this.fields = fields;
  }
}

/** Converts an error of an operation, or one with a message for the admin. */
export function failureOf(error: unknown): Failure {
  if (error instanceof KnownError) return { message: error.message, fields: error.fields };
  if (CombinedGraphQLErrors.is(error)) {
    const [first] = error.errors;
    const { fields = {}, conflict } = (first?.extensions ?? {}) as Partial<Failure>;
    return { message: first?.message ?? error.message, fields, ...(conflict && { conflict }) };
  }
  const isOffline = error instanceof TypeError || !navigator.onLine;
  const message = isOffline
    ? 'No connection. Nothing was changed. Try again.'
    : 'Something went wrong. Try again.';
  return { message, fields: {} };
}
