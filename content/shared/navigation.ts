import * as v from 'valibot';
import { group, link, list, text } from '../schema/fields.ts';
import { navigationProblem } from './menu.ts';
import original from './navigation.json' with { type: 'json' };

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
        (content) => navigationProblem(content) === undefined,
        ({ input }) => navigationProblem(input) ?? '',
      ),
      ['bar'],
    ),
  );

// entries.test.ts checks it.
export const navigation = original as Navigation;
