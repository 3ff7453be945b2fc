import type { FastifyReply, FastifyRequest } from 'fastify';

/** Returns an object with '' instead of null, which is how the REST calls represent a missing text. */
export function emptyForNull<T extends object>(object: T): Record<string, unknown> {
  return Object.fromEntries(Object.entries(object).map(([name, value]) => [name, value ?? '']));
}

/** Sends the version of an item as its ETag, for the `If-Match` of a PUT. */
export function sendVersion(reply: FastifyReply, { version }: { version: number }): void {
  reply.header('etag', `"${version}"`);
}

/**
 * Returns the version that a PUT names in `If-Match` or in its body; undefined if it names none.
 * A header that is not an ETag of this server matches no version.
 */
export function requestedVersion({ headers, body }: FastifyRequest): number | undefined {
  const match = headers['if-match'];
  if (match !== undefined && match !== '*') return Number(/^"(\d{1,9})"$/.exec(match)?.[1] ?? Number.NaN);
  const version = (body as { version?: unknown } | null)?.version;
  return version === undefined || version === null ? undefined : Number(version);
}
