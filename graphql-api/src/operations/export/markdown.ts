import TurndownService from 'turndown';
import { isHtml } from '../../../../rules/wire/html.ts';
import { PICTURE_ID } from '../../../../rules/wire/picture.ts';
import type { Blog } from '../../blog/kind.ts';

const turndown = new TurndownService({ headingStyle: 'atx', bulletListMarker: '-', emDelimiter: '*' });

/** A path of one of the site's pictures, and its id. */
const PICTURE = new RegExp(`${PICTURE_ID}\\d+\\.jpg`, 'g');

/** Returns an article as Markdown with front matter. `pictureFiles` maps picture ids to exported files. */
export function articleMarkdown(
  blog: Blog,
  category: string | undefined,
  pictureFiles: ReadonlyMap<string, string>,
): string {
  const markdown = (text: string) =>
    turndown
      .turndown(text)
      .replace(PICTURE, (path, id: string) => `../${pictureFiles.get(id) ?? path.slice(1)}`);
  const fields = {
    title: blog.title,
    slug: blog.slug,
    category,
    picture: blog.blog_image?.replace(PICTURE, (path, id: string) => pictureFiles.get(id) ?? path),
    dateShown: blog.published_date,
    publishedAt: blog.publishAt?.toISOString(),
    updatedAt: blog.updatedAt.toISOString(),
    metaTitle: blog.metaTitle,
    metaDescription: blog.metaDescription,
    canonicalLink: blog.canonicalLink,
  };
  const sections = blog.blogs_content.map(
    ({ heading, paragraph }) => `## ${heading}\n\n${isHtml(paragraph) ? markdown(paragraph) : paragraph}`,
  );
  return `${[frontMatter(fields), markdown(blog.brief_paragraph ?? ''), ...sections].filter(Boolean).join('\n\n')}\n`;
}

/** Returns YAML; strings in JSON's notation are valid in YAML. Leaves out missing values. */
function frontMatter(fields: Record<string, string | null | undefined>): string {
  const lines = Object.entries(fields).flatMap(([name, value]) =>
    value ? [`${name}: ${JSON.stringify(value)}`] : [],
  );
  return ['---', ...lines, '---'].join('\n');
}
