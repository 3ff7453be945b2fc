import * as v from 'valibot';
import { ConfigError } from '../../platform/core/config.ts';

/** A table of the copy; `name` and `columns` are quoted for SQL. */
export interface Table {
  name: string;
  columns: string;
  file: string;
}

/** A sequence of the copy; `name` is quoted for SQL. */
export interface Sequence {
  name: string;
  value: string;
}

const Described = v.object({
  migrations: v.array(v.string()),
  tables: v.array(v.object({ name: v.string(), columns: v.string() })),
  sequences: v.array(v.object({ name: v.string(), value: v.pipe(v.string(), v.regex(/^\d{1,19}$/)) })),
});
export type Description = v.InferOutput<typeof Described>;

/** Parses the description of a copy. Throws ConfigError. */
export function parseDescription(text: string): Description {
  try {
    return v.parse(Described, JSON.parse(text));
  } catch (cause) {
    throw new ConfigError('The archive is damaged: its database.json cannot be read.', { cause });
  }
}

const sorted = (names: string[]) => names.toSorted().join('\n');

/**
 * Returns the tables of the target with the columns in the order of the archive. The archive's names are only compared with the
 * target's, which become SQL and paths. Throws ConfigError if they differ.
 */
export function matchTables(archived: Description['tables'], target: Table[]): Table[] {
  const isSame = sorted(archived.map(({ name }) => name)) === sorted(target.map(({ name }) => name));
  if (!isSame) throw otherSchema();
  return target.map((table) => {
    const columns = archived.find(({ name }) => name === table.name)?.columns ?? '';
    if (sorted(columns.split(', ')) !== sorted(table.columns.split(', '))) throw otherSchema();
    return { ...table, columns };
  });
}

/** Returns the archive's sequences. Throws ConfigError if the target does not have them. */
export function matchSequences(archived: Sequence[], target: { name: string }[]): Sequence[] {
  if (archived.some(({ name }) => !target.some((other) => other.name === name))) throw otherSchema();
  return archived;
}

function otherSchema(): ConfigError {
  return new ConfigError(
    'The archive has other tables than the database: restore it with the release that made it.',
  );
}
