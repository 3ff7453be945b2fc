import type { SuggestionsQuery } from '../../generated/admin-documents.ts';
import { counted } from '../counted.ts';
import { editorOf, nameOfEntry, newEntryAt } from '../entry/kinds.tsx';

/** Something that is good to do while nothing waits. */
export interface Suggestion {
  to: string;
  name: string;
  /** The part of the admin area. */
  place: string;
  line: string;
}

const maxSuggestions = 3;
// In milliseconds.
const halfYear = 182 * 24 * 3_600_000;

/** Returns the gaps of the content, the most useful one first. */
export function suggestionsOf(data: SuggestionsQuery, now = Date.now()): Suggestion[] {
  return [
    ...oldPrices(data, now),
    ...untouchedBusiness(data),
    ...pagesWithoutPicture(data),
    ...unusedPictures(data),
    ...nextArticle(data),
  ].slice(0, maxSuggestions);
}

function oldPrices({ texts }: SuggestionsQuery, now: number): Suggestion[] {
  const prices = texts?.items.find(({ slug }) => slug === 'prices');
  if (!prices || (prices.version > 0 && now - Date.parse(prices.updatedAt) < halfYear)) return [];
  const line = prices.version > 0 ? 'Unchanged for half a year.' : 'Unchanged since the site began.';
  return [{ to: editorOf(prices), name: 'Check the prices', place: 'Shared texts', line }];
}

function untouchedBusiness({ business }: SuggestionsQuery): Suggestion[] {
  if (!business?.items.some(({ version }) => version === 0)) return [];
  const line = 'Address, hours and phone number, as visitors see them.';
  return [{ to: '/admin/business', name: 'Check the business details', place: 'Business details', line }];
}

function pagesWithoutPicture({ ownPages, pagePictures }: SuggestionsQuery): Suggestion[] {
  const page = ownPages?.items.find(({ address }) => !pagePictures?.some((it) => it.page === address));
  if (!page) return [];
  const line = `“${page.title}” has none.`;
  return [{ to: editorOf(page), name: 'Add a picture', place: 'Pages', line }];
}

function unusedPictures({ unusedPictures: unused }: SuggestionsQuery): Suggestion[] {
  if (!unused?.totalCount) return [];
  const line = `Nothing uses ${counted(unused.totalCount, 'picture')}.`;
  return [{ to: '/admin/media#show=unused', name: 'Use or delete pictures', place: 'Media library', line }];
}

function nextArticle({ articles }: SuggestionsQuery): Suggestion[] {
  if (!articles) return [];
  const newest = articles.items[0];
  const line = newest ? `The newest is “${nameOfEntry(newest)}”.` : 'There is none yet.';
  return [{ to: newEntryAt('article'), name: 'Write an article', place: 'Blog', line }];
}
