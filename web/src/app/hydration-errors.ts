import { UNSAFE_ErrorResponseImpl as ErrorResponse, isRouteErrorResponse } from 'react-router-dom';

type Errors = Record<string, unknown>;

interface PlainError {
  status?: number;
  statusText?: string | undefined;
  data?: unknown;
  message?: string;
}

/** Converts the errors of a page's routes to JSON. */
export const plainErrors = (errors: Errors): Errors => mapValues(errors, plainError);

/** Converts the result of `plainErrors` back to errors of the router; null if there are none. */
export const revivedErrors = (errors: Errors | null | undefined): Errors | null =>
  errors ? mapValues(errors, revivedError) : null;

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
