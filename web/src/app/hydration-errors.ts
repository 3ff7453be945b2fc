import { UNSAFE_ErrorResponseImpl as ErrorResponse, isRouteErrorResponse } from 'react-router-dom';

type Errors = Record<string, unknown>;

interface PlainError {
  status?: number;
  statusText?: string | undefined;
  data?: unknown;
  message?: string;
}

/** Converts the errors of a page's routes to JSON. */
export function plainErrors(errors: Errors | null | undefined): Errors {
  return mapValues(errors ?? {}, plainError);
}

/** Converts the result of `plainErrors` back to errors of the router; null if there are none. */
export function revivedErrors(errors: Errors | null | undefined): Errors | null {
  const revived = mapValues(errors ?? {}, revivedError);
  return Object.keys(revived).length > 0 ? revived : null;
}

function plainError(error: unknown): PlainError {
  if (isRouteErrorResponse(error))
    return { status: error.status, statusText: error.statusText, data: error.data };
  return { message: error instanceof Error ? error.message : String(error) };
}

function revivedError(error: unknown): unknown {
  const { status, statusText, data, message } = error as PlainError;
  return status === undefined ? new Error(message) : new ErrorResponse(status, statusText, data);
}

function mapValues(values: Errors, change: (value: unknown) => unknown): Errors {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value)]));
}
