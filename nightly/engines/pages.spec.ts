import { layouts } from '../../web/e2e/support/page-list.ts';
import { expect, test } from './engine-test.ts';
import { answers, brokenPictures, button, isAt, main, openHydrated, seekVideo, sees } from './visitor.ts';

test('a page of each layout shows its heading and its pictures, without an error on the console', async ({
  line,
  tab,
}) => {
  for (const path of [...layouts, '/blog', '/contact', '/login', '/outbox', '/portfolio/present']) {
    await openHydrated(tab, line.url + path);
    await answers(tab, 1, () => document.querySelectorAll('h1').length);
    await answers(tab, [], brokenPictures);
    expect({ path, errors: tab.takeErrors() }).toEqual({ path, errors: [] });
  }
});

test('accordion, slider, testimonials, lightbox and seeking in a video', async ({ line, tab }) => {
  await test.step('the questions open and close', async () => {
    await openHydrated(tab, `${line.url}/contact`);
    const isOpen = () => document.querySelector('details p')?.checkVisibility();
    await answers(tab, false, isOpen);
    await tab.click('details summary');
    await answers(tab, true, isOpen);
    await tab.click('details summary');
    await answers(tab, false, isOpen);
  });

  await test.step('the slider follows a key and the mouse, the testimonials their button', async () => {
    await openHydrated(tab, `${line.url}/`);
    await tab.click(button('Next testimonials'));
    await sees(tab, '2 / 14');
    const value = () => document.querySelector<HTMLInputElement>('main input[type="range"]')?.value;
    await answers(tab, '50', value);
    await tab.focus('main input[type="range"]');
    for (const expected of ['51', '52', '53']) {
      await tab.press('ArrowRight');
      await answers(tab, expected, value);
    }
    await tab.click('main input[type="range"]');
    await answers(tab, '50', value);
  });

  await test.step('a picture opens in full size, and goes by Escape or Back', async () => {
    await openHydrated(tab, `${line.url}/portfolio#residential`);
    await tab.click(main('link', /in full size$/));
    const opened = () => document.querySelector('dialog[open]')?.getAttribute('aria-label') ?? '';
    await expect.poll(() => tab.run(opened)).not.toBe('');
    const first = await tab.run(opened);
    await tab.press('ArrowRight');
    await expect.poll(() => tab.run(opened)).not.toBe(first);
    await tab.press('ArrowLeft');
    await answers(tab, first, opened);
    await tab.press('Escape');
    await answers(tab, '', opened);
    await tab.click(main('link', /in full size$/));
    await answers(tab, first, opened);
    await tab.back();
    await answers(tab, '', opened);
    await isAt(tab, '/portfolio#residential');
  });

  await test.step('the video plays on from its middle', async () => {
    await tab.click({ role: 'tab', name: 'Global Projects' });
    await seekVideo(tab);
  });
  expect(tab.takeErrors()).toEqual([]);
});
