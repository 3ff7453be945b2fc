import { data, type LoaderFunctionArgs, type RouterContextProvider, redirect } from 'react-router-dom';
import { newPage } from '../../../content/page/new-page.ts';
import { kindsOf } from '../../../content/page/placed.ts';
import { sharedContentOf } from '../../../content/page/shared-content.ts';
import { changesByEntry, changesByPath } from '../../../rules/changes.ts';
import { read } from '../apollo/read.ts';
import { loadBlocks, loadContent } from '../blocks/load.ts';
import { type ContentChanges, loadRoot } from '../lib/site.ts';
import type { ContentData, Teaser } from '../lib/use-changes.ts';

type Args = { context: Readonly<RouterContextProvider> };

/**
 * Loads a page's blocks with their data, and the owner's changes of the page and the shared content; null if
 * there are none. Redirects the former path of a page of the owner.
 */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url);
  const usual = await loadContent(pathname);
  // The route of paths that no other page has.
  const isOther = params['*'] !== undefined;
  const mayBeOwn = isOther && /^[/\w-]{2,100}$/.test(pathname);
  const reading = [
    readChanges({ context }, pathname),
    // The page that has this path, or had it before.
    mayBeOwn ? read({ context }, 'OwnPage', { path: pathname }) : null,
  ] as const;
  const usualKinds = usual ? kindsOf(usual) : new Set<string>();
  // The offline copy lists the queries of the unchanged page.
  const early = usualKinds.has('latest-articles') ? readTeaser({ context }) : undefined;
  early?.catch(() => undefined);
  const [shared, answer] = await Promise.all(reading);
  const own = answer?.ownPage;
  if (own && own.path !== pathname) throw redirect(own.path, 301);
  const page = own ? newPage(own.label) : usual;
  const changes = own ? { ...shared, [pathname]: changesByPath(own.changes) } : shared;
  const kinds = page ? kindsOf(page, changes[pathname]) : usualKinds;
  await loadBlocks(kinds);
  const teaser = kinds.has('latest-articles') ? (early ?? readTeaser({ context })) : undefined;
  const shown = import.meta.env.SSR ? onlyShown(changes, pathname, kinds) : changes;
  const added = [...kinds].filter((kind) => !usualKinds.has(kind));
  const content: ContentData = {
    ...(Object.keys(shown).length > 0 && { changes: shown }),
    ...(added.length > 0 && { kinds: added }),
    ...(own && { own: { path: own.path, label: own.label, isListed: own.isListed } }),
    // In the browser the page renders before the articles are loaded.
    ...(teaser && { teaser: import.meta.env.SSR ? await teaser : teaser }),
  };
  const result = Object.keys(content).length > 0 ? content : null;
  return isOther && !own ? data(result, { status: 404 }) : result;
}

/** Reads a page's changes, and in another request those of the shared content, the same for every page. */
async function readChanges(args: Args, path: string): Promise<ContentChanges> {
  const changed = loadRoot(args).changed?.keys ?? [];
  const shared = changed.filter((key) => !key.startsWith('/') && key !== 'navigation' && key !== 'business');
  const blocks = await Promise.all(
    [shared, changed.filter((key) => key === path)].map((keys) => readKeys(args, keys)),
  );
  return Object.assign({}, ...blocks);
}

async function readKeys(args: Args, pages: string[]): Promise<ContentChanges> {
  if (pages.length === 0) return {};
  return changesByEntry((await read(args, 'PageContent', { pages })).pageContents);
}

/** Omits the changes that a page does not show, because the document contains them. */
function onlyShown(changes: ContentChanges, path: string, kinds: Set<string>): ContentChanges {
  const keys: string[] = [path, ...sharedContentOf(path, kinds)];
  const entries = Object.entries(changes).filter(([key]) => keys.includes(key));
  return Object.fromEntries(
    entries.map(([key, entry = {}]) => [
      key,
      key === 'testimonials' && !kinds.has('testimonials') ? quotedOn(path, entry) : entry,
    ]),
  );
}

/** Omits the testimonials that a page does not quote. */
function quotedOn(path: string, { items }: Record<string, unknown>): Record<string, unknown> {
  const quoted = (items as { quotedOn: string }[] | undefined)?.filter((item) => item.quotedOn === path);
  return quoted ? { items: quoted } : {};
}

/**
 * Loads the articles of the blog's teaser. In the browser resolves to null if they cannot be loaded; on the
 * server rejects, so that no page without articles is cached.
 */
async function readTeaser(args: Args): Promise<Teaser> {
  const posts = read(args, 'BlogTeaser', {}).then(({ blogs }) =>
    // Only the first one shows its paragraph: the others would take a part of the first round trip.
    blogs.items.map((item, index) => (index > 0 ? { ...item, brief_paragraph: null } : item)),
  );
  return import.meta.env.SSR ? posts : posts.catch(() => null);
}
