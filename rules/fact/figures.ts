/**
 * Matches tags, and dollar amounts such as '$2,995', '$2995' and '$2,995.00'. Does not match a part of
 * another amount: '$2,995.50', '$29,950', '$2,995k'.
 */
const figure = /<\/?[a-z][^<>]*>|\$(?: |\u00a0|&nbsp;)?(\d{1,3}(?:,\d{3})+|\d+)(?:\.00)?(?!\w|[.,]\d)/gi;

/** A dollar amount that a text spells. */
export interface Figure {
  /** The amount as it is spelt, such as '$2,995'. */
  spelt: string;
  amount: number;
  /** Its position in the text. */
  at: number;
}

/** Returns the dollar amounts that a text spells, outside of HTML tags. */
export function figuresIn(text: string): Figure[] {
  return [...text.matchAll(figure)].flatMap(({ 0: spelt, 1: digits, index }) =>
    digits ? [{ spelt, amount: Number(digits.replaceAll(',', '')), at: index }] : [],
  );
}

/** Replaces those amounts of a text for which `replace` returns a text. */
export function replaceFigures(text: string, replace: (figure: Figure) => string | undefined): string {
  let end = 0;
  const parts = figuresIn(text).map((found) => {
    const before = text.slice(end, found.at);
    end = found.at + found.spelt.length;
    return before + (replace(found) ?? found.spelt);
  });
  return parts.join('') + text.slice(end);
}
