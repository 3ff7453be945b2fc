import { type Ask, publishFields, type Result } from './samples/entries.ts';

export const testimonial = {
  clientName: 'Anna Example',
  rank: 'Realtor',
  clientReview: 'They were on time, twice.',
  isSample: false,
  quotedOn: '/staging',
};

const READ = `query ($page: String!) {
  editablePage(page: $page) { entry { kind number draft { revision } } }
}`;
const VERSIONS = `query ($kind: String!, $number: Int!) {
  entryVersions(kind: $kind, number: $number) { version fields at by }
}`;
interface PageEntry {
  kind: string;
  number: number;
  draft: { revision: number } | null;
}

async function entryOf<R extends Result>(ask: Ask<R>, page: string): Promise<PageEntry> {
  const { data } = await ask(READ, { page });
  const found = data?.['editablePage'] as { entry: PageEntry } | null | undefined;
  if (!found) throw new Error(`${page} has no editor`);
  return found.entry;
}

/** Publishes the changes of a page by path, as its editor does that read this version. */
export async function changePage<R extends Result>(
  ask: Ask<R>,
  page: string,
  fields: object,
  version = 0,
): Promise<R> {
  const { kind, number, draft } = await entryOf(ask, page);
  return publishFields(ask, { kind, number, version, revision: draft?.revision ?? 0 }, fields);
}

export interface PageVersion {
  version: number;
  fields: Record<string, unknown>;
}

/** Returns the versions of a page, the current one first. */
export async function versionsOf<R extends Result>(ask: Ask<R>, page: string): Promise<PageVersion[]> {
  const { data } = await ask(VERSIONS, await entryOf(ask, page));
  return data?.['entryVersions'] as PageVersion[];
}
