import { expect, test } from 'vitest';
import { listed, pageCountOf, pageInUrl, pageSize } from './blog-pages.ts';

test.each([
  [0, 1],
  [1, 1],
  [7, 1],
  [8, 2],
  [13, 2],
  [14, 3],
  [16, 3],
])('%i articles have %i pages', (totalCount, pages) => {
  expect(pageCountOf(totalCount)).toBe(pages);
});

test.each([
  ['', 1],
  ['page=2', 2],
  ['page=0', 1],
  ['page=-1', 1],
  ['page=two', 1],
  ['page=2.5', 1],
])('?%s requests page %i', (search, page) => {
  expect(pageInUrl(new URLSearchParams(search))).toBe(page);
});

test.each([0, 1, 2, 7, 13, 14, 16])(
  'the pages of %i articles list every one except the featured article once',
  (count) => {
    const all = Array.from({ length: count }, (_, index) => index);
    const served = (page: number) => all.slice((page - 1) * pageSize, page * pageSize);
    const pages = Array.from({ length: pageCountOf(count) }, (_, index) => index + 1);
    const lists = pages.map((page) => listed(served(page), served(page + 1)));
    expect(lists.flat()).toEqual(all.slice(1));
    for (const list of lists.slice(0, -1)) expect(list).toHaveLength(pageSize);
  },
);
