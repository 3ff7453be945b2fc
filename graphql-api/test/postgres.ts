import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

/** The connection string of a database on the server of `url`. */
export function databaseUrl(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}

/** Runs one statement on the server of `url`. */
export async function onServer(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** A database of one test. */
export interface TestDatabase {
  url: string;
  remove(): Promise<void>;
}

/** Creates a database on the server of `url` as a copy of `template`. */
export async function copyDatabase(url: string, template: string): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(url, `create database "${name}" template "${template}"`);
  return {
    url: databaseUrl(url, name),
    remove: () => onServer(url, `drop database "${name}" with (force)`),
  };
}
