import type { EntityManager } from '@mikro-orm/postgresql';
import type { Changes } from '../../../rules/changes.ts';
import { EntryEntity } from '../entry/entity.ts';
import { fieldsOf } from '../entry/kind.ts';
import { published } from '../entry/service.ts';
import type { Context } from '../platform/access/context.ts';
import { businessKind, pageKind } from './kind.ts';

/** Matches the entries of pages and shared content. */
export const pageKinds = { kind: { $in: [pageKind.kind, businessKind.kind] } };

/** Returns the changes of these pages, or of all, without the files of their pictures. */
export async function findChanged(em: EntityManager, pages?: string[]) {
  const where = { $and: [pageKinds, published(), pages ? { slug: { $in: pages } } : {}] };
  const entries = await em.find(EntryEntity, where, { orderBy: { slug: 'asc' } });
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
