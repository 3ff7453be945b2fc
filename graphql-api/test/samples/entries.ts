import type { GraphQLResult } from '../app.ts';
import type { AdminClient } from './content.ts';

/** An entry that was added; without a number the errors say why not. */
interface AddedEntry {
  number?: number;
  errors?: GraphQLResult['errors'];
}

/** Adds an entry, as the editor does: saves its draft and publishes it. */
export async function addEntry(
  { ask }: Pick<AdminClient, 'ask'>,
  kind: string,
  fields: object,
): Promise<AddedEntry> {
  const { data, errors } = await ask(
    `mutation ($kind: String!, $fields: JSONObject!) {
      saveEntryDraft(kind: $kind, fields: $fields, version: 0, revision: 0) { number }
    }`,
    { kind, fields },
  );
  const saved = data?.['saveEntryDraft'] as { number: number } | undefined;
  if (!saved) return { errors };
  const published = await ask(
    `mutation ($kind: String!, $number: Int!) {
      publishEntry(kind: $kind, number: $number, revision: 1) { number }
    }`,
    { kind, ...saved },
  );
  return published.errors ? { errors: published.errors } : saved;
}

/** Deletes or restores an entry. */
export const changeEntry = (
  { ask }: Pick<AdminClient, 'ask'>,
  operation: 'removeEntry' | 'restoreEntry',
  kind: string,
  number: number,
): Promise<GraphQLResult> =>
  ask(`mutation ($kind: String!, $number: Int!) { ${operation}(kind: $kind, number: $number) { number } }`, {
    kind,
    number,
  });
