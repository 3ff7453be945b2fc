import type { IncomingMessage } from 'node:http';
import { MIMEType } from 'node:util';

/** Returns the Content-Type of a request, parsed once for all; undefined for a missing or malformed one. */
export function contentTypeOf({ headers }: Pick<IncomingMessage, 'headers'>): MIMEType | undefined {
  const { 'content-type': type } = headers;
  try {
    return type === undefined ? undefined : new MIMEType(type);
  } catch {
    return undefined;
  }
}
