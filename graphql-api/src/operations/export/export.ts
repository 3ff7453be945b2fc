import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Disk } from 'flydrive';
import { editableContent } from '../../../../content/editable/editable.ts';
import { fillTokensOfHtml } from '../../../../rules/fact/html-tokens.ts';
import type { TokenValues } from '../../../../rules/fact/tokens.ts';
import { proposedSlug } from '../../../../rules/slug.ts';
import { listOldPaths } from '../../blog/imported.ts';
import { articleKind, blogOf } from '../../blog/kind.ts';
import { readFacts } from '../../business/facts.ts';
import { configuredBusiness } from '../../business/service.ts';
import { listCategories } from '../../category/service.ts';
import { addressOf, fieldsOf, kindNamed } from '../../entry/kind.ts';
import { findEntries, listDrafts, listRedirects } from '../../entry/service.ts';
import { leadsCsv } from '../../lead/query/csv.ts';
import { readLeads, selectLeads } from '../../lead/query/service.ts';
import { findChanged } from '../../page-content/changes.ts';
import { listStored } from '../../picture/service.ts';
import type { App } from '../../platform/access/context.ts';
import { type Config, ConfigError } from '../../platform/core/config.ts';
import { makeFolder } from '../../platform/core/data-dir.ts';
import { exportMails, exportPhotos, exportPictures, exportVideos } from './files.ts';
import { articleMarkdown } from './markdown.ts';

/** The parts of a site that the export reads. */
interface Site {
  em: EntityManager;
  files: Disk;
  kinds: App['kinds'];
  features: App['features'];
  config: Config;
}

const notDeleted = { deletedAt: null };

/**
 * Writes all that the business owns to `folder` as files that other programs read: articles as Markdown,
 * leads as CSV, pictures, videos and photos as stored, the files of each feature, other content as JSON.
 * Throws ConfigError if the folder is not empty. Returns the number of files of each kind.
 */
export async function exportSite(site: Site, folder: string): Promise<Record<string, number>> {
  const { em, files, config, features } = site;
  const facts = await readFacts(em, config);
  makeFolder(folder);
  if ((await readdir(folder)).length > 0) throw new ConfigError(`The folder ${folder} is not empty`);
  const stored = await listStored(em);
  const pictures = await exportPictures(stored.pictures, files, folder);
  await exportVideos(stored.videos, files, folder);
  const articles = await exportArticles(em, folder, { pictures, facts });
  await exportContent(site, folder);
  await exportEntries(site, folder, facts);
  for (const { exported = {} } of features)
    for (const [path, read] of Object.entries(exported))
      await writeText(folder, path, await read(em, config));
  const leads = await exportLeads(em, folder);
  const photos = await exportPhotos(em, files, folder);
  const mails = await exportMails(em, files, folder);
  return { articles, leads, photos, mails, pictures: pictures.size, videos: stored.videos.length };
}

async function exportArticles(
  em: EntityManager,
  folder: string,
  { pictures, facts }: { pictures: ReadonlyMap<string, string>; facts: TokenValues },
): Promise<number> {
  const categories = await listCategories({ em });
  const names = new Map(categories.map(({ category_id, category }) => [category_id, category]));
  const stored = { deletedAt: null, version: { $gt: 0 } };
  const articles = (await findEntries(em, articleKind, stored)).map(({ title, fields, lists, ...entry }) =>
    blogOf({ ...entry, ...fillTokensOfHtml({ title, fields, lists }, facts) }),
  );
  for (const article of articles) {
    // A slug has no slash or dot segment (entry/slug.ts).
    const text = articleMarkdown(article, names.get(article.category), pictures);
    await writeText(folder, `articles/${article.slug}.md`, text);
  }
  return articles.length;
}

async function exportContent(site: Site, folder: string): Promise<void> {
  const { em, config } = site;
  const content = {
    pages: await readPages(em, config),
    redirects: await readRedirects(site),
  };
  for (const [name, rows] of Object.entries(content)) await writeRows(folder, name, rows);
}

/** Writes the entries of each kind, with their drafts, to a file that the label of the kind names. */
async function exportEntries(
  { em, kinds }: Pick<Site, 'em' | 'kinds'>,
  folder: string,
  facts: TokenValues,
): Promise<void> {
  for (const name of kinds.keys()) {
    const kind = kindNamed({ kinds }, name);
    // `readPages` exports the pages with their original texts.
    if (kind.isFixed) continue;
    const drafts = await listDrafts(em, kind);
    const entries = await findEntries(em, kind, notDeleted, { position: 'asc', number: 'asc' });
    const rows = entries.map((entry) => ({
      number: entry.number,
      path: addressOf(kind, entry),
      publishAt: entry.publishAt,
      updatedAt: entry.updatedAt,
      ...fillTokensOfHtml(fieldsOf(entry), facts),
      draft: fillTokensOfHtml(drafts.find(({ number }) => number === entry.number)?.fields, facts),
    }));
    await writeRows(folder, proposedSlug(kind.label[1]), rows);
  }
}

async function writeRows(folder: string, name: string, rows: unknown): Promise<void> {
  await writeText(folder, `content/${name}.json`, `${JSON.stringify(rows, null, 2)}\n`);
}

/** Returns the texts of the pages and the prices: the original ones, and the owner's changes by path. */
async function readPages(em: EntityManager, config: Config) {
  const { editableKeys, editableEntry } = editableContent(configuredBusiness(config));
  const pages = editableKeys().flatMap((key) => editableEntry(key, {}) ?? []);
  const changes = new Map((await findChanged(em)).map((content) => [content.page, content.changes]));
  return pages.map(({ page, name, original }) => ({
    page,
    name,
    original,
    changes: changes.get(page) ?? {},
  }));
}

/** Returns the redirects of earlier URLs: of changed slugs, and of imported articles. */
async function readRedirects({
  em,
  kinds,
}: Pick<Site, 'em' | 'kinds'>): Promise<{ from: string; to: string }[]> {
  const moved = await listRedirects(em);
  const imported = await listOldPaths(em, notDeleted);
  const pathOf = (kind: string, slug: string) => addressOf(kindNamed({ kinds }, kind), { slug }) ?? '';
  return [
    ...moved.map(({ kind, from, to }) => ({ from: pathOf(kind, from), to: pathOf(kind, to) })),
    ...imported.flatMap(({ path, slug }) =>
      path === null ? [] : [{ from: path, to: pathOf(articleKind.kind, slug) }],
    ),
  ].toSorted((one, other) => (one.from < other.from ? -1 : 1));
}

async function exportLeads(em: EntityManager, folder: string): Promise<number> {
  const { ids, fields } = await selectLeads({ em }, {});
  await writeFile(join(folder, 'leads.csv'), leadsCsv(readLeads({ em }, ids), fields), { mode: 0o600 });
  return ids.length;
}

async function writeText(folder: string, name: string, text: string): Promise<void> {
  const path = join(folder, name);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text, { mode: 0o600 });
}
