import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '../../../test/app.ts';
import { exportOf, postItem } from '../../../test/import-export.ts';
import { importSample, importTwice } from '../../../test/import-twice.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

test('Latin-1 is read by its declaration', async () => {
  const { articles } = await importSample(app, 'latin1');
  expect(articles).toMatchObject([{ title: 'Café tables', brief_paragraph: '<p>Décor à louer, 25 £.</p>' }]);
});

const accented = () => exportOf(postItem({ title: 'Décor' }));
test.each<[string, () => Uint8Array]>([
  ['UTF-16', () => Buffer.from(`\uFEFF${accented()}`, 'utf16le')],
  ['UTF-16 without a mark', () => Buffer.from(accented(), 'utf16le')],
  ['UTF-8 with a mark', () => Buffer.from(`\uFEFF${accented()}`)],
  [
    'a declaration after warnings',
    () =>
      Buffer.from(
        `<br />\n<b>Warning</b>: x in <b>y.php</b><br>\n\n${accented().replace('UTF-8', 'windows-1252')}`,
        'latin1',
      ),
  ],
  ['UTF-8 that declares UTF-16', () => Buffer.from(accented().replace('UTF-8', 'UTF-16'))],
])('reads %s', async (_name, content) => {
  const { articles, leftOut } = await importTwice(app, content());
  expect([articles.map(({ title }) => title), leftOut]).toEqual([['Décor'], []]);
});

test('a stray byte is reported, and the rest is read', async () => {
  const { articles, leftOut } = await importTwice(app, Buffer.from(accented(), 'latin1'));
  expect(articles).toMatchObject([{ title: 'D\uFFFDcor' }]);
  expect(leftOut).toEqual(['D\uFFFDcor: 1 character that cannot be read, in ‘D\uFFFDcor’']);
});
