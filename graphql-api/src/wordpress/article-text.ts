import sanitizeHtml from 'sanitize-html';
import type { BlogContent } from '../blog/entity.ts';
import { paragraphTags, plainText } from '../blog/html.ts';

/** The text of an article, and descriptions of the parts that it leaves out. */
interface ArticleText {
  intro: string;
  blocks: BlogContent[];
  leftOut: string[];
}

/** Elements that articles cannot have. */
const unsupported = /<(iframe|video|audio|form|table|object|embed)\b/gi;
const shortcode = /\[\/?([a-z][\w-]*)(?:[^\]\w-][^\]]*)?\]/gi;
/** A tag that begins or ends a block of text. */
const blockTag = /^<\/?(?:p|h[1-6]|ul|ol|li|blockquote|hr|figure|figcaption|div|table|pre|img|section)\b/i;

/** Converts the HTML of a WordPress post to an article's opening and its blocks, one for each heading. */
export function articleText(html: string, title: string): ArticleText {
  const leftOut = new Set<string>();
  for (const [, name] of html.matchAll(unsupported)) leftOut.add(`<${name?.toLowerCase()}>`);
  const clean = sanitize(withParagraphs(withoutShortcodes(html, leftOut)));
  const [before = '', ...sections] = clean.split(headingOf(clean));
  const { intro, rest } = splitIntro(before);
  const blocks = rest ? [{ heading: title, paragraph: rest }] : [];
  for (let index = 0; index < sections.length; index += 2) {
    const heading = plainText(sections[index] ?? '');
    const paragraph = inBlocks(sections[index + 1] ?? '');
    if (heading && paragraph) blocks.push({ heading, paragraph });
    else if (heading) leftOut.add(`the heading '${heading}', which has no text`);
    else if (paragraph) blocks.push({ heading: title, paragraph });
  }
  return { intro, blocks, leftOut: [...leftOut] };
}

/** Removes shortcodes, and the comments of the block editor; a caption stays as text. */
function withoutShortcodes(html: string, leftOut: Set<string>): string {
  return html.replace(/<!--[\s\S]*?-->/g, '').replace(shortcode, (code, name: string) => {
    if (name !== 'caption' && !code.startsWith('[/')) leftOut.add(`[${name}]`);
    return '';
  });
}

/** Encloses lines without tags of blocks in paragraphs, as WordPress does for posts of its classic editor. */
function withParagraphs(html: string): string {
  return html
    .replace(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .map((part) => (part === '' || blockTag.test(part) ? part : `<p>${part.replaceAll('\n', '<br>')}</p>`))
    .join('\n');
}

function sanitize(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: paragraphTags,
    allowedAttributes: { a: ['href', 'title'], img: ['src', 'alt'] },
    transformTags: { h1: 'h2', h5: 'h4', h6: 'h4', figcaption: 'p', pre: 'p' },
    nestingLimit: 20,
  });
}

/** Matches the headings of the highest level that the text has. */
function headingOf(html: string): RegExp {
  const level = [2, 3, 4].find((number) => html.includes(`<h${number}>`)) ?? 2;
  return new RegExp(`<h${level}>([\\s\\S]*?)</h${level}>`);
}

/** Returns the opening, which has no pictures. If the text has some, `rest` begins with the second paragraph. */
function splitIntro(html: string): { intro: string; rest: string } {
  const text = inBlocks(html);
  if (!text.includes('<img')) return { intro: text, rest: '' };
  const [first = ''] = /<p>(?:(?!<img)[\s\S])*?<\/p>/.exec(text) ?? [];
  return { intro: first, rest: inBlocks(text.replace(first, '')) };
}

/** Begins with a tag of a block, because an article's paragraph without one is plain text. */
function inBlocks(html: string): string {
  const text = html.trim();
  return text === '' || blockTag.test(text) ? text : `<p>${text}</p>`;
}
