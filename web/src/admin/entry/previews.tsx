import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import type { Changes } from '../../../../rules/changes.ts';
import type { EntryDeclaration } from '../../../../rules/entry/entry.ts';
import { picturesIn } from '../../../../rules/field/pictures.ts';
import type { PicturesAtQuery } from '../../generated/admin-documents.ts';
import { usePicturesAtQuery } from '../../generated/admin-hooks.ts';
import type { ContentChanges } from '../../lib/site.ts';
import { Section } from '../../sections/base/section.tsx';
import type { Surroundings, Values } from '../field/form.ts';
import { itemsOf } from '../field/values.ts';
import { useRelations } from './use-relations.ts';

/** The pages of entries. `View` shows one, also while it is edited. */
const pages = import.meta.glob<{ View: ComponentType<object> }>('../../pages/*/page.tsx');

type Picture = PicturesAtQuery['picturesAt'][number]['picture'];

interface Edited {
  /** The values of the form, with marks in the texts. */
  entry: Values;
  /** The pictures whose URLs are in the fields, with the marks of these. */
  pictures: { url: string; picture: Picture }[];
  /** Returns the picture with a URL, marked with the path of its field. */
  pictureAt: (url: unknown, path: string) => Picture | undefined;
  relations: Surroundings['relations'];
}

/**
 * Returns the props of a page's `View`; null while its picture is missing. The pages of other kinds
 * get the fields as `entry`, and their `pictures`.
 */
const propsOf: Partial<Record<string, (edited: Edited) => object | null>> = {
  article({ entry, pictureAt, relations }) {
    const category = relations['category']?.find(({ value }) => value === entry['category']);
    const blog = {
      ...entry,
      picture: pictureAt(entry['blog_image'], 'blog_image'),
      // Saving drops the others (docs/product.md).
      blogs_content: (itemsOf(entry['blogs_content']) as Values[]).filter(
        ({ heading, paragraph }) => heading && paragraph,
      ),
      categoryDetails: { category: category?.label ?? '' },
    };
    return { blog, latest: [] };
  },
  project({ entry, pictureAt }) {
    const picture = pictureAt(entry['picture'], 'picture');
    if (!picture) return null;
    const { before: _, ...facts } = entry;
    const before = pictureAt(entry['before'], 'before');
    const project = {
      ...facts,
      slug: '',
      picture,
      ...(before && { before }),
      video: entry['video'] && { src: entry['video'], width: picture.width, height: picture.height },
      pictures: (itemsOf(entry['pictures']) as Values[]).flatMap(
        (it, at) => pictureAt(it['picture'], `pictures[${at}].picture`) ?? [],
      ),
      pairs: (itemsOf(entry['pairs']) as Values[]).flatMap((it, at) => {
        const first = pictureAt(it['before'], `pairs[${at}].before`);
        const after = pictureAt(it['after'], `pairs[${at}].after`);
        return first && after ? [{ before: first, after }] : [];
      }),
    };
    return { project };
  },
};

interface PreviewProps {
  declaration: EntryDeclaration;
  View: ComponentType<object>;
  marked: Values;
  /** The marks of the pictures, by the paths of their fields. */
  marks: Changes | undefined;
}

/** The page of an entry while it is edited. */
function EntryPreview({ declaration, View, marked, marks = {} }: PreviewProps) {
  const { kind, title, descriptors } = declaration;
  const shown = picturesIn(descriptors, marked);
  const urls = shown.map(({ url }) => url);
  const { data, previousData } = usePicturesAtQuery({ variables: { urls }, skip: urls.length === 0 });
  const relations = useRelations(descriptors);
  const found = (data ?? previousData)?.picturesAt ?? [];
  const pictureAt: Edited['pictureAt'] = (url, path) => {
    const picture = found.find((it) => it.url === url)?.picture;
    return picture && { ...picture, alt: `${picture.alt}${marks[path] ?? ''}` };
  };
  const pictures = shown.flatMap(({ path, url }) => {
    const picture = pictureAt(url, path);
    return picture ? [{ url, picture }] : [];
  });
  const entry = { ...marked, [title]: marked[title] || descriptors[title]?.label };
  const edited = { entry, pictures, pictureAt, relations };
  const props = propsOf[kind] ? propsOf[kind](edited) : { entry, pictures };
  if (!props)
    return (
      <Section tone="plain">
        <h1>Choose the picture to see the page.</h1>
      </Section>
    );
  return (
    <Suspense fallback={null}>
      <View {...props} />
    </Suspense>
  );
}

/** Returns the preview of a kind, by the `View` of its page; undefined if the kind has no pages. */
export function previewOf(
  declaration: EntryDeclaration,
): ((marked: Values, saved: ContentChanges) => ReactNode) | undefined {
  const load = declaration.address && pages[`../../pages/${declaration.kind}/page.tsx`];
  if (!load) return undefined;
  const View = lazy(async () => ({ default: (await load()).View }));
  return (marked, { pictures }) => (
    <EntryPreview declaration={declaration} View={View} marked={marked} marks={pictures} />
  );
}
