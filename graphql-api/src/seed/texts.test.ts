import { expect, test } from 'vitest';
import { demoBlogs } from './blogs.ts';
import { demoLocations } from './locations.ts';
import { demoPortfolio } from './portfolio.ts';

/** Every text of what the site shows before its owner has written anything. */
const texts = (content: unknown): string[] => {
  if (typeof content === 'string') return [content];
  return content && typeof content === 'object' ? Object.values(content).flatMap(texts) : [];
};

// A search and replace over the whole tree once put an identifier in the place of an English word.
test('no demo text has an identifier in it, or "a" before a vowel', () => {
  const all = [demoBlogs, demoLocations, demoPortfolio].flatMap(texts);
  expect(all.length).toBeGreaterThan(500);
  expect(all.filter((text) => /\b[a-z]+[A-Z]\w*|\b[Aa] [aei]\w/.test(text))).toEqual([]);
});
