import { globSync, readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import type { RuleTester } from 'oxlint/plugins-dev';

// A plugin of oxlint: SQL of a feature names only its own tables and those of the platform.

/** The feature of each table. */
export type Tables = Record<string, string>;

/** A table in SQL: after a word that a table follows, or before a column. */
const NAMED =
  /(?:\b(?:from|into|join|on|references|table|truncate|update|using)\s+|null::)"(\w+)"|"(\w+)"\./g;

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

/** Reports the tables of the option in each string. */
export const foreignTable: Rule = {
  meta: { schema: [{ type: 'object', additionalProperties: { type: 'string' } }] },
  create(context) {
    const [tables] = context.options as [Tables];
    const look = (node: NonNullable<Parameters<typeof context.report>[0]['node']>, text: string) => {
      for (const [, table, qualifier] of text.matchAll(NAMED)) {
        const name = table ?? qualifier ?? '';
        if (Object.hasOwn(tables, name))
          context.report({ node, message: `The table "${name}" is of ${tables[name]}: call its service.` });
      }
    };
    return {
      Literal: (node) => typeof node.value === 'string' && look(node, node.value),
      TemplateElement: (node) => look(node, node.value.raw),
    };
  },
};

export default { meta: { name: 'sql' }, rules: { 'foreign-table': foreignTable } };
