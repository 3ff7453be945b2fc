import type { ContentPicture } from '../../../../content/common/pictures.ts';
import type { ManagedEntryFragment } from '../../generated/admin-documents.ts';
import { useEntriesQuery, usePagePicturesQuery } from '../../generated/admin-hooks.ts';
import { isSharedText } from '../entry/kinds.tsx';

/** A page of the site or of the owner. */
export interface SitePage {
  entry: ManagedEntryFragment;
  /** Null before a page of the owner is published for the first time. */
  path: string | null;
  picture: ContentPicture | undefined;
}

const all = { page: 1, pageSize: 100 };

/** Returns every page with its first picture; undefined while they are loading. */
export function useSitePages() {
  const site = useEntriesQuery({ variables: { kind: 'page', ...all } });
  const own = useEntriesQuery({ variables: { kind: 'ownPage', ...all } });
  const { data } = usePagePicturesQuery();
  const loaded = site.data && own.data && [...site.data.entries.items, ...own.data.entries.items];
  const pages = loaded
    ?.filter((entry) => !isSharedText(entry))
    .map((entry): SitePage => {
      const path = entry.kind === 'page' ? entry.slug : entry.address;
      const picture = data?.pagePictures.find(({ page }) => page === path)?.picture;
      return { entry, path, picture: picture as ContentPicture | undefined };
    });
  return {
    pages,
    error: site.error ?? own.error,
    reload: () => Promise.all([site.refetch(), own.refetch()]),
  };
}

/** Returns the paths of the owner's pages that visitors see. */
export const publicPathsOf = (pages: readonly SitePage[]): Set<string> =>
  new Set(
    pages.flatMap(({ entry, path }) =>
      entry.kind === 'ownPage' && entry.state === 'PUBLISHED' && path ? [path] : [],
    ),
  );
