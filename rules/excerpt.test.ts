import { expect, test } from 'vitest';
import { excerptOf, partsFound } from './excerpt.ts';

const text = `Kitchens
${'The first sentence has none of them. '.repeat(3)}A café with a Kitchen island in Élora, ${'and more words '.repeat(10)}`;

test('an excerpt has the words around the first found one, of the line with most of them', () => {
  const excerpt = excerptOf(text, 'kitchen elora') ?? '';
  expect(excerpt).toMatch(/^…[\w ]+\. A café with a Kitchen island in Élora, .* words…$/);
  expect(excerpt.length).toBeLessThan(145);
  expect(excerptOf(text, 'kitchens')).toBe('Kitchens');
  expect(excerptOf(text, 'island')).toContain('Kitchen island');
  // Words are found from their beginning.
  expect(excerptOf(text, 'itchen')).toBeNull();
  expect(excerptOf(text, ' – ')).toBeNull();
});

test('the found words are marked, in any case and with accents', () => {
  const marked = (search: string) =>
    partsFound('A café in Élora: Kitchens', search)
      .map((part) => (part.isFound ? `[${part.text}]` : part.text))
      .join('');
  expect(marked('elora CAFÉ')).toBe('A [café] in [Élora]: Kitchens');
  expect(marked('kit kitchen')).toBe('A café in Élora: [Kitchen]s');
  expect(marked('?')).toBe('A café in Élora: Kitchens');
});
