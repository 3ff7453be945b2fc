import * as v from 'valibot';
import { expect, test } from 'vitest';
import { sitePaths } from '../../rules/own-path.ts';
import { blockSchemas } from '../schema/blocks.ts';
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
