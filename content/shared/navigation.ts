import * as v from 'valibot';
import { publicPaths } from '../../rules/pages.ts';
import type { Link } from '../common/link.ts';
import { group, link, list, text } from '../schema/fields.ts';
import original from './navigation.json' with { type: 'json' };

/** The room of the bar on the narrowest window that shows it, in characters of 7.6 px. */
const barRoom = 128;

const entrySchema = () =>
  group('Entry', {
    link: link('Entry', 24),
    items: list('Menu below it', link('Entry', 40), 10, 0),
  });

const fields = () =>
  group('Navigation and footer', {
    bar: list('Bar at the top', entrySchema(), 10),
    button: link('Button of the bar', 24),
    quoteButton: text('Quote button at the bottom of service pages, on phones', 40),
    footer: group('Footer', {
      linksHeading: text('Heading of the links', 40),
      links: list('Links', link('Link', 40)),
      consultationHeading: text('Heading of the second links', 40),
      consultationLinks: list('Second links', link('Link', 40)),
      placesHeading: text('Heading of the location pages', 40),
      newsletterHeading: text('Heading of the newsletter', 40),
      copyright: text('Copyright line', 200),
      smallLinks: list('Small links', link('Link', 40), 6),
    }),
  });

export type Navigation = v.InferOutput<ReturnType<typeof fields>>;

export const navigationSchema = () =>
  v.pipe(
    fields(),
    v.forward(
      v.check(
        (content) => missingPage(content) === undefined,
        ({ input }) => `No link leads to ${missingPage(input)} any more: add one here or in the footer.`,
      ),
      ['bar'],
    ),
    v.forward(
      v.check(
        (content) => barLength(content) <= barRoom,
        ({ input }) =>
          `The bar does not fit a small window: it is about ${barLength(input) - barRoom} characters too long. Shorten texts, or move entries into menus.`,
      ),
      ['bar'],
    ),
  );

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

// entries.test.ts checks it.
export const navigation = original as Navigation;
