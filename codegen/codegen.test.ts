import { glob, readFile } from 'node:fs/promises';
import { generate } from '@graphql-codegen/cli';
import {
  buildSchema,
  type FragmentDefinitionNode,
  getNamedType,
  isAbstractType,
  Kind,
  parse,
  type SelectionSetNode,
  TypeInfo,
  validate,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { describe, expect, test } from 'vitest';
import config from '../codegen.ts';
import { adminKeyFields } from '../web/src/admin/session/key-fields.ts';

const files: { filename: string; content: string }[] = await generate(
  { ...config, cwd: process.cwd() },
  false,
);

const schema = buildSchema(await readFile('schema.graphql', 'utf8'));

/** Returns the fields, each with its operation, that select an object without its keys in the cache. */
function fieldsWithoutKeys(operation: string): string[] {
  const document = parse(operation);
  const fragments = new Map(
    document.definitions
      .filter((it): it is FragmentDefinitionNode => it.kind === Kind.FRAGMENT_DEFINITION)
      .map((it) => [it.name.value, it.selectionSet]),
  );
  const namesIn = ({ selections }: SelectionSetNode): string[] =>
    selections.flatMap((it) => {
      if (it.kind === Kind.FIELD) return [it.name.value];
      const set = it.kind === Kind.INLINE_FRAGMENT ? it.selectionSet : fragments.get(it.name.value);
      return set ? namesIn(set) : [];
    });
  const found: string[] = [];
  const types = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(types, {
      Field({ name, selectionSet }) {
        const type = getNamedType(types.getType());
        if (!type || !selectionSet) return;
        const objects = isAbstractType(type) ? schema.getPossibleTypes(type) : [type];
        const keys = objects.flatMap((object) => adminKeyFields[object.name] ?? []);
        const names = namesIn(selectionSet);
        if (!keys.every((key) => names.includes(key))) found.push(`${name.value} in ${operation}`);
      },
    }),
  );
  return found;
}

test('the examples of the playground fit the schema', async () => {
  const examples = await readFile('web/playground/examples.md', 'utf8');
  const documents = [...examples.matchAll(/^```graphql\n(.*?)^```/gms)].map(([, query = '']) => parse(query));
  expect(documents.length).toBeGreaterThan(10);
  expect(documents.flatMap((document) => validate(schema, document))).toEqual([]);
});

describe('web/src/generated', () => {
  test.each(files)(
    '$filename is what codegen writes today (run `npm run codegen`)',
    async ({ filename, content }) => {
      expect(await readFile(filename, 'utf8')).toBe(content);
    },
  );

  test.each(['hooks.ts', 'admin-hooks.ts'])('has no hook in %s without a caller', async (name) => {
    const { content = '' } = files.find(({ filename }) => filename.endsWith(`/${name}`)) ?? {};
    const hooks = [...content.matchAll(/^export function (\w+)/gm)].map(([, hook]) => hook);
    const imports = new RegExp(`import \\{([^}]*)\\} from '[./]+/generated/${name}'`, 'g');
    const called = new Set<string | undefined>();
    for await (const path of glob('web/src/**/*.{ts,tsx}', { exclude: ['**/generated/**', '**/*.test.*'] })) {
      for (const [, names = ''] of (await readFile(path, 'utf8')).matchAll(imports)) {
        for (const imported of names.split(',')) called.add(imported.trim());
      }
    }
    expect(hooks).not.toEqual([]);
    expect(hooks.filter((hook) => !called.has(hook))).toEqual([]);
  });

  test('identifies each object that the cache stores', () => {
    const documents =
      files.find(({ filename }) => filename.endsWith('trusted-documents.json'))?.content ?? '';
    const operations = Object.values<string>(JSON.parse(documents));
    expect(operations.flatMap(fieldsWithoutKeys)).toEqual([]);
  });

  test('has a hash for every operation of a public page that the manifest has a document for', () => {
    const text = (name: string) => files.find((it) => it.filename.endsWith(name))?.content ?? '';
    const known = Object.keys(JSON.parse(text('trusted-documents.json')));
    const hashes = text('trusted-documents.ts').match(/[0-9a-f]{64}/g) ?? [];
    expect(text('trusted-documents.ts')).toContain('Portfolio:');
    expect(text('trusted-documents.ts')).not.toContain('ManageLeads:');
    expect(known).toEqual(expect.arrayContaining(hashes));
  });
});
