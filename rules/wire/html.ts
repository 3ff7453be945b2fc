/** Returns whether the paragraph of a block is HTML, sanitised by the server, rather than plain text (docs/product.md). */
export const isHtml = (paragraph: string): boolean =>
  /^<(?:p|h[234]|ul|ol|blockquote|hr|img)\b/i.test(paragraph);
