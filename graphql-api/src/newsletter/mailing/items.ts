import type { NewsletterValues } from '../../../../rules/entry/newsletter.ts';
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
import { projectKind } from '../../portfolio/kind.ts';
import { findShown, type Project } from '../../portfolio/service.ts';
import type { MailingItem } from './entity.ts';
import type { MailableItemType } from './type.ts';

/** The width of a picture in a mail, in pixels: double density. */
const PICTURE_WIDTH = 1200;
const MAX_STORY = 400;

/** Returns the published articles, newest first, then the projects. */
export async function listMailable(context: Context): Promise<MailableItemType[]> {
  const articles = await indexBlogs(context);
  const projects = await findShown(context);
  return [
    ...articles.map(({ blog_id, title }) => ({ entry: `article/${blog_id}`, title })),
    ...projects.map(({ entry }) => ({ entry: `project/${entry.number}`, title: entry.title })),
  ];
}

/** Returns the published ones of the chosen articles and projects with their texts. */
export async function readItems(context: Context, chosen: NewsletterValues['items']): Promise<MailingItem[]> {
  const projects = chosen.some(({ entry = '' }) => entry.startsWith('project/'))
    ? await findShown(context)
    : [];
  const items = [];
  for (const { entry = '' } of chosen) {
    const [kind, digits] = entry.split('/');
    const number = Number(digits);
    const project = projects.find((it) => it.entry.number === number);
    const item = kind === 'project' ? project && projectItem(project) : await articleItem(context, number);
    if (item) items.push(item);
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
