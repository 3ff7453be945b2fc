import { article } from '../../web/e2e/support/page-list.ts';
import { expect, test } from './engine-test.ts';
import { answers, brokenPictures, button, hasHeading, openHydrated, seekVideo, sees } from './visitor.ts';

test.use({ storesSite: true });

test('without a server all pages, articles and the saved portfolio open, whether visited before or not', async ({
  app,
  engine,
  line,
  tab,
}) => {
  await openHydrated(tab, `${line.url}/portfolio`);
  const isCached = async () =>
    Boolean(await caches.match('/offline-manifest.json', { cacheName: 'stored-version' }));
  await expect.poll(() => tab.run(isCached).catch(String), { timeout: 90_000 }).toBe(true);

  await test.step('the video is watched', async () => {
    await tab.click({ role: 'tab', name: 'Global Projects' });
    await seekVideo(tab);
  });

  await test.step('the portfolio is saved, and the panel says how long it stays', async () => {
    await tab.click(button('Save portfolio for offline'));
    await sees(tab, 'The whole portfolio is on this device');
    const isPersisted = await tab.run(async () => (await navigator.storage?.persisted?.()) ?? false);
    if (engine === 'webkit') await sees(tab, 'This browser deletes it after seven days without a visit.');
    else if (!isPersisted) await sees(tab, 'The browser may delete it when the device runs out of space.');
  });

  const paths = [
    '/portfolio',
    '/staging-realtors',
    '/blog',
    '/blog?page=2',
    article.path,
    '/location/home-staging-oakville',
  ];
  const titles = await Promise.all(paths.map((path) => titleOf(app.url + path)));
  await line.cut();
  for (const [index, path] of paths.entries()) {
    await tab.open(line.url + path);
    await answers(tab, titles[index], () => document.title);
    await answers(tab, [], brokenPictures);
  }

  await test.step('the presentation', async () => {
    await openHydrated(tab, `${line.url}/portfolio`);
    await tab.click({ role: 'link', name: 'Present full screen' });
    await hasHeading(tab, 'Open living and dining');
    await tab.waitFor(button('Captions'));
    await tab.press('ArrowRight');
    await hasHeading(tab, 'Living room, before and after');
    await tab.click({ role: 'link', name: 'Next project' });
    await hasHeading(tab, 'Kitchen with island');
    await answers(tab, [], brokenPictures);
  });

  await test.step('the video', async () => {
    await openHydrated(tab, `${line.url}/portfolio`);
    await tab.click({ role: 'tab', name: 'Global Projects' });
    await seekVideo(tab);
  });
});

/** Returns the title of a page, requested without the browser, so that the browser caches nothing. */
async function titleOf(url: string): Promise<string | undefined> {
  const html = await (await fetch(url)).text();
  return /<title[^>]*>([^<]*)/.exec(html)?.[1]?.replaceAll('&amp;', '&').replaceAll('&#x27;', "'");
}
