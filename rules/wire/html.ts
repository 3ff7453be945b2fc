/** Returns whether a block's paragraph is HTML sanitized by the server, not plain text (docs/product.md). */
export const isHtml = (paragraph: string): boolean =>
  /^<(?:p|h[234]|ul|ol|blockquote|hr|img)\b/i.test(paragraph);
