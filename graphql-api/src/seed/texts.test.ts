import { expect, test } from 'vitest';
import { readDemoContent } from './demo-content.ts';

/** Returns every text of the demo content. */
const texts = (content: unknown): string[] => {
  if (typeof content === 'string') return [content];
  return content && typeof content === 'object' ? Object.values(content).flatMap(texts) : [];
};

test('no demo text contains a camelCase identifier, or "a" before a vowel', () => {
  const all = texts(readDemoContent());
  expect(all.length).toBeGreaterThan(400);
  const words = all.map((text) => text.replace(/\{\w+\.\w+\}/g, '$495'));
  expect(words.filter((text) => /\b[a-z]+[A-Z]\w*|\b[Aa] [aei]\w/.test(text))).toEqual([]);
});
