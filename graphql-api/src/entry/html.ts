import sanitizeHtml from 'sanitize-html';
import type { Descriptor } from '../../../rules/field/descriptor.ts';
import { mapTexts } from '../../../rules/field/token-texts.ts';
import { completeLink } from '../../../rules/link.ts';
import { isHtml } from '../../../rules/wire/html.ts';
import { storedPicture } from '../../../rules/wire/picture.ts';
import type { EntryFields } from './entity.ts';

const blocks = ['p', 'br', 'hr', 'h2', 'h3', 'h4', 'blockquote', 'ul', 'ol', 'li'];
const marks = ['a', 'b', 'strong', 'i', 'em', 'u', 's', 'sub', 'sup', 'code'];

/** Completes the target of a link; the other attributes and targets stay. */
const withTarget: sanitizeHtml.Transformer = (tagName, { href, ...attribs }) => ({
  tagName,
  attribs: href === undefined ? attribs : { href: completeLink(href) ?? href, ...attribs },
});

const options: sanitizeHtml.IOptions = {
  allowedTags: blocks.concat(marks),
  allowedAttributes: { a: ['href', 'title'], ol: ['start'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // Deeper than the editor nests. Limits the work of browsers with nested tags.
  nestingLimit: 20,
  transformTags: { a: withTarget },
};

/** The tags that the paragraph of a block may have. */
const paragraphTags: string[] = [...blocks, ...marks, 'img'];

/** A picture within a block, by the URL that `uploadImage` returned. */
const optionsOfBlocks: sanitizeHtml.IOptions = {
  ...options,
  allowedTags: paragraphTags,
  allowedAttributes: { ...options.allowedAttributes, img: ['src', 'alt', 'width', 'height', 'loading'] },
  transformTags: { ...options.transformTags, img: sanitizeHtml.simpleTransform('img', { loading: 'lazy' }) },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !storedPicture.test(attribs['src'] ?? ''),
};

// A separate module, so that all allowed HTML is reviewed in one place.

/** Sanitizes the HTML of a post's opening: text with marks, lists and links. Drops everything else. */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, options);
}

/** Sanitizes the paragraph of a block: HTML may have pictures too; plain text stays unchanged. */
export function cleanParagraph(paragraph: string): string {
  return isHtml(paragraph) ? sanitizeHtml(paragraph, optionsOfBlocks) : paragraph;
}

/** Returns values with the HTML of their rich texts sanitized. Those of a draft may have any type. */
export const cleanRichTexts = (fields: Record<string, Descriptor>, values: EntryFields): EntryFields =>
  mapTexts(fields, values, (text, { kind, block }) => {
    if (kind !== 'richText') return text;
    return block ? cleanParagraph(text) : cleanHtml(text);
  });

/** Returns the HTML of an opening for a mail: links within the site begin with its URL. */
export function withAbsoluteLinks(html: string, siteUrl: string): string {
  const absolute: sanitizeHtml.Transformer = (tagName, attribs) => {
    const { href = '' } = attribs;
    return {
      tagName,
      attribs: URL.canParse(href, siteUrl) ? { ...attribs, href: new URL(href, siteUrl).href } : {},
    };
  };
  return sanitizeHtml(html, { ...options, transformTags: { a: absolute } });
}
