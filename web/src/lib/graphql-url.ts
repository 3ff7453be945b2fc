/**
 * Normalizes the parameters of `GET /graphql`: fixed order, JSON without spaces and with sorted keys. Browser, worker and
 * server then use the same URL for the same query.
 */
export function graphqlSearch(asked: URLSearchParams): string {
  const search = new URLSearchParams();
  for (const name of ['query', 'operationName']) {
    const value = asked.get(name);
    if (value) search.set(name, value);
  }
  search.set('variables', sortedJson(asked.get('variables') || '{}'));
  const hash = persistedHash(asked.get('extensions') ?? '');
  if (hash !== undefined) {
    search.set('extensions', JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hash } }));
  }
  return search.toString();
}

/** Returns the hash of Apollo's persisted-query format. */
function persistedHash(extensions: string): string | undefined {
  try {
    const parsed = JSON.parse(extensions) as { persistedQuery?: { sha256Hash?: unknown } } | null;
    const hash = parsed?.persistedQuery?.sha256Hash;
    return typeof hash === 'string' ? hash : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the JSON with sorted keys. Returns malformed or very deeply nested JSON unchanged: the server rejects it. */
function sortedJson(text: string): string {
  try {
    return JSON.stringify(sorted(JSON.parse(text)));
  } catch {
    return text;
  }
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]));
}
