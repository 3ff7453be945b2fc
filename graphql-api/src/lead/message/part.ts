import sanitizeHtml from 'sanitize-html';
import { parseMail } from './parse.ts';

/** A part of a message; without a name it is HTML. */
export interface Part {
  name: string | null;
  body: string | Buffer;
}

/** Returns the HTML of a mail without what can act, or the file with this index; null if there is none. */
export async function readPart(input: { original: Buffer; part: string }): Promise<Part | null> {
  const { html, files } = await parseMail(input.original);
  if (input.part === 'html') return html === null ? null : { name: null, body: harmless(html) };
  const file = /^\d{1,3}$/.test(input.part) ? files[Number(input.part)] : undefined;
  return file ? { name: file.name, body: file.bytes } : null;
}

const tags = [...sanitizeHtml.defaults.allowedTags, 'center', 'del', 'font', 'img', 'ins'].filter(
  (tag) => tag !== 'a',
);

/** Returns HTML without scripts, forms, links and remote files. */
function harmless(html: string): string {
  const body = sanitizeHtml(html, {
    allowedTags: tags,
    allowedAttributes: {
      '*': ['align', 'alt', 'bgcolor', 'border', 'color', 'dir', 'height', 'style', 'width'],
      img: ['src'],
    },
    allowedSchemes: ['data'],
    // A remote picture is its alternative text.
    transformTags: {
      img: (tagName, attribs) =>
        /^data:image\//i.test(attribs['src'] ?? '')
          ? { tagName, attribs }
          : { tagName: 'span', attribs: {}, text: attribs['alt'] ?? '' },
    },
    nestingLimit: 200,
  });
  return `<!doctype html><meta charset="utf-8"><title>Message</title><body>${body}</body>`;
}
