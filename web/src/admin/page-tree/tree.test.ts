import { expect, test } from 'vitest';
import { linkedPaths, listsOf, moved, type Place, placesOf } from './tree.ts';

const link = (label: string) => ({ label, to: `/${label.toLowerCase()}` });

const values = {
  bar: [
    { link: link('About'), items: [] },
    { link: link('Staging'), items: [link('Owners'), link('Realtors')] },
  ],
  button: link('Contact'),
  'footer.links': [link('Home'), link('About')],
  'footer.linksHeading': 'Pages',
  'footer.consultationLinks': [],
  'footer.consultationHeading': 'Consultation',
  'footer.smallLinks': [link('Privacy')],
};

const at = ({ list, index }: Place) => {
  const found = placesOf(values).find((it) => it.list === list && it.index === index);
  if (!found) throw new Error(`There is no link at ${list} ${index}`);
  return found;
};

/** Moves a link, and returns the labels of each list in the order of the navigation. */
function labelsAfter(from: Place, to: Place | null): Record<string, string[]> {
  const { changes } = moved(values, at(from), to);
  const placed = placesOf(changes);
  return Object.fromEntries(
    placed.map(({ list }) => [list, placed.filter((it) => it.list === list).map(({ link: it }) => it.label)]),
  );
}

const footer = { 'footer.links': ['Home', 'About'], 'footer.smallLinks': ['Privacy'] };

test('a link moves within its list, also past the end', () => {
  expect(labelsAfter({ list: 'bar', index: 0 }, { list: 'bar', index: 2 })).toEqual({
    bar: ['Staging', 'About'],
    'bar[0].items': ['Owners', 'Realtors'],
    ...footer,
  });
  expect(
    labelsAfter({ list: 'bar[1].items', index: 1 }, { list: 'bar[1].items', index: 0 })['bar[1].items'],
  ).toEqual(['Realtors', 'Owners']);
});

test('the menu of an entry follows it into another list', () => {
  expect(labelsAfter({ list: 'bar', index: 1 }, { list: 'footer.links', index: 1 })).toEqual({
    bar: ['About'],
    'footer.links': ['Home', 'Staging', 'Owners', 'Realtors', 'About'],
    'footer.smallLinks': ['Privacy'],
  });
  const { changes, place } = moved(values, at({ list: 'bar[1].items', index: 0 }), { list: 'bar', index: 0 });
  expect(place).toMatchObject({ list: 'bar', index: 0 });
  expect(changes['bar']).toHaveLength(3);
});

test('a link that leaves the navigation stays in its other lists', () => {
  const { changes, place } = moved(values, at({ list: 'bar', index: 0 }), null);
  expect(place).toBeUndefined();
  expect(linkedPaths({ ...values, ...changes })).toContain('/about');
  expect(linkedPaths({ ...values, ...changes })).toContain('/contact');
});

test('each list has a name', () => {
  expect(listsOf(values).map(({ name }) => name)).toEqual([
    'Menu at the top',
    'Below About',
    'Below Staging',
    'Footer: Pages',
    'Footer: Consultation',
    'Footer: last line',
  ]);
});
