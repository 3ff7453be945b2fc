import { escapeHtml } from '../../../../rules/escape.ts';
import { shortened } from '../../../../rules/shortened.ts';
import { pictureUrl } from '../../../../rules/wire/picture.ts';
import { articlePath } from '../../blog/kind.ts';
import { findBlogById, indexBlogs } from '../../blog/service.ts';
import { addressOf } from '../../entry/kind.ts';
import type { Picture } from '../../picture/entity.ts';
import { findPictures } from '../../picture/service.ts';
import { widthFor } from '../../picture/view.ts';
import type { Context } from '../../platform/access/context.ts';
import { BadInput } from '../../platform/core/errors.ts';
import { projectKind } from '../../portfolio/kind.ts';
import { findShown, type Project } from '../../portfolio/service.ts';
import type { MailingItem } from './entity.ts';
import type { MailableItemType, MailingInput } from './type.ts';

/** The width of a picture in a mail, in pixels: double density. */
const PICTURE_WIDTH = 1200;
const MAX_STORY = 400;

/** Returns the published articles, newest first, then the projects. */
export async function listMailable(context: Context): Promise<MailableItemType[]> {
  const articles = await indexBlogs(context);
  const projects = await findShown(context);
  return [
    ...articles.map(({ blog_id, title }) => ({ kind: 'article' as const, number: blog_id, title })),
    ...projects.map(({ entry }) => ({ kind: 'project' as const, number: entry.number, title: entry.title })),
  ];
}

/** Returns the chosen articles and projects with their texts. Throws BadInput for an unpublished one. */
export async function readItems(
  context: Context,
  chosen: NonNullable<MailingInput['items']>,
): Promise<MailingItem[]> {
  const projects = chosen.some(({ kind }) => kind === 'project') ? await findShown(context) : [];
  const items = [];
  for (const { kind, number } of chosen) {
    const project = projects.find(({ entry }) => entry.number === number);
    const item = kind === 'project' ? project && projectItem(project) : await articleItem(context, number);
    if (!item) throw new BadInput({ items: 'One of these is not on the site any more. Choose again.' });
    items.push(item);
  }
  return items;
}

async function articleItem(context: Context, number: number): Promise<MailingItem | undefined> {
  const article = await findBlogById(context, number);
  if (!article) return undefined;
  const { title, slug, brief_paragraph, blog_image } = article;
  const picture = blog_image ? (await findPictures(context.em, [blog_image])).get(blog_image) : undefined;
  const html = brief_paragraph ?? '';
  return { kind: 'article', title, html, path: articlePath(slug), ...(picture && image(picture)) };
}

function projectItem({ entry, fields, picture }: Project): MailingItem {
  const { town, story = '' } = fields;
  const html = [town, shortened(story, MAX_STORY)]
    .filter(Boolean)
    .map((text) => `<p>${escapeHtml(text ?? '')}</p>`)
    .join('');
  return {
    kind: 'project',
    title: entry.title,
    html,
    path: addressOf(projectKind, entry) ?? '',
    ...image(picture),
  };
}

const image = (picture: Picture) => ({
  picture: pictureUrl(picture.picture_id, widthFor(picture, PICTURE_WIDTH), 'jpg'),
  alt: picture.alt,
});
