import { expect, test } from 'vitest';
import type { Descriptor } from '../../../../rules/field/descriptor.ts';
import { changesEdited, shownValues } from './kind.tsx';

const heading: Descriptor = { kind: 'text', label: 'Heading' };
const section: Descriptor = { kind: 'group', label: 'Section', fields: { heading } };
const fields: Record<string, Descriptor> = {
  label: { kind: 'text', label: 'Name' },
  seo: { kind: 'group', label: 'Search result', fields: { title: heading } },
  blocks: { kind: 'blocks', label: 'Sections', kinds: { text: section } },
  hero: section,
};
const original = {
  seo: { title: 'About' },
  blocks: [{ key: 'hero', block: 'hero' }],
  hero: { heading: 'About us' },
};
const edited = changesEdited(fields, () => original);

test('the form has the original values with the changes, and stores what differs', () => {
  const values = edited.read({ 'hero.heading': 'Who we are' });
  expect(values).toEqual({
    label: undefined,
    'seo.title': 'About',
    blocks: original.blocks,
    'hero.heading': 'Who we are',
  });
  expect(edited.store(values)).toEqual({ 'hero.heading': 'Who we are' });
  expect(edited.store({ ...values, 'hero.heading': 'About us' })).toEqual({});
});

test('a section that was added has fields before those for search engines, and one that was removed has none', () => {
  const added = [...original.blocks, { key: 'b1', block: 'text' }, { key: 'b2', block: 'unknown' }];
  expect(Object.keys(edited.fieldsWith({ blocks: added }))).toEqual(['label', 'blocks', 'hero', 'b1', 'seo']);
  const removed = [{ key: 'hero', block: 'hero', removed: true }];
  expect(Object.keys(edited.fieldsWith({ blocks: removed }))).toEqual(['label', 'blocks', 'seo']);
  expect(edited.store({ blocks: added, 'b1.heading': 'New' })).toEqual({
    blocks: added,
    'b1.heading': 'New',
    'seo.title': undefined,
    'hero.heading': undefined,
  });
});

test('a section that is only data is not shown, and one without fields is', () => {
  const empty: Descriptor = { kind: 'group', label: 'Data', fields: {} };
  const all = {
    ...fields,
    data: { ...empty, unseen: true },
    blocks: { ...fields['blocks'], kinds: { team: empty } } as Descriptor,
  };
  const blocks = [
    { key: 'data', block: 'business-data' },
    { key: 'b1', block: 'team' },
  ];
  const shown = changesEdited(all, () => original).fieldsWith({ blocks });
  expect(Object.keys(shown)).toEqual(['label', 'blocks', 'b1', 'seo']);
});

test('the preview shows what is missing as the original has it', () => {
  expect(shownValues(original, { 'hero.heading': undefined, 'b1.heading': undefined, label: 'A' })).toEqual({
    'hero.heading': undefined,
    label: 'A',
  });
});
