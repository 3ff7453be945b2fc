import { expect, test } from 'vitest';
import type { ManagedEntryFragment } from '../../generated/admin-documents.ts';
import {
  errorsOf,
  errorsToMark,
  initialValues,
  mayShare,
  mergedValues,
  publicationOf,
  questionOf,
  savedText,
  submitLabel,
} from './edited.ts';
import { editorOf, kindNamed, partsOf, slugFrom } from './kinds.tsx';

const article = kindNamed('article');
const stored: ManagedEntryFragment = {
  kind: 'article',
  number: 3,
  title: 'Rugs',
  slug: 'rugs',
  position: null,
  publishAt: '2026-11-22T14:41:00.000Z',
  version: 2,
  updatedAt: '2026-11-22T14:41:00.000Z',
  updatedBy: null,
  state: 'PUBLISHED',
  address: '/artical/rugs',
  fields: { title: 'Rugs', slug_url: 'rugs', category: 2 },
  unknown: [],
  draft: null,
};
const draft = {
  fields: { title: 'Wool rugs', publishing: 'draft' },
  version: 2,
  revision: 9,
  publishAt: null,
  problem: null,
  errors: {},
  savedAt: stored.updatedAt,
  savedBy: null,
};

test('a form starts with the draft, else with the entry, else with empty fields', () => {
  expect(initialValues(article, stored)).toMatchObject({ title: 'Rugs', category: 2, publishing: 'now' });
  expect(initialValues(article, { ...stored, draft })).toMatchObject({
    title: 'Wool rugs',
    publishing: 'draft',
  });
  const scheduled = { ...stored, state: 'SCHEDULED' as const };
  expect(initialValues(article, scheduled)).toMatchObject({
    publishing: 'time',
    publishAt: '2026-11-22T09:41',
  });
  const empty = initialValues(article, null);
  expect(empty).toMatchObject({ title: '', publishing: 'now' });
  expect(empty['published_date']).not.toBe('');
  expect(empty['blogs_content']).toHaveLength(10);
  expect(initialValues(kindNamed('project'), null, { group: 'GLOBAL' })).toMatchObject({
    group: 'GLOBAL',
    title: '',
  });
});

test('the publication follows from its choice, in the time zone of the business', () => {
  expect(publicationOf({ publishing: 'time', publishAt: '2026-11-22T09:41' })).toEqual({
    how: 'time',
    publishAt: '2026-11-22T14:41:00.000Z',
  });
  expect(publicationOf({ publishing: 'draft' })).toEqual({ how: 'draft' });
  expect(publicationOf({})).toEqual({ how: 'now' });
  expect(errorsOf(article, { ...stored.fields, publishing: 'time' })).toEqual({
    publishAt: 'Choose when to publish it.',
  });
  expect(errorsOf(kindNamed('newsletter'), { publishing: 'time' })).toHaveProperty(
    'publishAt',
    'Choose when to send it.',
  );
  const timed = { ...stored.fields, publishing: 'time', publishAt: '2026-11-22T09:41' };
  const at = (time: string) => errorsOf(article, timed, new Date(time));
  expect(at('2026-11-22T14:40:00.000Z')).toEqual({});
  expect(at('2026-11-22T14:41:00.000Z')).toEqual({ publishAt: 'Choose a time in the future.' });
  expect(errorsOf(article, {})).toHaveProperty('title', 'Title is required.');
  const priced = { ...stored.fields, title: '{business.nme}', blogs_content: [{ heading: '{no.price}' }] };
  expect(errorsOf(article, priced)).toMatchObject({
    title: 'Title: {business.nme} isn’t a price or fact.',
    'blogs_content[0].heading': 'Heading: {no.price} isn’t a price or fact.',
  });
  expect(savedText({ how: 'draft' }, 'Done.', false)).toBe('Draft saved.');
  expect(savedText({ how: 'draft' }, 'Done.', true)).toBe('Cancelled. It’s a draft again.');
  expect(savedText({ how: 'now' }, 'Done.', true)).toBe('Done.');
});

test('one word stands on the button of every editor', () => {
  const label = (kind: string, publishing = 'now') => submitLabel(kindNamed(kind), { publishing });
  expect(['article', 'ownPage', 'project', 'location'].map((kind) => label(kind))).toEqual(
    Array(4).fill('Publish'),
  );
  expect([label('category'), label('replyTemplate'), label('newsletter')]).toEqual(['Save', 'Save', 'Send']);
  expect(['time', 'draft'].map((how) => label('newsletter', how))).toEqual(['Schedule', 'Save draft']);
});

test('a draft is shared if its kind has pages', () => {
  expect(mayShare(article, stored)).toBe(false);
  expect(mayShare(article, { ...stored, draft })).toBe(true);
  expect(mayShare(article, { ...stored, state: 'SCHEDULED' })).toBe(true);
  expect(mayShare(kindNamed('category'), { ...stored, draft })).toBe(false);
});

