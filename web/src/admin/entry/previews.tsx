import { lazy, Suspense } from 'react';
import { article } from '../../../../rules/entry/article.ts';
import type { Changes } from '../../../../rules/server-bundle.ts';
import { usePicturesAtQuery } from '../../generated/admin-hooks.ts';
import type { Blog } from '../../pages/article/head.tsx';
import type { Location } from '../../pages/location/head.tsx';
import type { Project } from '../../pages/project/page.tsx';
import type { Values } from '../field/form.ts';
import { itemsOf } from '../field/values.ts';
import { useRelations } from './use-relations.ts';

const Article = lazy(async () => ({ default: (await import('../../pages/article/page.tsx')).View }));
const Place = lazy(async () => ({ default: (await import('../../pages/location/page.tsx')).View }));
const Work = lazy(async () => ({ default: (await import('../../pages/project/page.tsx')).View }));

interface PreviewProps {
  /** The values of the form, with marks in the texts. */
  marked: Values;
  /** The marks of the pictures, by the paths of their fields. */
  marks: Changes | undefined;
}

/** An article while it is edited. */
export function ArticlePreview({ marked, marks }: PreviewProps) {
  const pictureAt = usePictures([marked['blog_image']], marks);
  const { category: categories } = useRelations(article.descriptors);
  const category = categories?.find(({ value }) => value === marked['category']);
  const blog = {
    ...marked,
    title: marked['title'] || 'Title',
    picture: pictureAt(marked['blog_image'], 'blog_image'),
    // Saving drops the others (docs/product.md).
    blogs_content: (itemsOf(marked['blogs_content']) as Values[]).filter(
      ({ heading, paragraph }) => heading && paragraph,
    ),
    categoryDetails: { category: category?.label ?? '' },
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

/** A project while it is edited, once its picture is chosen. */
export function ProjectPreview({ marked, marks }: PreviewProps) {
  const pictures = itemsOf(marked['pictures']) as Values[];
  const pairs = itemsOf(marked['pairs']) as Values[];
  const urls = [marked, ...pictures, ...pairs].flatMap((it) => [it['picture'], it['before'], it['after']]);
  const pictureAt = usePictures(urls, marks);
  const picture = pictureAt(marked['picture'], 'picture');
  if (!picture) return null;
  const { before: _, ...facts } = marked;
  const before = pictureAt(marked['before'], 'before');
  const project = {
    ...facts,
    slug: '',
    title: marked['title'] || 'Caption',
    picture,
    ...(before && { before }),
    video: marked['video'] && { src: marked['video'], width: picture.width, height: picture.height },
    pictures: pictures.flatMap((it, at) => pictureAt(it['picture'], `pictures[${at}].picture`) ?? []),
    pairs: pairs.flatMap((it, at) => {
      const first = pictureAt(it['before'], `pairs[${at}].before`);
      const after = pictureAt(it['after'], `pairs[${at}].after`);
      return first && after ? [{ before: first, after }] : [];
    }),
  };
  return (
    <Suspense fallback={null}>
      <Work project={project as unknown as Project} />
    </Suspense>
  );
}

/** Returns a function that finds a picture by its URL and marks it with its field; undefined until loaded. */
function usePictures(all: unknown[], marks: Changes = {}) {
  const urls = all.filter(Boolean).map(String);
  const { data, previousData } = usePicturesAtQuery({ variables: { urls }, skip: urls.length === 0 });
  const found = (data ?? previousData)?.picturesAt ?? [];
  return (url: unknown, path: string) => {
    const picture = found.find((it) => it.url === url)?.picture;
    return picture && { ...picture, alt: `${picture.alt}${marks[path] ?? ''}` };
  };
}
