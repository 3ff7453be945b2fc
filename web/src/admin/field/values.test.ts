import { expect, test } from 'vitest';
import { article } from '../../../../rules/entry/article.ts';
import type { Descriptor } from '../../../../rules/field/descriptor.ts';
import { isSame, isWithin } from './form.ts';
import { emptyValue, leavesOf, linesOf, missingText, noPicture } from './values.ts';

const text: Descriptor = { kind: 'text', label: 'Text' };
const group: Descriptor = {
  kind: 'group',
  label: 'Hero',
  fields: { heading: { ...text, label: 'Heading' }, note: { ...text, label: 'Note', optional: true } },
};
const list: Descriptor = { kind: 'list', label: 'Steps', itemName: 'step', item: group };

test('the leaves of groups have the labels and paths of their groups', () => {
  expect(leavesOf({ hero: group, steps: list }).map(({ path, label }) => [path, label])).toEqual([
    ['hero.heading', 'Hero: Heading'],
    ['hero.note', 'Hero: Note'],
    ['steps', 'Steps'],
  ]);
});

test('values are compared as lines: items, links, pictures, relations and formatted texts', () => {
  const fields: Record<string, Descriptor> = {
    steps: list,
    link: { kind: 'link', label: 'Link' },
    picture: { kind: 'picture', label: 'Picture' },
    category: { kind: 'relation', label: 'Category', to: 'category' },
    story: { kind: 'richText', label: 'Story' },
  };
  const values = {
    steps: [{ heading: 'One' }],
    link: { label: 'Read', to: '/blog' },
    picture: { src: '/pictures/a.jpg', alt: 'A room', focus: { x: 10, y: 20 } },
    category: 2,
    story: '<p>Told</p>',
  };
  expect(linesOf(fields, values, { relations: { category: [{ value: 2, label: 'Rugs' }] } })).toEqual([
    { label: 'Step 1: Heading', text: 'One', html: false },
    { label: 'Step 1: Note', text: '', html: false },
    { label: 'Link', text: 'Read\n/blog', html: false },
    { label: 'Picture', text: '/pictures/a.jpg', picture: true },
    { label: 'Picture: Alternative text', text: 'A room' },
    { label: 'Picture: Focal point', text: '10 % from the left, 20 % from the top' },
    { label: 'Category', text: 'Rugs', html: false },
    { label: 'Story', text: '<p>Told</p>', html: true },
  ]);
});

test.each<[Descriptor, unknown]>([
  [text, ''],
  [{ kind: 'boolean', label: 'Flag' }, false],
  [{ kind: 'number', label: 'Number' }, undefined],
  [{ kind: 'choice', label: 'Choice', options: ['a', 'b'] }, 'a'],
  [
    { kind: 'link', label: 'Link' },
    { label: '', to: '' },
  ],
  [{ kind: 'picture', label: 'Picture' }, noPicture],
  [{ kind: 'picture', label: 'Picture', focal: false }, ''],
  [group, { heading: '' }],
  [list, [{ heading: '' }]],
  [{ ...list, minItems: 0 }, []],
])('%o is empty as %j', (field, value) => {
  expect(emptyValue(field)).toEqual(value);
});

test('an item that saving drops is named by the text that it lacks', () => {
  const blocks = article.descriptors['blogs_content'] as Descriptor;
  expect(missingText(blocks, { heading: 'Rugs', paragraph: ' ' })?.label).toBe('Paragraph');
  for (const item of [{ heading: 'Rugs', paragraph: 'Wool' }, {}, null])
    expect(missingText(blocks, item)).toBeUndefined();
  expect(missingText(list, { heading: 'Rugs' })).toBeUndefined();
});

test('a missing value equals an empty text, and a path contains its fields', () => {
  expect(isSame(undefined, '')).toBe(true);
  expect(isSame([{ a: 1 }], [{ a: 1 }])).toBe(true);
  expect(isSame(false, undefined)).toBe(false);
  expect(['hero', 'hero.title', 'hero[0].title', 'heroes'].map((name) => isWithin('hero', name))).toEqual([
    true,
    true,
    true,
    false,
  ]);
});
