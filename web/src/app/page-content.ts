import type { LoaderFunctionArgs } from 'react-router-dom';
import { read } from '../apollo/read.ts';
import { type ContentKey, keysOn } from '../content/keys.ts';
import type { PageContentQuery } from '../generated/documents.ts';
import { hydration } from '../lib/hydration/hydration.ts';
import { type ContentChanges, changedContext } from '../lib/site.ts';
import type { RootData } from '../lib/use-business.ts';

/** Loads the owner's changes of a page, with those of the shared content; null without a request if there are none. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<ContentChanges | null> {
  const changed: readonly string[] = import.meta.env.SSR ? context.get(changedContext) : changedInBrowser();
  const pages = keysOn(new URL(request.url).pathname).filter((key) => changed.includes(key));
  if (pages.length === 0) return null;
  const document = async () => (await import('../generated/documents.ts')).PageContentDocument;
  const { pageContents } = await read<PageContentQuery, { pages: ContentKey[] }>(
    { context },
    { name: 'PageContent', document, variables: { pages } },
  );
  return Object.fromEntries(
    pageContents.map(({ page, changes }) => [
      page,
      Object.fromEntries(changes.map(({ path, value }) => [path, value])),
    ]),
  );
}

function changedInBrowser(): readonly string[] {
  return (hydration().router.loaderData?.['root'] as RootData | undefined)?.changed ?? [];
}
