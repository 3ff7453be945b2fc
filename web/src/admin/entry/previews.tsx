import { lazy, Suspense } from 'react';
import { useEntriesQuery, usePicturesAtQuery } from '../../generated/admin-hooks.ts';
import type { Blog } from '../../pages/article/head.tsx';
import type { Location } from '../../pages/location/head.tsx';
import type { Values } from '../field/form.ts';
import { itemsOf } from '../field/values.ts';

const Article = lazy(async () => ({ default: (await import('../../pages/article/page.tsx')).View }));
const Place = lazy(async () => ({ default: (await import('../../pages/location/page.tsx')).View }));

/** An article while it is edited. */
export function ArticlePreview({ marked }: { marked: Values }) {
  const url = String(marked['blog_image'] ?? '');
  const { data } = usePicturesAtQuery({ variables: { urls: [url] }, skip: !url });
  const categories = useEntriesQuery({ variables: { kind: 'category', page: 1, pageSize: 100 } });
  const category = categories.data?.entries.items.find(({ number }) => number === marked['category']);
  const blog = {
    ...marked,
    title: marked['title'] || 'Title',
    picture: url ? data?.picturesAt[0]?.picture : undefined,
    // Saving drops the others (docs/product.md).
    blogs_content: (itemsOf(marked['blogs_content']) as Values[]).filter(
      ({ heading, paragraph }) => heading && paragraph,
    ),
    categoryDetails: { category: category?.title ?? '' },
  };
  return (
    <Suspense fallback={null}>
      <Article blog={blog as unknown as Blog} latest={[]} />
    </Suspense>
  );
}

/** A location page while it is edited. */
export function LocationPreview({ marked }: { marked: Values }) {
  const location = { ...marked, main_heading: marked['main_heading'] || 'Main heading' };
  return (
    <Suspense fallback={null}>
      <Place location={location as unknown as Location} />
    </Suspense>
  );
}
