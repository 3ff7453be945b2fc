import { expect, test } from 'vitest';
import { project } from '../../../../rules/entry/project.ts';
import { type Descriptor, describeFields } from '../../../../rules/field/descriptor.ts';
import { placedError } from './place.ts';

const title: Descriptor = { kind: 'text', label: 'Title' };
const picture: Descriptor = { kind: 'picture', label: 'Picture' };
const item: Descriptor = { kind: 'group', label: 'Card', fields: { title, picture } };
const items: Descriptor = { kind: 'list', label: 'Cards', item };
const page: Record<string, Descriptor> = {
  hero: {
    kind: 'group',
    label: 'Hero',
    fields: { picture, links: { ...items, itemName: 'button', item: title } },
  },
  cards: { kind: 'group', label: 'Three cards', fields: { items } },
};

const altRequired = 'Alternative text is required.';

test.each([
  ['picture.alt', 'Picture: Alternative text is required.'],
  ['before.alt', 'Picture before: Alternative text is required.'],
  ['pairs[0].before.alt', 'Before and after 1: Picture before: Alternative text is required.'],
  ['pairs[1].after.alt', 'Before and after 2: Picture after: Alternative text is required.'],
  ['unknown', altRequired],
])('an error of a project at %s names its place', (path, placed) => {
  expect(placedError(describeFields(project.fields), path, altRequired)).toBe(placed);
});

test.each([
  ['hero.picture.alt', altRequired, 'Hero: Picture: Alternative text is required.'],
  ['cards.items[1].picture.alt', altRequired, 'Three cards: Card 2: Picture: Alternative text is required.'],
  ['cards.items[0].title', 'Title is required.', 'Three cards: Card 1: Title is required.'],
  ['cards.items', 'At least one card.', 'Three cards: Cards: At least one card.'],
  ['hero.links[2]', 'Title is required.', 'Hero: Button 3: Title is required.'],
])('an error of a page at %s names its place', (path, message, placed) => {
  expect(placedError(page, path, message)).toBe(placed);
});
