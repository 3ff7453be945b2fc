import { installing } from '../../src/content/copy/installing.ts';
import { expect, test } from './engine-test.ts';
import { answers, hasHeading, main, openHydrated } from './visitor.ts';

const lacking = {
  chromium: [],
  firefox: ['Background Sync', 'install prompt'],
  webkit: ['Background Sync', 'install prompt', 'storage manager'],
};

// Elsewhere: sending without Background Sync in offline-sending.spec.ts, saving where storage does not persist in
// offline-reading.spec.ts, installing by hand in phone.spec.ts. Where the gallery cannot share photos with the site they are
// chosen in the form: forms.spec.ts.
test('what a browser lacks has its fallback: the install prompt, View Transitions, AVIF', async ({
  engine,
  line,
  tab,
}) => {
  await openHydrated(tab, `${line.url}/portfolio`);
  const lacks = await tab.run(() =>
    Object.entries({
      'Background Sync': 'SyncManager' in window,
      'install prompt': 'BeforeInstallPromptEvent' in window,
      'storage manager': 'storage' in navigator,
    }).flatMap(([name, isHere]) => (isHere ? [] : [name])),
  );
  expect(lacks).toEqual(lacking[engine]);

  if (lacks.includes('install prompt')) {
    const isOffered = await tab.run(
      (label) =>
        [...document.querySelectorAll('footer button')].some(
          (it) => it.textContent === label && it.checkVisibility(),
        ),
      installing.button,
    );
    expect(isOffered).toBe(false);
  }

  await test.step('pictures in the formats of an older Safari', async () => {
    const shown = await tab.run(async () => {
      const picture = document.querySelector('main picture');
      const image = picture?.querySelector('img');
      if (!picture || !image) throw new Error('No picture');
      const before = image.currentSrc;
      for (const source of picture.querySelectorAll('source[type="image/avif"]')) source.remove();
      while (image.currentSrc === before) await new Promise(requestAnimationFrame);
      await image.decode();
      return { before, after: image.currentSrc, width: image.naturalWidth };
    });
    expect(shown.before).toMatch(/\.avif$/);
    expect(shown.after).toMatch(/\.(webp|jpe?g)$/);
    expect(shown.width).toBeGreaterThan(0);
  });

  await test.step('no transitions, as in Firefox before 144 and Safari before 18', async () => {
    await tab.run(() => {
      Object.defineProperty(document, 'startViewTransition', { value: undefined });
    });
    const isOpen = () => document.querySelector('dialog[open]') !== null;
    await tab.click(main('link', /in full size$/));
    await answers(tab, true, isOpen);
    await tab.press('Escape');
    await answers(tab, false, isOpen);
    await tab.click({ role: 'link', name: 'About', in: { role: 'navigation', name: 'Main' } });
    await hasHeading(tab, 'A Staging and Design Firm');
  });
  expect(tab.takeErrors()).toEqual([]);
});
