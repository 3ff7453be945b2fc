import * as v from 'valibot';
import { expect, test } from 'vitest';
import { pages, shared } from './entries.ts';

// Otherwise every change of the entry is rejected.
test.each(Object.entries({ ...pages, ...shared }))(
  '%s: the original texts keep the limits of their fields',
  (_page, { schema, original }) => {
    expect(v.safeParse(schema, original).issues).toBeUndefined();
  },
);
