import { expect, test } from 'vitest';
import type { SuggestionsQuery } from '../../generated/admin-documents.ts';
import { suggestionsOf } from './suggestions.ts';

const now = Date.parse('2026-11-30T12:00:00Z');
const text = { kind: 'page', number: 1, title: 'Prices', slug: 'prices' };
const business = { kind: 'business', number: 1, title: 'Business', slug: 'business' };
const article = { kind: 'article', number: 2, title: 'Costs', slug: null };
const pricesOf = (version: number, updatedAt: string) => ({ items: [{ ...text, version, updatedAt }] });
const current: SuggestionsQuery = {
  texts: pricesOf(2, '2026-11-01T12:00:00Z'),
  business: { items: [{ ...business, version: 1 }] },
  ownPages: { items: [{ kind: 'ownPage', number: 3, title: 'Fairs', slug: null, address: '/fairs' }] },
  pagePictures: [{ page: '/fairs' }],
  unusedPictures: { totalCount: 0 },
  articles: { items: [{ ...article }] },
};
const linesOf = (change: Partial<SuggestionsQuery>) =>
  suggestionsOf({ ...current, ...change }, now).map(({ to, line }) => `${line} ${to}`);
const newArticle = 'The newest is “Costs”. /admin/blogs#edit=new';

test('a site in order is offered an article only', () => {
  expect(linesOf({})).toEqual([newArticle]);
});

test('prices are old without a change, and half a year after it', () => {
  const link = '/admin/shared-texts#edit=prices';
  expect(linesOf({ texts: pricesOf(0, '2026-11-01T12:00:00Z') })).toContain(
    `Unchanged since the site began. ${link}`,
  );
  expect(linesOf({ texts: pricesOf(2, '2026-05-01T12:00:00Z') })).toContain(
    `Unchanged for half a year. ${link}`,
  );
});

test('pages without a picture and pictures without a use come before an article', () => {
  expect(linesOf({ pagePictures: [], unusedPictures: { totalCount: 2 } })).toEqual([
    '“Fairs” has none. /admin/pages#edit=3',
    'Nothing uses 2 pictures. /admin/media#show=unused',
    newArticle,
  ]);
});

test('the maximum is three, and a role without content has none', () => {
  const lacking = {
    texts: pricesOf(0, ''),
    business: { items: [{ ...business, version: 0 }] },
    pagePictures: [],
  };
  expect(linesOf(lacking)).toHaveLength(3);
  expect(suggestionsOf({}, now)).toEqual([]);
});
