/** Search results show about 155 characters of a description. */
export const MAX_DESCRIPTION = 155;

/** Returns a text cut between words, with an ellipsis. `max` counts UTF-16 units. */
export function shortened(text: string, max: number): string {
  if (text.length <= max) return text;
  const part = text.slice(0, max - 1).replace(/[\uD800-\uDBFF]$/, '');
  const end = part.lastIndexOf(' ');
  return `${(end > max / 2 ? part.slice(0, end) : part).trimEnd()}…`;
}
