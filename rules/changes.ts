/** The owner's changes of one entry: values by path, such as 'hero.paragraph'. A list is one value. */
export type Changes = Readonly<Record<string, unknown>>;

/** Returns a content with the owner's changes. Omits changes of fields whose group no longer exists. */
export function applyChanges<Content>(original: Content, changes: Changes = {}): Content {
  return Object.entries(changes).reduce<unknown>(
    (content, [path, value]) => replaced(content, path.split('.'), value),
    original,
  ) as Content;
}

function replaced(content: unknown, [key, ...rest]: string[], value: unknown): unknown {
  if (key === undefined) return value;
  if (typeof content !== 'object' || content === null || Array.isArray(content)) return content;
  const fields = content as Record<string, unknown>;
  if (rest.length > 0 && !Object.hasOwn(fields, key)) return content;
  return { ...fields, [key]: replaced(fields[key], rest, value) };
}

/** Returns the changes in the API's response by entry and path. */
export function changesByEntry(
  contents: readonly { page: string; changes: readonly { path: string; value: unknown }[] }[],
): Record<string, Changes> {
  return Object.fromEntries(contents.map(({ page, changes }) => [page, changesByPath(changes)]));
}

/** Returns a list of changes as one object. */
export function changesByPath(changes: readonly { path: string; value: unknown }[]): Changes {
  return Object.fromEntries(changes.map(({ path, value }) => [path, value]));
}
