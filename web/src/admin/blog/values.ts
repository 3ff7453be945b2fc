import { blogFields } from '../../../../rules/entry/article.ts';
import { factsOf } from '../../../../rules/field/field.ts';
import { isHtml } from '../../../../rules/wire/html.ts';
import { storedPicture } from '../../../../rules/wire/picture.ts';
import type { BlogRevisionsQuery, ManagedBlogFragment } from '../../generated/admin-documents.ts';
import type { BlogContent, BlogInput } from '../../generated/types.ts';
import { dayOf, fromControl, momentOf, toControl } from '../business-time.ts';
import type { Line } from '../editor/differences.tsx';
import type { Values } from '../editor/form.ts';

/** The number of empty blocks of a new form. */
const firstBlocks = 10;

/**
 * Returns the name of a block's control. `block` is the block's creation number, independent of its position.
 */
export function blockName(block: number, part: keyof BlogContent): string {
  return `blogs_content[${block}].${part}`;
}

// The order of the blocks is a value of the form, so that moving a block is a change like any other.
const orderName = 'order';

/** Returns the blocks in display order. */
export function blockOrder(values: Values): number[] {
  return (values[orderName] ?? '').split(' ').filter(Boolean).map(Number);
}

/** Returns the form change that sets this order. */
export function reordered(blocks: number[]): [name: string, value: string] {
  return [orderName, blocks.join(' ')];
}

/** The text of an article or of one of its revisions. */
export type BlogText = Omit<
  BlogRevisionsQuery['blogRevisions'][number],
  'revision_id' | 'savedAt' | 'savedBy' | 'version'
>;

/** Returns the form's values for an article; null is a new one. */
export function blogValues(blog: ManagedBlogFragment | null): Values {
  const scheduledAt = blog?.state === 'SCHEDULED' ? blog.publishAt : null;
  return {
    ...textValues(blog),
    published_date: dateOf(blog),
    publishing: blog?.state === 'DRAFT' ? 'draft' : scheduledAt ? 'time' : 'now',
    publishAt: scheduledAt ? toControl(scheduledAt) : '',
  };
}

/** Returns the date shown to readers. The date of a draft is the day of its last change unless the owner typed one. */
function dateOf(blog: ManagedBlogFragment | null): string {
  const isCurrent = !blog || (blog.state === 'DRAFT' && blog.published_date === dayOf(blog.updatedAt));
  return isCurrent ? today() : (blog.published_date ?? '');
}

/** Returns a change of the form's publication, with the date shown to readers unless the owner typed one. */
export function reschedule(values: Values, change: Values): Values {
  const isTyped = values['published_date'] !== publicationDay(values);
  return isTyped ? change : { ...change, published_date: publicationDay({ ...values, ...change }) };
}

function publicationDay({ publishing: how, publishAt }: Values): string {
  return how === 'time' && publishAt ? dayOf(fromControl(publishAt)) : today();
}

/** Returns the form's values for a text; null is an empty one. */
export function textValues(text: BlogText | null): Values {
  const content = text?.blogs_content ?? [];
  const blocks = Object.fromEntries(
    content.flatMap(({ heading, paragraph }, index) => [
      [blockName(index, 'heading'), heading],
      [blockName(index, 'paragraph'), paragraph],
    ]),
  );
  const [order, numbers] = reordered([...Array(Math.max(firstBlocks, content.length)).keys()]);
  return {
    title: text?.title ?? '',
    slug_url: text?.slug_url ?? '',
    brief_paragraph: text?.brief_paragraph ?? '',
    blog_image: text?.blog_image ?? '',
    published_date: text?.published_date ?? '',
    category: text ? String(text.category) : '',
    metaTitle: text?.metaTitle ?? '',
    metaDescription: text?.metaDescription ?? '',
    canonicalLink: text?.canonicalLink ?? '',
    [order]: numbers,
    ...blocks,
  };
}

/**
 * Returns the complete blocks in order; a block without a heading or a paragraph is dropped
 * (docs/product.md).
 */
export function filledBlocks(values: Values): (BlogContent & { block: number })[] {
  return blockOrder(values)
    .map((block) => ({
      block,
      heading: values[blockName(block, 'heading')]?.trim() ?? '',
      paragraph: values[blockName(block, 'paragraph')]?.trim() ?? '',
    }))
    .filter(({ heading, paragraph }) => heading && paragraph);
}

/** Returns the blocks that have a heading or a paragraph but not both; saving drops them (docs/product.md). */
export function incompleteBlocks(
  values: Values,
): { block: number; place: number; missing: keyof BlogContent }[] {
  return blockOrder(values).flatMap((block, place) => {
    const hasHeading = Boolean(values[blockName(block, 'heading')]?.trim());
    const hasParagraph = Boolean(values[blockName(block, 'paragraph')]?.trim());
    return hasHeading === hasParagraph
      ? []
      : [{ block, place, missing: hasHeading ? 'paragraph' : 'heading' }];
  });
}

/** Returns the input for the chosen way of publishing. */
export function publishing(values: Values, before: ManagedBlogFragment | null): Partial<BlogInput> {
  if (values['publishing'] === 'draft') return { draft: true };
  if (values['publishing'] === 'time') {
    return { draft: false, publishAt: fromControl(values['publishAt'] ?? '') };
  }
  // A scheduled post is published now; a published post keeps its time.
  return before?.state === 'SCHEDULED'
    ? { draft: false, publishAt: new Date().toISOString() }
    : { draft: false };
}

const texts = [
  'title',
  'slug_url',
  'published_date',
  'brief_paragraph',
  'blog_image',
  'metaTitle',
  'metaDescription',
  'canonicalLink',
] as const;

/** Returns the fields of a post with their labels, for comparison. */
export function blogLines(values: Values, categories: ReadonlyMap<string, string>): Line[] {
  return [
    ...texts.map((name) => ({
      label: factsOf(blogFields[name]).label,
      text: values[name] ?? '',
      html: name === 'brief_paragraph',
      picture: name === 'blog_image' && isStoredPicture(values[name]),
    })),
    { label: 'Category', text: categories.get(values['category'] ?? '') ?? '' },
    { label: 'Publishing', text: publishingInWords(values) },
    ...filledBlocks(values).flatMap(({ heading, paragraph }, index) => [
      { label: `Heading ${index + 1}`, text: heading },
      { label: `Paragraph ${index + 1}`, text: paragraph, html: isHtml(paragraph) },
    ]),
  ];
}

/** Returns whether this is the URL of a picture of this site; the preview loads no other URL. */
export function isStoredPicture(url: string | undefined): url is string {
  return storedPicture.test(url ?? '');
}

function publishingInWords({ publishing: how, publishAt }: Values): string {
  if (how === 'draft') return 'Draft';
  return how === 'time' && publishAt ? scheduledFor(fromControl(publishAt)) : 'Published';
}

/** 'Scheduled for November 22, 2026 at 9:41 a.m.' */
export function scheduledFor(iso: string): string {
  return `Scheduled for ${momentOf(iso)}`;
}

const today = () => dayOf(new Date().toISOString());
