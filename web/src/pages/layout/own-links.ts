import type { OwnLink } from '../../lib/site.ts';

/** Returns the links to the owner's pages below an entry of the bar. */
export function ownLinksBelow(pages: readonly OwnLink[], place: string) {
  return pages.filter((page) => page.place === place).map(({ label, path }) => ({ label, to: path }));
}

/** Returns the links to the owner's pages for the footer: those that no entry of the bar has. */
export function ownLinksInFooter(pages: readonly OwnLink[], bar: readonly { link: { to: string } }[]) {
  const inBar = bar.map(({ link }) => link.to);
  return pages
    .filter(({ place }) => place && !inBar.includes(place))
    .map(({ label, path }) => ({ label, to: path }));
}
