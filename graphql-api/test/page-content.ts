/** The response to an operation. */
interface Result {
  data?: Record<string, unknown> | null;
  errors?: unknown;
}

type Ask<R extends Result> = (query: string, variables: object) => Promise<R>;

const READ = `query ($page: String!) {
  editablePage(page: $page) { entry { kind number draft { revision } } }
}`;
const SAVE = `mutation ($kind: String!, $number: Int!, $fields: JSONObject!, $version: Int!, $revision: Int!) {
  saveEntryDraft(kind: $kind, number: $number, fields: $fields, version: $version, revision: $revision) {
    draft { revision }
  }
}`;
const PUBLISH = `mutation ($kind: String!, $number: Int!, $revision: Int!) {
  publishEntry(kind: $kind, number: $number, revision: $revision) { version fields }
}`;
const VERSIONS = `query ($kind: String!, $number: Int!) {
  entryVersions(kind: $kind, number: $number) { version_id version fields at by }
}`;
const RESTORE = `mutation ($kind: String!, $number: Int!, $version_id: Int!, $version: Int!) {
  restoreEntryVersion(kind: $kind, number: $number, version_id: $version_id, version: $version) { version fields }
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
  const saved = await ask(SAVE, { kind, number, fields, version, revision: draft?.revision ?? 0 });
  if (saved.errors) return saved;
  const stored = saved.data?.['saveEntryDraft'] as PageEntry | undefined;
  return ask(PUBLISH, { kind, number, revision: stored?.draft?.revision ?? 0 });
}

export interface PageVersion {
  version_id: number;
  version: number;
  fields: Record<string, unknown>;
}

/** Returns the versions of a page, the current one first. */
export async function versionsOf<R extends Result>(ask: Ask<R>, page: string): Promise<PageVersion[]> {
  const { data } = await ask(VERSIONS, await entryOf(ask, page));
  return data?.['entryVersions'] as PageVersion[];
}

/** Restores a version of a page that has this version now. */
export async function restorePage<R extends Result>(
  ask: Ask<R>,
  page: string,
  { version_id }: PageVersion,
  version: number,
): Promise<R> {
  return ask(RESTORE, { ...(await entryOf(ask, page)), version_id, version });
}
