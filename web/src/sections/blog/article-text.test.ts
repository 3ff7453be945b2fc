import { expect, test } from 'vitest';
import { articlePath, cardTitle } from './article-text.ts';

test.each([
  ['Paint  Colour\tand light', '/artical/paint-colour-and-light'],
  [' rug-sizes ', '/artical/rug-sizes'],
  ['what/else?', '/artical/what%2Felse%3F'],
  ['', '/artical/7'],
])('the path of the article %j is %s', (slug_url, path) => {
  expect(articlePath({ slug_url, blog_id: 7 })).toBe(path);
});

test.each([
  ['a'.repeat(50), 'a'.repeat(50)],
  ['a'.repeat(51), `${'a'.repeat(50)}…`],
  [`${'a'.repeat(49)} b`, `${'a'.repeat(49)}…`],
])('a card shows %s as %s', (title, shown) => {
  expect(cardTitle(title)).toBe(shown);
});
