import type { EntityManager } from '@mikro-orm/postgresql';
import type { Changes } from '../../../rules/changes.ts';
import { fieldsOf } from '../entry/kind.ts';
import { findEntries, published } from '../entry/service.ts';
import type { Context } from '../platform/access/context.ts';
import { businessKind, pageKind } from './kind.ts';

/** The entries of pages and shared content. */
const pageKinds = { kind: { $in: [pageKind.kind, businessKind.kind] } };

/** Returns the changes of these pages, or of all, without the files of their pictures. */
export async function findChanged(em: EntityManager, pages?: string[]) {
  const where = { $and: [published(), pages ? { slug: { $in: pages } } : {}] };
  const entries = await findEntries(em, pageKinds, where, { slug: 'asc' });
  return entries.map((entry) => ({ page: entry.slug ?? '', changes: fieldsOf(entry), entry }));
}

/** Returns the changes of one page or shared content by path. */
export async function changesOf(em: EntityManager, page: string): Promise<Changes> {
  return (await findChanged(em, [page]))[0]?.changes ?? {};
}

/** Returns the time of the last change of every changed page, by path or key. */
export async function changeTimes({ em }: Context): Promise<Map<string, Date>> {
  return new Map((await findChanged(em)).map(({ page, entry }) => [page, entry.updatedAt]));
}
