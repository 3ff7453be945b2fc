/** A line of CSV (RFC 4180) with its end, every cell quoted. */
export function csvLine(values: readonly string[]): string {
  return `${values.map(cell).join(',')}\r\n`;
}

/**
 * Where a spreadsheet could begin a cell: at the start, after a line's end, or after ';', which separates cells in half of
 * the world whatever the file says, and around the quotes that then no longer count. Full-width signs begin formulas too.
 */
const formula = /(^|[;\n])((?:[^\S\n]|")*)(?=[=+\-@＝＋－＠])/g;

/** A spreadsheet must not take what a visitor typed for a formula: an apostrophe before it makes it a text. */
function cell(value: string): string {
  const plain = value.replace(/\r\n?/g, '\n').replaceAll('\t', ' ');
  const harmless = plain.replace(formula, "$1$2'");
  return `"${harmless.replaceAll('"', '""')}"`;
}
