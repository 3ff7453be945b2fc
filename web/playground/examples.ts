/** An operation of examples.md. */
interface Example {
  /** The heading above it. */
  group: string;
  query: string;
  variables?: string;
}

/** Returns the examples in examples.md: operations below headings of groups, each before its variables. */
export function readExamples(text: string): Example[] {
  const parts = text.matchAll(/^## (.+)$|^```graphql\n([^]+?)\n```$(?:\n\n```json\n([^]+?)\n```$)?/gm);
  let group = '';
  return [...parts].flatMap(([, heading, query, variables]) => {
    group = heading ?? group;
    return query ? [{ group, query, ...(variables && { variables }) }] : [];
  });
}
