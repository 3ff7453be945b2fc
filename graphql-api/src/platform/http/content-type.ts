import type { IncomingMessage } from 'node:http';
import { MIMEType } from 'node:util';

type WithHeaders = Pick<IncomingMessage, 'headers'>;

/** Returns the Content-Type of a request, parsed once for all; undefined for a missing or malformed one. */
export function contentTypeOf({ headers }: WithHeaders): MIMEType | undefined {
  const { 'content-type': type } = headers;
  try {
    return type === undefined ? undefined : new MIMEType(type);
  } catch {
    return undefined;
  }
}

/** Returns whether the request's body is multipart. */
export function isMultipart(request: WithHeaders): boolean {
  return contentTypeOf(request)?.essence === 'multipart/form-data';
}
