import type { LoaderFunctionArgs } from 'react-router-dom';
import { read } from '../apollo/read.ts';
import { changesByEntry } from '../content/common/changes.ts';
import { type ContentKey, keysOn } from '../content/common/keys.ts';
import type { PageContentQuery } from '../generated/documents.ts';
import { hydration } from '../lib/hydration/hydration.ts';
import { type ContentChanges, changedContext, type RootData } from '../lib/site.ts';

/** Loads the owner's changes of a page, with those of the shared content; null without a request if there are none. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<ContentChanges | null> {
  const { pathname } = new URL(request.url);
  const changed: readonly string[] = import.meta.env.SSR
    ? context.get(changedContext).keys
    : changedInBrowser();
  const pages = keysOn(pathname).filter((key) => changed.includes(key));
  if (pages.length === 0) return null;
  const document = async () => (await import('../generated/documents.ts')).PageContentDocument;
  const { pageContents } = await read<PageContentQuery, { pages: ContentKey[] }>(
    { context },
    { name: 'PageContent', document, variables: { pages } },
  );
  const changes = changesByEntry(pageContents);
  // The document has no changes that its page does not show.
  return import.meta.env.SSR ? onlyQuoted(changes, pathname) : changes;
}

function changedInBrowser(): readonly string[] {
  return (hydration().router.loaderData?.['root'] as RootData | undefined)?.changed?.keys ?? [];
}

/** Omits the testimonials that a page other than the home page does not quote. */
function onlyQuoted({ testimonials, ...others }: ContentChanges, path: string): ContentChanges {
  if (!testimonials || path === '/') return { ...others, ...(testimonials && { testimonials }) };
  const items = (testimonials['items'] as { quotedOn: string }[] | undefined)?.filter(
    ({ quotedOn }) => quotedOn === path,
  );
  return items ? { ...others, testimonials: { items } } : others;
}
