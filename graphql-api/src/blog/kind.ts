import { article } from '../../../rules/entry/article.ts';
import { checkCategory } from '../category/service.ts';
import type { Entry } from '../entry/entity.ts';
import { addressOf, type EntryKind, filledFields } from '../entry/kind.ts';
import { BadInput } from '../platform/core/errors.ts';
import { pathOfOwn } from '../platform/core/url.ts';
import type { BlogInput, BlogType } from './type.ts';

export const articleKind: EntryKind = {
  ...article,
  isFoundByNumber: true,
  async prepare({ app, em }, fields) {
    const { category, brief_paragraph, blogs_content = [], blog_image, ...texts } = fields as BlogInput;
    await checkCategory(em, category);
    if (blog_image && !isOwnUrl(blog_image, app.config.siteUrl))
      throw new BadInput({ blog_image: 'Upload the picture: those of other sites cannot be shown.' });
    return {
      ...texts,
      // The REST calls return absolute URLs.
      ...(blog_image && { blog_image: pathOfOwn(app.config, blog_image) }),
      category,
      ...(brief_paragraph && { brief_paragraph }),
      // The specification drops blocks without a heading or a paragraph.
      blogs_content: blogs_content.filter(({ heading, paragraph }) => heading && paragraph),
    };
  },
};

/** Returns whether a URL is on this site; a path is. */
const isOwnUrl = (url: string, siteUrl: string) =>
  URL.parse(url, siteUrl)?.origin === new URL(siteUrl).origin;

/** Returns the path of the article with this slug. */
export const articlePath = (slug: string): string => addressOf(articleKind, { slug }) ?? '';

/** An article with the names of the specification; missing texts are null. */
export type Blog = BlogType & { slug: string };

/** Returns the article of an entry. If the entry has no lists loaded, a field resolver loads the blocks. */
export function blogOf(entry: Entry): Blog {
  const { number, slug, publishAt, updatedAt, version } = entry;
  const text = filledFields(articleKind, entry) as unknown as BlogType;
  return { ...text, blog_id: number, slug: slug ?? '', publishAt, updatedAt, version };
}
