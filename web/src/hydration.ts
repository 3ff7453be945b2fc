import type { NormalizedCacheObject } from '@apollo/client';
import {
  UNSAFE_ErrorResponseImpl as ErrorResponse,
  type HydrationState,
  isRouteErrorResponse,
} from 'react-router-dom';

/** What the server's render hands to the browser, in a JSON script that no content security policy has to allow. */
export interface Hydration {
  /** The path that was rendered; the worker may answer another address with a kept page. */
  path: string;
  router: HydrationState;
  /** Apollo's cache; null where the page read no data. */
  apollo: NormalizedCacheObject | null;
}

const elementId = 'data';

/** The script element for the page, escaped so that no text in it can end it. */
export function hydrationScript(rendered: Hydration): string {
  const errors = mapValues(rendered.router.errors ?? {}, plainError);
  const json = JSON.stringify({ ...rendered, router: { ...rendered.router, errors } });
  return `<script type="application/json" id="${elementId}">${json.replaceAll('<', '\\u003c')}</script>`;
}

let read: Hydration | undefined;

/** What the server rendered into this page; read once, in the browser only. */
export function hydration(): Hydration {
  read ??= parse(document.getElementById(elementId)?.textContent ?? '');
  return read;
}

function parse(json: string): Hydration {
  const { router, ...rest } = JSON.parse(json) as Hydration;
  const errors = mapValues(router.errors ?? {}, revivedError);
  return { ...rest, router: { ...router, errors: Object.keys(errors).length > 0 ? errors : null } };
}

interface PlainError {
  status?: number;
  statusText?: string | undefined;
  data?: unknown;
  message?: string;
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

function mapValues<T, U>(values: Record<string, T>, change: (value: T) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value)]));
}
