/** The numbers of a location page's headings and paragraphs (spec section 3). */
export const locationParts = [1, 2, 3, 4] as const;
