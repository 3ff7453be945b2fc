import type { Values } from '../field/form.ts';

/** A link of the navigation. */
export interface MenuLink {
  label: string;
  to: string;
}

interface BarEntry {
  link: MenuLink;
  items: MenuLink[];
}

/** The position in a list; `list` is its path, such as `bar`, `bar[0].items` or `footer.links`. */
export interface Place {
  list: string;
  index: number;
}

/** A link with its place, and with its menu if it is in the bar. */
export interface PlacedLink extends Place {
  link: MenuLink;
  items: MenuLink[];
}

/** The lists of the footer, with the fields of their names. */
export const footerLists: Readonly<Record<string, string>> = {
  'footer.links': 'footer.linksHeading',
  'footer.consultationLinks': 'footer.consultationHeading',
  'footer.smallLinks': '',
};

/** The list of the pages that are not in the navigation. */
export const NONE = 'none';

export const menuBelow = (index: number): string => `bar[${index}].items`;

const barOf = (values: Values) => (values['bar'] ?? []) as BarEntry[];
const linksOf = (values: Values, list: string) => (values[list] ?? []) as MenuLink[];

/** Returns all links in the order of the navigation, each entry of the bar before its menu. */
export function placesOf(values: Values): PlacedLink[] {
  const placed = (list: string, links: MenuLink[]) =>
    links.map((link, index) => ({ list, index, link, items: [] }));
  return [
    ...barOf(values).flatMap(({ link, items }, index) => [
      { list: 'bar', index, link, items },
      ...placed(menuBelow(index), items),
    ]),
    ...Object.keys(footerLists).flatMap((list) => placed(list, linksOf(values, list))),
  ];
}

/** Returns the paths that the navigation links to. */
export function linkedPaths(values: Values): Set<string> {
  const button = values['button'] as MenuLink | undefined;
  return new Set([...placesOf(values).map(({ link }) => link.to), button?.to ?? '']);
}

/** Returns the places with a name to which a link can be moved. */
export function listsOf(values: Values): { list: string; name: string; length: number }[] {
  const bar = barOf(values);
  return [
    { list: 'bar', name: 'Menu at the top', length: bar.length },
    ...bar.map(({ link, items }, index) => ({
      list: menuBelow(index),
      name: `Below ${link.label}`,
      length: items.length,
    })),
    ...Object.entries(footerLists).map(([list, heading]) => ({
      list,
      name: `Footer: ${heading ? values[heading] : 'last line'}`,
      length: linksOf(values, list).length,
    })),
  ];
}

/**
 * Returns the lists with a link before the item that has the index `to` now, and the new place; null removes
 * the link. The menu of an entry of the bar moves with it: into another list, its links follow.
 */
export function moved(
  values: Values,
  { link, items }: Pick<PlacedLink, 'link' | 'items'>,
  to: Place | null,
): { changes: Values; place: Place | undefined } {
  const copy = { ...link };
  const withCopy = <Item>(list: string, all: readonly Item[], added: Item[]) =>
    list === to?.list ? all.toSpliced(to.index, 0, ...added) : all;
  const without = (all: readonly MenuLink[]) => all.filter((it) => it !== link);
  const branch = [copy, ...items];
  const entries = barOf(values).map((entry, index) => ({
    ...entry,
    items: without(withCopy(menuBelow(index), entry.items, branch)),
  }));
  const footer = Object.keys(footerLists).map((list) => [
    list,
    without(withCopy(list, linksOf(values, list), branch)),
  ]);
  const bar = withCopy('bar', entries, [{ link: copy, items }]).filter((entry) => entry.link !== link);
  const changes = { bar, ...Object.fromEntries(footer) };
  return { changes, place: placesOf(changes).find((it) => it.link === copy) };
}
