import {
  type MailableKind,
  mailableKinds,
  type NewsletterValues,
} from '../../../../rules/entry/newsletter.ts';
import { escapeHtml } from '../../../../rules/escape.ts';
import { shortened } from '../../../../rules/shortened.ts';
import { pictureUrl } from '../../../../rules/wire/picture.ts';
import { articleKind, articlePath } from '../../blog/kind.ts';
import { findBlogById } from '../../blog/service.ts';
import { entriesWithFacts } from '../../business/facts.ts';
import type { Entry } from '../../entry/entity.ts';
import { addressOf } from '../../entry/kind.ts';
import { withWords } from '../../entry/search.service.ts';
import { findEntries, findPage, published } from '../../entry/service.ts';
import type { Picture } from '../../picture/entity.ts';
import { findPictures } from '../../picture/service.ts';
import { pictureView, widthFor } from '../../picture/view.ts';
import type { Context } from '../../platform/access/context.ts';
import type { PageArgs } from '../../platform/graphql/numbered-page.ts';
import { projectKind } from '../../portfolio/kind.ts';
import { findShown, type Project } from '../../portfolio/service.ts';
import type { MailingItem } from './entity.ts';
import type { MailableItemPage, MailableItemType } from './type.ts';

/** The width of a picture in a mail, in pixels: double density. */
const PICTURE_WIDTH = 1200;
const MAX_STORY = 400;

/** The kind, the field of the picture and the order of the entries that a newsletter can contain. */
const sources = {
  article: { kind: articleKind, picture: 'blog_image', orderBy: { publishAt: 'desc', number: 'desc' } },
  project: { kind: projectKind, picture: 'picture', orderBy: { position: 'asc', number: 'asc' } },
} as const satisfies Record<MailableKind, object>;

/** Returns the published ones of chosen articles and projects. */
export async function listMailable(context: Context, chosen: readonly string[]): Promise<MailableItemType[]> {
  const items: MailableItemType[] = [];
  for (const name of mailableKinds) {
    const { kind, orderBy } = sources[name];
    const where = { $and: [published(), { number: { $in: numbersOf(name, chosen) } }] };
    const entries = await findEntries(context.em, kind, where, orderBy, {
      hasLists: false,
    });
    items.push(...(await itemsOf(context, name, entries)));
  }
  return items;
}

/** Returns the numbers of the entries of a kind, such as 12 of `article/12`. */
const numbersOf = (name: MailableKind, entries: readonly string[]): number[] =>
  entries.flatMap((it) => {
    const [, of, digits] = /^(\w+)\/(\d{1,9})$/.exec(it) ?? [];
    return of === name ? [Number(digits)] : [];
  });

/** Returns a page of the published entries of a kind with the words of a search in their titles. */
export async function findMailable(
  context: Context,
  name: MailableKind,
  { search, ...page }: PageArgs & { search: string | null },
): Promise<MailableItemPage> {
  const { kind, orderBy } = sources[name];
  const where = { $and: [published(), await withWords(context, search)] };
  const found = await findPage(context, kind, where, orderBy, page);
  return { ...found, items: await itemsOf(context, name, found.items) };
}

async function itemsOf(context: Context, name: MailableKind, entries: Entry[]): Promise<MailableItemType[]> {
  const urlOf = ({ fields }: Entry) => String(fields[sources[name].picture] ?? '');
  const pictures = await findPictures(context.em, entries.map(urlOf));
  return (await entriesWithFacts(context, entries)).map((entry) => {
    const picture = pictures.get(urlOf(entry));
    return {
      entry: `${name}/${entry.number}`,
      title: entry.title,
      picture: picture ? pictureView(picture) : null,
    };
  });
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
