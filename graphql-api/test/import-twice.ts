import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { listCategories } from '../src/category/service.ts';
import type { TestApp } from './app.ts';
import { storedArticles } from './articles.ts';
import { importExport } from './import-export.ts';

/** Imports an export twice. Returns the new articles, their categories and the report. */
export async function importTwice(app: TestApp, content: string | Uint8Array) {
  const em = app.app.database.em.fork();
  const before = (await storedArticles(app)).length;
  const result = await importExport(app.app, content);
  const articles = (await storedArticles(app)).slice(before);
  const again = await importExport(app.app, content);
  expect([again.imported, again.unchanged]).toEqual([0, result.imported + result.unchanged]);
  expect(await storedArticles(app)).toHaveLength(before + articles.length);
  const names = new Map((await listCategories({ em })).map((it) => [it.category_id, it.category]));
  const categories = articles.map(({ category }) => names.get(category));
  return { articles, categories, leftOut: result.leftOut };
}

/** Imports an export of `samples/wordpress` twice. */
export const importSample = async (app: TestApp, name: string) =>
  importTwice(app, await readFile(new URL(`samples/wordpress/${name}.xml`, import.meta.url)));
