import { entryKinds } from '../../../../rules/entry/kinds.ts';
import { business, page } from '../../../../rules/entry/page.ts';
import type { Right } from '../../../../rules/roles.ts';

interface Section {
  to: string;
  label: string;
  /** The right that opens the page. */
  right: Right;
}

/** The pages of one group, or a page that is a group of its own. */
export type Group =
  | { name: 'Today' | 'Leads'; to: string; right: Right }
  | { name: 'Content' | 'Settings'; pages: Section[] };

/** The pages of the admin area in four groups. Each label is the heading of its page. */
const groups: readonly Group[] = [
  { name: 'Today', to: '/admin', right: 'adminArea' },
  { name: 'Leads', to: '/admin/leads', right: 'leads' },
  {
    name: 'Content',
    pages: [
      ...entryKinds.flatMap(({ adminPath, label, access, menu = label[1] }) =>
        menu === null ? [] : [{ to: adminPath, label: menu, right: access }],
      ),
      { to: '/admin/shared-texts', label: 'Shared texts', right: page.access },
      { to: '/admin/media', label: 'Media library', right: 'content' },
    ],
  },
  {
    name: 'Settings',
    pages: [
      { to: business.adminPath, label: business.label[0], right: business.access },
      { to: '/admin/account', label: 'Account', right: 'adminArea' },
      { to: '/admin/erasures', label: 'Data requests', right: 'erasures' },
      { to: '/admin/import', label: 'Import', right: 'business' },
    ],
  },
];

/** Returns the groups with the pages that an admin may open. */
export function groupsFor(may: (right: Right) => boolean): Group[] {
  return groups.flatMap((group): Group[] => {
    if (!('pages' in group)) return may(group.right) ? [group] : [];
    const pages = group.pages.filter(({ right }) => may(right));
    return pages.length > 0 ? [{ ...group, pages }] : [];
  });
}

/** Returns the pages of groups. */
export const pagesOf = (of: readonly Group[]): Section[] =>
  of.flatMap((group) =>
    'pages' in group ? group.pages : [{ to: group.to, label: group.name, right: group.right }],
  );

/** Returns the page of the menu at a path: that of the longest path it begins with. */
export const sectionAt = (pathname: string): Section | undefined =>
  pagesOf(groups)
    .filter(({ to }) => pathname === to || pathname.startsWith(`${to}/`))
    .toSorted((one, other) => other.to.length - one.to.length)[0];

/** Returns the right that opens the page at a path. */
export const rightAt = (pathname: string): Right => sectionAt(pathname)?.right ?? 'adminArea';
