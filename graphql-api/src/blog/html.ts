import sanitizeHtml from 'sanitize-html';

const blocks = ['p', 'br', 'hr', 'h2', 'h3', 'h4', 'blockquote', 'ul', 'ol', 'li'];
const marks = ['a', 'b', 'strong', 'i', 'em', 'u', 's', 'sub', 'sup', 'code'];

const options: sanitizeHtml.IOptions = {
  allowedTags: blocks.concat(marks),
  allowedAttributes: { a: ['href', 'title'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // Deeper than anybody writes; a bomb of tags is cut off before a browser has to nest it.
  nestingLimit: 20,
};

// A module of its own, so that what HTML passes is reviewed in one place.

/** The HTML that a post's opening may have: text with its marks, lists and links; everything else is dropped. */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, options);
}
