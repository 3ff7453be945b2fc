/** The numbers of a location page's headings and paragraphs (docs/product.md). */
export const locationParts = [1, 2, 3, 4] as const;
