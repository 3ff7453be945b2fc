import { expect, test } from 'vitest';
import { csvLine } from './csv.ts';

test('every cell is quoted, and its quotes are doubled', () => {
  expect(csvLine(['a', '', 'say "x", y'])).toBe('"a","","say ""x"", y"\r\n');
});

test.each([
  ['=1+1', "'=1+1"],
  ['x;=1+1', "x;'=1+1"],
  ['x;"=1+1";y', 'x;"\'=1+1";y'],
  ['x; @SUM(A1)', "x; '@SUM(A1)"],
  ['  -2+3', "  '-2+3"],
  ['+1 905', "'+1 905"],
  ['＝1+1', "'＝1+1"],
  ['\t=1+1', " '=1+1"],
  ['\r=1+1', "\n'=1+1"],
  ['one\r\n=1+1', "one\n'=1+1"],
  ['one\ttwo', 'one two'],
  ['two rooms; 1+1 floors', 'two rooms; 1+1 floors'],
  ['905-555-0199', '905-555-0199'],
])('%j is in a spreadsheet the text %j', (typed, shown) => {
  expect(csvLine([typed])).toBe(`"${shown.replaceAll('"', '""')}"\r\n`);
});

test.each([',', ';', '\t'])('with %j as the separator no cell starts like a formula', (separator) => {
  const hostile = [';=1+1', '";=1+1', 'a";"=1+1', '\n;\n=1+1', ';;\t=1+1', '";""=1+1', 'a\r=1', ';\u00a0=1'];
  const file = hostile.map((value) => csvLine(['first', value, 'last'])).join('');
  for (const cells of readAs(file, separator)) {
    expect(cells.filter((text) => /^[\s"]*[=+\-@]/.test(text))).toEqual([]);
  }
});

/** Returns the rows of a file as a spreadsheet with this separator reads them. */
function readAs(file: string, separator: string): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let quoted = false;
  const end = () => {
    rows.at(-1)?.push(cell);
    cell = '';
  };
  for (let at = 0; at < file.length; at += 1) {
    const character = file[at] ?? '';
    if (quoted && character === '"' && file[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (quoted && character === '"') quoted = false;
    else if (quoted) cell += character;
    else if (character === '"' && cell === '') quoted = true;
    else if (character === separator) end();
    else if (character === '\n') {
      end();
      rows.push([]);
    } else cell += character;
  }
  end();
  return rows;
}
