const parameters = ['query', 'operationName', 'variables', 'extensions'];

/**
 * Normalizes the parameters of `GET /graphql`: fixed order, JSON without spaces and with sorted keys. The
 * browser, the worker and the server then use the same URL for the same query.
 */
export function graphqlSearch(asked: URLSearchParams): string {
  const search = new URLSearchParams();
  for (const [name, value] of asked) if (parameters.includes(name)) search.set(name, sortedJson(value));
  search.sort();
  return search.toString();
}

/** Sorts the keys of JSON. Returns malformed or very deeply nested JSON unchanged: the server rejects it. */
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
