import type { Changes } from '../../../rules/changes.ts';
import { sitePaths } from '../../../rules/own-path.ts';
import { kindAt } from '../entry/public.ts';
import { hasEntryAt } from '../entry/service.ts';
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

/** Returns why a link to this path leads nowhere; undefined if an entry has it. */
async function problemOf({ app, em }: Context, to: string): Promise<string | undefined> {
  const { kind, folder = '/', slug = '' } = kindAt(app, to) ?? {};
  if (kind && (await hasEntryAt(em, kind, slug))) return undefined;
  return folder === '/'
    ? 'A link leads to a page that exists here, or to https.'
    : 'The link leads to a page that does not exist.';
}
