import { globSync, readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import type { RuleTester } from 'oxlint/plugins-dev';

// A plugin of oxlint: SQL of a feature names only its own tables and those of the platform.

/** The feature of each table. */
export type Tables = Record<string, string>;

/** Words that a table follows; those that begin a list of tables; those that end it. */
const BEFORE = new Set(
  'from into join lateral on only public references table truncate update using'.split(' '),
);
const LISTS = new Set(['from', 'table', 'truncate', 'using']);
const ENDS = new Set('group having limit order returning select set union values where'.split(' '));

/** The parts of SQL: texts, names, and punctuation. */
const PARTS = /'[^']*'|"(\w+)"(?=(\.)?)|(\w+)(?=(\.)?)|::|[(),]/g;

/** Matches SQL. Only there a name without quotes is one. */
const SQL =
  /^[\s(]*(?:(?:left |cross |inner )?join|delete from|insert into|select|truncate|update|with)\s|\bselect\b.*\bfrom\b|"\w+"/is;

/** Returns the names in a text that stand where SQL names a table. */
function tablesIn(text: string): string[] {
  const found: string[] = [];
  const isSql = SQL.test(text);
  // Each parenthesis has a list of tables of its own.
  const lists = [false];
  let isNext = false;
  for (const [part, quoted, quotedDot, plain = '', dot] of text.matchAll(PARTS)) {
    const word = plain.toLowerCase();
    const name = quoted ?? (isSql ? word : '');
    if (isNext || quotedDot || dot) found.push(name);
    if (part === '(') lists.unshift(false);
    if (part === ')' && lists.length > 1) lists.shift();
    if (LISTS.has(word)) lists[0] = true;
    if (ENDS.has(word)) lists[0] = false;
    isNext = BEFORE.has(word) || part === '::' || (part === ',' && lists[0] === true);
  }
  return found;
}

/** Returns the tables that the migrations below a folder create, each with the folder of its feature. */
export function tablesBelow(root: string): Tables {
  return Object.fromEntries(
    globSync(`${root}/**/*.migration.ts`).flatMap((file) => {
      const [first = '', second = ''] = relative(root, file).split(sep);
      const feature = first === 'operations' ? `${first}/${second}` : first;
      const created = readFileSync(file, 'utf8').matchAll(/create table "(\w+)"/g);
      return [...created].map(([, table = '']) => [table, feature]);
    }),
  );
}

type Rule = Parameters<RuleTester['run']>[1];
type Reported = NonNullable<Parameters<Parameters<NonNullable<Rule['create']>>[0]['report']>[0]['node']>;

/** Reports the tables of the option in each string. */
export const foreignTable: Rule = {
  meta: { schema: [{ type: 'object', additionalProperties: { type: 'string' } }] },
  create(context) {
    const [tables] = context.options as [Tables];
    const look = (node: Reported, text: string) => {
      for (const name of tablesIn(text))
        if (Object.hasOwn(tables, name))
          context.report({ node, message: `The table "${name}" is of ${tables[name]}: call its service.` });
    };
    return {
      Literal: (node) => typeof node.value === 'string' && look(node, node.value),
      TemplateLiteral: (node) => look(node, node.quasis.map(({ value }) => value.raw).join('x')),
    };
  },
};

export default { meta: { name: 'sql' }, rules: { 'foreign-table': foreignTable } };