test('the slug follows the title until the owner edits it', () => {
  const before = { title: 'Rugs', slug_url: 'rugs' };
  expect(slugFrom(article, before, { ...before, title: 'Wool rugs' })).toEqual({ slug_url: 'wool-rugs' });
  expect(slugFrom(article, before, { ...before, title: 'Rugs for {vacantStaging.price}' })).toEqual({
    slug_url: 'rugs-for',
  });
  const typed = { title: 'Rugs', slug_url: 'my-rugs' };
  expect(slugFrom(article, typed, { ...typed, title: 'Wool rugs' })).toEqual({});
  expect(slugFrom(article, before, { ...before, slug_url: 'r' })).toEqual({});
  const place = { main_heading: '', slug_url: '' };
  expect(slugFrom(kindNamed('location'), place, { ...place, main_heading: 'Acton' })).toEqual({
    slug_url: 'acton',
  });
  const page = { label: '', path: '/' };
  expect(slugFrom(kindNamed('ownPage'), page, { ...page, label: 'Fêtes & Fairs' })).toEqual({
    path: '/fetes-fairs',
  });
});

test('incomplete blocks are named before they are dropped', () => {
  const blocks = [{ heading: 'Rugs', paragraph: '' }, {}, { heading: '', paragraph: 'Wool' }];
  const ask = (values: object) =>
    questionOf(article, article.fields, { title: 'Rugs', slug_url: 'rugs', category: 2, ...values });
  expect(ask({ blogs_content: blocks })?.text).toBe('Block 1 has no paragraph. Block 3 has no heading.');
  expect(ask({ blogs_content: [] })).toBeNull();
  // The missing category comes first; a draft needs none.
  expect(ask({ blogs_content: blocks, category: '' })).toBeNull();
  expect(ask({ blogs_content: blocks, category: '', publishing: 'draft' })).not.toBeNull();
});

test('a kind asks before valid values are published', () => {
  const asking = { ...kindNamed('newsletter'), question: () => ({ question: 'Send?', yes: 'Send' }) };
  const ask = (values: object) =>
    questionOf(asking, asking.fields, {
      subject: 'News',
      items: [{ entry: 'article/1' }],
      publishing: 'now',
      ...values,
    })?.question;
  expect([ask({}), ask({ publishing: 'draft' }), ask({ subject: '' })]).toEqual([
    'Send?',
    undefined,
    undefined,
  ]);
});

test('a URL opens the editor of an entry', () => {
  expect(editorOf({ kind: 'page', number: 4, slug: '/about' })).toBe('/admin/pages#edit=%2Fabout');
  expect(editorOf({ kind: 'page', number: 9, slug: 'prices' })).toBe('/admin/shared-texts#edit=prices');
  expect(editorOf({ kind: 'article', number: 3, slug: 'rugs' })).toBe('/admin/blogs#edit=3');
  expect(partsOf(kindNamed('project'))?.map(({ value }) => value)).toContain('GLOBAL');
  expect(partsOf(article)).toBeUndefined();
});

test('an empty field is marked as wrong if its draft was opened with this error', () => {
  const values = {
    title: ' ',
    'seo.title': 'A {door}',
    'cards.items': [{ title: '', picture: { src: '', alt: '' }, text: 'An oven' }],
    category: undefined,
  };
  const paths = ['title', 'seo.title', 'category', 'missing'];
  const inItem = ['title', 'picture', 'picture.alt', 'text'].map((name) => `cards.items[0].${name}`);
  const errors = Object.fromEntries([...paths, ...inItem].map((path) => [path, 'Wrong.']));
  expect(Object.keys(errorsToMark(errors, values, {}))).toEqual(['seo.title', 'cards.items[0].text']);
  expect(errorsToMark({ title: 'Wrong.' }, values, errors)).toEqual({ title: 'Wrong.' });
});

test('changes of different fields are merged, those of the same field are not', () => {
  const withDraft = (fields: ManagedEntryFragment['fields']) => ({ ...stored, draft: { ...draft, fields } });
  const mine = { ...initialValues(article, stored), title: 'Mine' };
  const merged = (theirs: ManagedEntryFragment, since: ManagedEntryFragment = stored) =>
    mergedValues(article, mine, theirs, since);
  const theirs = { ...stored.fields, category: 5 };
  expect(merged({ ...stored, version: 3, fields: theirs })).toEqual({ ...mine, category: 5 });
  expect(merged(withDraft(theirs))).toEqual({ ...mine, category: 5 });
  // Their draft began with the published version, without the draft that was opened.
  const opened = withDraft({ ...stored.fields, title: 'My first' });
  expect(merged(withDraft(theirs), opened)).toEqual({ ...mine, category: 5 });
  // Their draft went on with the draft that was opened.
  const longer = (metaTitle: string) => withDraft({ ...stored.fields, metaTitle });
  expect(
    mergedValues(article, { ...mine, metaTitle: 'A draft' }, longer('Theirs'), longer('A draft')),
  ).toEqual({
    ...mine,
    metaTitle: 'Theirs',
  });
  expect(merged(withDraft({ ...theirs, title: 'Theirs' }))).toBeNull();
  expect(merged(withDraft({ ...theirs, title: 'Theirs' }), opened)).toBeNull();
  expect(merged(stored)).toBeNull();
  const unpublished = { version: 0, state: 'DRAFT' as const };
  const isNew = { ...opened, ...unpublished };
  expect(merged({ ...withDraft({ ...opened.draft.fields, category: 5 }), ...unpublished }, isNew)).toEqual({
    ...mine,
    category: 5,
  });
});
