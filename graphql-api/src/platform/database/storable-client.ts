import { Client } from 'pg';
import { storable } from '../../../../rules/storable.ts';

/** A client whose parameters reach PostgreSQL as it can store them, whichever code wrote the statement. */
export class StorableClient extends Client {
  override query(...parameters: never[]): never {
    const [sql, values, ...others] = parameters as unknown[];
    const stored = Array.isArray(values) ? values.map(storableParameter) : values;
    // TypeScript cannot express the overloads of `query` here.
    return (super.query as (...parameters: unknown[]) => unknown)(sql, stored, ...others) as never;
  }
}

/** MikroORM's hook before it writes the parameters into the statement. */
export function storeOnlyStorable(sql: string, parameters: readonly unknown[]): string {
  Object.assign(parameters, parameters.map(storableParameter));
  return sql;
}

/** Escapes of JSON; those of other characters are matched to skip their backslashes. */
const jsonEscape = /\\(?:u([0-9a-f]{4})|[^])/gi;

/**
 * Returns a parameter as PostgreSQL can store it: without NUL and unpaired surrogates, in texts, in lists and
 * in JSON, which escapes them.
 */
function storableParameter(value: unknown): unknown {
  if (typeof value === 'string') return storableJson(storable(value));
  if (Array.isArray(value)) return value.map(storableParameter);
  const isJson =
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
  return isJson ? storableJson(JSON.stringify(value)) : value;
}

function storableJson(text: string): string {
  if (!/^\s*[[{"]/.test(text) || !text.includes('\\u')) return text;
  return text.replace(jsonEscape, (escape: string, code?: string) =>
    code === undefined ? escape : storableEscape(escape, Number.parseInt(code, 16)),
  );
}

/** JSON.stringify escapes surrogates only if they are unpaired. */
function storableEscape(escape: string, code: number): string {
  if (code === 0) return '';
  return code >= 0xd800 && code <= 0xdfff ? '\uFFFD' : escape;
}
