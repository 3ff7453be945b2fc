import { expect, test } from 'vitest';
import type { Descriptor } from '../../../../rules/field/descriptor.ts';
import { fieldIn, markValues } from './marks.ts';

const text: Descriptor = { kind: 'text', label: 'Text' };
const fields: Record<string, Descriptor> = {
  title: text,
  place: text,
  hero: {
    kind: 'group',
    label: 'Hero',
    fields: {
      picture: { kind: 'picture', label: 'Picture' },
      link: { kind: 'link', label: 'Link' },
      price: { kind: 'number', label: 'Price' },
      items: { kind: 'list', label: 'Items', item: { kind: 'group', label: 'Item', fields: { name: text } } },
    },
  },
};
const values = {
  title: 'Kitchens',
  place: '43.5183, -79.8774',
  'hero.picture': { src: '/pictures/a.jpg', alt: 'An island' },
  'hero.link': { label: 'Read on', to: '/blog' },
  'hero.price': 2995,
  'hero.items': [{ name: 'First' }, { name: 'Second' }],
  unsent: 'stays',
};

test('each text that a page shows has the mark of its field', () => {
  const { values: marked, paths, figures } = markValues(fields, values);
  const fieldOf = (value: unknown) => fieldIn(String(value), paths);
  expect(marked['title']).toMatch(/^Kitchens./);
  expect(fieldOf(marked['title'])).toBe('title');
  expect(fieldOf((marked['hero.picture'] as { alt: string }).alt)).toBe('hero.picture.alt');
  const link = marked['hero.link'] as { label: string; to: string };
  expect([fieldOf(link.label), link.to]).toEqual(['hero.link.label', '/blog']);
  const [, second] = marked['hero.items'] as { name: string }[];
  expect(fieldOf(second?.name)).toBe('hero.items[1].name');
  expect(fieldOf(figures['hero.price'])).toBe('hero.price');
  // Pages compute with these, or do not show them.
  expect(marked).toMatchObject({ place: values.place, 'hero.price': 2995, unsent: 'stays' });
});

test('the mark that is nearest to a position counts', () => {
  const { values: marked, paths } = markValues({ title: text, place: text }, { title: 'One', place: 'Two' });
  const sentence = `${marked['title']} and ${marked['place']}`;
  expect(fieldIn(sentence, paths, 0)).toBe('title');
  expect(fieldIn(sentence, paths)).toBe('place');
  expect(fieldIn('No mark', paths)).toBeUndefined();
});
