import type { Changes } from '../../rules/changes.ts';
import { pathProblem } from '../../rules/own-path.ts';
import { publicPaths } from '../../rules/pages.ts';
import type { Navigation } from './navigation.ts';

// For the server and the admin area: the pages of visitors do not load it.

/** The target of a link, which a stored content may have to any page. */
interface Link {
  label: string;
  to: string;
}

interface BarEntry {
  link: Link;
  items: readonly Link[];
}

/** The room of the bar on the narrowest window that shows it, in characters of 7.6 px. */
const barRoom = 128;

/** Returns why visitors would miss a page, or why the bar is too long; undefined if both are well. */
export function navigationProblem(content: Navigation): string | undefined {
  const missing = missingPage(content);
  if (missing) return `No link leads to ${missing} any more: add one here or in the footer.`;
  const excess = barLength(content) - barRoom;
  return excess > 0
    ? `The bar does not fit a small window: it is about ${excess} characters too long. Shorten texts, or move entries into menus.`
    : undefined;
}

/** Returns the first page without a link in the navigation and the footer. */
function missingPage({ bar, button, footer }: Navigation): string | undefined {
  const links: Link[] = [
    ...bar.flatMap((entry) => [entry.link, ...entry.items]),
    button,
    ...footer.links,
    ...footer.consultationLinks,
    ...footer.smallLinks,
  ];
  return publicPaths.find((path) => !links.some(({ to }) => to === path));
}

/** Returns the estimated length of the bar with its button, in characters. */
function barLength({ bar, button }: Navigation): number {
  const gap = 3;
  const menu = 3;
  const lengths = bar.map((entry) => labelLength(entry.link) + gap + (entry.items.length > 0 ? menu : 0));
  return Math.ceil(lengths.reduce((sum, length) => sum + length, labelLength(button)));
}

/** Returns the length of a label in characters; a capital is as wide as 1.35 others. */
function labelLength({ label }: Link): number {
  return label.length + 0.35 * (label.match(/\p{Lu}/gu)?.length ?? 0);
}

/** Returns whether only a page of the owner can have the path of a link. */
export const isOwnPath = (to: string): boolean => pathProblem(pathOf(to)) === undefined;

/** Returns the path of a link to a page of the site. */
const pathOf = (to: string): string => to.split(/[?#]/, 1)[0] ?? '';

/**
 * Returns the changes of the navigation without links to pages of the owner that visitors do not see. The
 * menu of an entry that is left out takes its place.
 */
export function shownLinks(changes: Changes, publicOwnPaths: ReadonlySet<string>): Changes {
  const isShown = ({ to }: Link) => !isOwnPath(to) || publicOwnPaths.has(pathOf(to));
  const shownEntries = ({ link, items }: BarEntry): BarEntry[] => {
    const shown = items.filter(isShown);
    return isShown(link) ? [{ link, items: shown }] : shown.map((item) => ({ link: item, items: [] }));
  };
  return Object.fromEntries(
    Object.entries(changes).flatMap(([path, value]): [string, unknown][] => {
      if (path === 'bar') return [[path, (value as BarEntry[]).flatMap(shownEntries)]];
      if (path === 'button' && !isShown(value as Link)) return [];
      return [[path, Array.isArray(value) ? (value as Link[]).filter(isShown) : value]];
    }),
  );
}
