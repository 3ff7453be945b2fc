import type { EntityManager } from '@mikro-orm/postgresql';
import type { Changes } from '../../../rules/changes.ts';
import { ownPage } from '../../../rules/entry/own-page.ts';
import { sitePaths } from '../../../rules/own-path.ts';
import { kindAt } from '../entry/public.ts';
import { hasEntryAt, listRedirects } from '../entry/service.ts';
import type { Context } from '../platform/access/context.ts';
import { BadInput } from '../platform/core/errors.ts';

/** The path of a link to a page of the site. */
const linked = /"to":"(\/[^"?#]*)/g;

/** Throws BadInput for links to pages that do not exist. */
export async function requireLinkedPages(context: Context, changes: Changes): Promise<void> {
  const missing: Record<string, string> = {};
  for (const [path, value] of Object.entries(changes))
    for (const [, to = ''] of JSON.stringify(value).matchAll(linked)) {
      const problem = sitePaths.has(to) ? undefined : await problemOf(context, to);
      if (problem) missing[path] = problem;
    }
  if (Object.keys(missing).length > 0) throw new BadInput(missing);
}

/** Returns contents whose links to renamed pages of the owner lead to the present paths. */
export async function followRenamed<Content extends { changes: Changes }>(
  em: EntityManager,
  contents: readonly Content[],
): Promise<readonly Content[]> {
  const json = JSON.stringify(contents);
  if (![...json.matchAll(linked)].some(([, to = '']) => !sitePaths.has(to))) return contents;
  const redirects = (await listRedirects(em)).filter(({ kind }) => kind === ownPage.kind);
  const present = new Map(redirects.map(({ from, to }) => [`/${from}`, `/${to}`]));
  if (present.size === 0) return contents;
  return contents.map((content) => ({
    ...content,
    changes: JSON.parse(
      JSON.stringify(content.changes).replace(linked, (_, to: string) => `"to":"${present.get(to) ?? to}`),
    ),
  }));
}

/** Returns why a link to this path leads nowhere; undefined if an entry has it. */
async function problemOf({ app, em }: Context, to: string): Promise<string | undefined> {
  const { kind, folder = '/', slug = '' } = kindAt(app, to) ?? {};
  if (kind && (await hasEntryAt(em, kind, slug))) return undefined;
  return folder === '/'
    ? 'A link leads to a page that exists here, or to https.'
    : 'The link leads to a page that does not exist.';
}
