import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { Descriptor } from '../../rules/field/descriptor.ts';
import { sitePaths } from '../../rules/own-path.ts';
import { blockSchemas } from '../schema/blocks.ts';
import { describeField } from '../schema/describe.ts';
import { contents } from './contents.ts';
import { pageEntry, shared } from './entries.ts';

const pages = Object.entries(contents).map(([path, page]) => [path, pageEntry(page)] as const);

// Otherwise every change of the entry is rejected.
test.each([...pages, ...Object.entries(shared)])(
  '%s: the original texts keep the limits of their fields',
  (_page, { schema, original }) => {
    expect(v.safeParse(schema, original).issues).toBeUndefined();
  },
);

test.each(Object.entries(contents))('%s has kinds of blocks that exist', (_page, { blocks }) => {
  const kinds = Object.values(blocks).map(({ block }) => block);
  expect(kinds.filter((kind) => !Object.hasOwn(blockSchemas, kind))).toEqual([]);
});

test.each([...pages, ...Object.entries(shared)])(
  '%s has links to pages that exist',
  (_page, { original }) => {
    const links = [...JSON.stringify(original).matchAll(/"to":"(\/[^"?#]*)/g)];
    expect(links.filter(([, path = '']) => !sitePaths.has(path))).toEqual([]);
  },
);

test.each(Object.entries(blockSchemas))('the labels of a section “%s” are plain words', (_kind, schema) => {
  const labels = [...JSON.stringify(describeField(schema)).matchAll(/"label":"([^"]*)"/g)];
  expect(labels.map(([, label = '']) => label).filter((label) => /[<>{}]/.test(label))).toEqual([]);
});

test.each(Object.entries(blockSchemas))('the choices of a section “%s” have names', (_kind, schema) => {
  const unnamed: string[] = [];
  JSON.stringify(describeField(schema), (_key, field: Partial<Descriptor> | null) => {
    if (field?.kind === 'choice' && !field.names) unnamed.push(field.label ?? '');
    return field;
  });
  expect(unnamed).toEqual([]);
});
