/** The name of a category by its number; undefined for a number that has none. */
export function categoryName(
  categories: readonly { category_id: number; category: string }[],
  id: number,
): string | undefined {
  return categories.find(({ category_id }) => category_id === id)?.category;
}
