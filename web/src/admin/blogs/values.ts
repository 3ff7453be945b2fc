import type { ManagedBlogFragment } from '../../generated/documents.ts';
import type { BlogContent, BlogInput } from '../../generated/types.ts';
import type { Values } from '../editor/form.ts';

/** The form starts with so many empty blocks. */
export const firstBlocks = 10;

/** The name of a block's control. */
export function blockName(index: number, part: keyof BlogContent): string {
  return `blogs_content[${index}].${part}`;
}

/** A post as the form's texts; null is a new one. */
export function blogValues(blog: ManagedBlogFragment | null): Values {
  const blocks = Object.fromEntries(
    (blog?.blogs_content ?? []).flatMap(({ heading, paragraph }, index) => [
      [blockName(index, 'heading'), heading],
      [blockName(index, 'paragraph'), paragraph],
    ]),
  );
  return {
    title: blog?.title ?? '',
    slug_url: blog?.slug_url ?? '',
    brief_paragraph: blog?.brief_paragraph ?? '',
    blog_image: blog?.blog_image ?? '',
    published_date: blog?.published_date ?? today(),
    category: blog ? String(blog.category) : '',
    metaTitle: blog?.metaTitle ?? '',
    metaDescription: blog?.metaDescription ?? '',
    canonicalLink: blog?.canonicalLink ?? '',
    publishing: blog?.state === 'DRAFT' ? 'draft' : blog?.state === 'SCHEDULED' ? 'time' : 'now',
    publishAt: blog?.state === 'SCHEDULED' ? localTime(blog.publishAt) : '',
    ...blocks,
  };
}

/** The filled blocks, in order; one without a heading or a paragraph is dropped (docs/product.md). */
export function filledBlocks(values: Values): BlogContent[] {
  const count = Object.keys(values).filter((name) => name.startsWith('blogs_content[')).length;
  const blocks = Array.from({ length: Math.max(count, highest(values)) }, (_, index) => ({
    heading: values[blockName(index, 'heading')]?.trim() ?? '',
    paragraph: values[blockName(index, 'paragraph')]?.trim() ?? '',
  }));
  return blocks.filter(({ heading, paragraph }) => heading && paragraph);
}

/** One more than the number of the last block that has a text. */
export function highest(values: Values): number {
  const used = Object.entries(values).flatMap(([name, text]) => {
    const index = /^blogs_content\[(\d+)\]/.exec(name)?.[1];
    return index !== undefined && text ? [Number(index) + 1] : [];
  });
  return Math.max(0, ...used);
}

/** What the choice of publishing means for the server. */
export function publishing(values: Values, before: ManagedBlogFragment | null): Partial<BlogInput> {
  if (values['publishing'] === 'draft') return { draft: true };
  if (values['publishing'] === 'time') {
    return { draft: false, publishAt: new Date(values['publishAt'] ?? '').toISOString() };
  }
  // One that waits for its time is out now; the time of one that is out stays what it is.
  return before?.state === 'SCHEDULED'
    ? { draft: false, publishAt: new Date().toISOString() }
    : { draft: false };
}

function today(): string {
  return new Date().toLocaleDateString('en-CA', { year: 'numeric', month: 'long', day: 'numeric' });
}

/** An ISO time as a control of local time takes it. */
function localTime(iso: string | null): string {
  if (!iso) return '';
  const date = new Date(iso);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
