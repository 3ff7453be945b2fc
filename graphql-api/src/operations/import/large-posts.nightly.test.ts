import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '../../../test/app.ts';
import { exportOf, importExport, postItem } from '../../../test/import-export.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

// Each would take minutes if its parts were copied for each part that follows.
test.each([
  ['paragraphs in one entry of a list', '<ul><li>', '<p>x</p>'],
  ['paragraphs in a quotation', '<blockquote>', '<p>x</p>'],
  ['line breaks', '<!-- wp:html -->', 'x<br>'],
  ['entries of a list', '<ul>', '<li>x'],
  ['marks', '', '<b>x</b>'],
  ['blocks in a cell', '<table><tr><td>', '<p>x</p>'],
  ['paragraphs in a link with a long title', `<a href="/a" title="${'t'.repeat(100_000)}">`, '<p>x</p>'],
  ['paragraphs in many marks', '<b>'.repeat(290), '<p>x</p>'],
])('a post of a million characters with %s is imported', async (_kind, before, part) => {
  const content = before + part.repeat((999_000 - before.length) / part.length);
  const { leftOut } = await importExport(app.app, exportOf(postItem({ content })));
  expect(leftOut.join('\n')).not.toContain('the whole article');
});

test('a file whose elements close others than they open is rejected', async () => {
  const content = exportOf(`<item>${'<a>'.repeat(20_000)}${'</b>'.repeat(20_000)}</item>`);
  await expect(importExport(app.app, content)).rejects.toThrow('too many faults');
});
