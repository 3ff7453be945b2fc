import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '../../test/app.ts';
import { changePage, testimonial } from '../../test/page-content.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startApp();
  token = await app.signIn();
});
afterAll(() => app.close());

const ask = (query: string, variables: object) => app.graphql(query, variables, token);

test.each<[page: string, path: string, value: unknown, message: string]>([
  ['prices', 'vacantStaging.price', 0, 'Price is at least 1.'],
  ['/staging', 'hero.paragraph', '', 'Paragraph is required.'],
  [
    '/staging',
    'hero.paragraph',
    'From {vacantStaging.prise}',
    'Paragraph: {vacantStaging.prise} isn’t a price or fact.',
  ],
  ['/staging', 'hero.paragraph', 'x'.repeat(501), 'Paragraph is at most 500 characters.'],
  ['/staging', 'details.items', [], 'Questions: at least 1.'],
  ...['javascript:alert(1)', '//evil.example', 'http://plain.example'].map(
    (to): [string, string, unknown, string] => [
      '/staging',
      'hero.action',
      { label: 'Go', to },
      'A link leads to a page that exists here, or to https.',
    ],
  ),
  ['testimonials', 'items', [], 'Testimonials: at least 1.'],
  ['testimonials', 'items', Array.from({ length: 41 }, () => testimonial), 'Testimonials: at most 40.'],
  ['testimonials', 'items', 'x', 'Testimonials is a list.'],
  ['testimonials', 'heading', 7, 'Heading is text.'],
  ['team', 'note', 'x'.repeat(301), 'Note (may be empty) is at most 300 characters.'],
  [
    '/thank-you',
    'thanks.links',
    [{ label: 'x', to: 'javascript:alert(1)' }],
    'A link leads to a page that exists here, or to https.',
  ],
  ...[
    '/\t/evil.com',
    '//evil.com',
    '/\\evil.com',
    '/nowhere',
    '/ab out',
    '/artical/',
    'about',
    '/contact/x',
  ].map((to): [string, string, unknown, string] => [
    '/thank-you',
    'thanks.links',
    [{ label: 'x', to }],
    'A link leads to a page that exists here, or to https.',
  ]),
  ...['/artical/nothing-here', '/location/nowhere?a=1', '/artical/99999999'].map(
    (to): [string, string, unknown, string] => [
      '/thank-you',
      'thanks.links',
      [{ label: 'x', to }],
      'The link leads to a page that does not exist.',
    ],
  ),
  ['prices', 'facts.stagingNote', '', 'Note below staging prices is required.'],
])('%s: %s = %j is rejected: %s', async (page, path, value, message) => {
  const { errors } = await changePage(ask, page, { [path]: value });
  expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  expect(Object.entries(errors?.[0]?.extensions.fields ?? {})).toContainEqual([
    expect.stringContaining(path),
    message,
  ]);
});
