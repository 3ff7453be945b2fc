import * as v from 'valibot';
import { expect, test } from 'vitest';
import { contents, pageEntry, shared } from './entries.ts';

const pages = Object.entries(contents).map(([path, page]) => [path, pageEntry(page)] as const);

// Otherwise every change of the entry is rejected.
test.each([...pages, ...Object.entries(shared)])(
  '%s: the original texts keep the limits of their fields',
  (_page, { schema, original }) => {
    expect(v.safeParse(schema, original).issues).toBeUndefined();
  },
);
