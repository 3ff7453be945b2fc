// Imports nothing of the API, because the browser tests use it too.

/** The response to an operation. */
export interface Result {
  data?: Record<string, unknown> | null;
  errors?: unknown;
}

export type Ask<R extends Result> = (query: string, variables: object) => Promise<R>;

const SAVE = `mutation ($kind: String!, $number: Int, $fields: JSONObject!, $version: Int!, $revision: Int!) {
  saveEntryDraft(kind: $kind, number: $number, fields: $fields, version: $version, revision: $revision) {
    number draft { revision }
  }
}`;
const PUBLISH = `mutation ($kind: String!, $number: Int!, $revision: Int!) {
  publishEntry(kind: $kind, number: $number, revision: $revision) { number version fields }
}`;

interface Saved {
  saveEntryDraft: { number: number; draft: { revision: number } | null };
}

interface Published {
  publishEntry: { number: number };
}

/** An entry with the version and the draft that its editor has read; a new one has no number. */
interface EditedEntry {
  kind: string;
  number?: number;
  version: number;
  revision: number;
}

/** Saves an entry's draft and publishes it, as its editor does. Returns the last or the failed response. */
export async function publishFields<R extends Result>(
  ask: Ask<R>,
  entry: EditedEntry,
  fields: object,
): Promise<R> {
  const saved = await ask(SAVE, { ...entry, fields });
  if (saved.errors) return saved;
  const { number, draft } = (saved.data as unknown as Saved).saveEntryDraft;
  return ask(PUBLISH, { kind: entry.kind, number, revision: draft?.revision ?? 0 });
}

/** Adds an entry. Without a number, the errors say why not. */
export async function addEntry<R extends Result>(
  { ask }: { ask: Ask<R> },
  kind: string,
  fields: object,
): Promise<{ number?: number; errors?: R['errors'] }> {
  const { data, errors } = await publishFields(ask, { kind, version: 0, revision: 0 }, fields);
  return errors ? { errors } : (data as unknown as Published).publishEntry;
}

/** Deletes or restores an entry. */
export const changeEntry = <R extends Result>(
  { ask }: { ask: Ask<R> },
  operation: 'removeEntry' | 'restoreEntry',
  kind: string,
  number: number,
): Promise<R> =>
  ask(`mutation ($kind: String!, $number: Int!) { ${operation}(kind: $kind, number: $number) { number } }`, {
    kind,
    number,
  });
