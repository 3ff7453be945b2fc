/** The byte order mark: spreadsheets need it to recognize UTF-8. */
export const CSV_MARK = '\uFEFF';

/** Returns a line of CSV (RFC 4180), every cell quoted. */
export function csvLine(values: readonly string[]): string {
  return `${values.map(cell).join(',')}\r\n`;
}

/**
 * Matches each place where a spreadsheet could begin a cell: the start, after a line break, after ';' (the
 * separator in many locales), and quotes that then lose their meaning. Full-width signs begin formulas too.
 */
const formula = /(^|[;\n])((?:[^\S\n]|")*)(?=[=+\-@＝＋－＠])/g;

/** Prefixes formulas with an apostrophe, so that a spreadsheet reads the visitor's input as text. */
function cell(value: string): string {
  const plain = value.replace(/\r\n?/g, '\n').replaceAll('\t', ' ');
  const harmless = plain.replace(formula, "$1$2'");
  return `"${harmless.replaceAll('"', '""')}"`;
}
