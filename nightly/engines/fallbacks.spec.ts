import { uploadFailure } from '../../content/common/messages.ts';
import { photoFiles } from '../../web/e2e/support/quote-form.ts';
import { expect, test } from './engine-test.ts';
import type { Tab } from './tab.ts';
import { answers, hasHeading, isAt, main, openHydrated, sees } from './visitor.ts';

const lacking = {
  chromium: [],
  firefox: ['Background Sync', 'install prompt'],
  webkit: ['Background Sync', 'install prompt', 'storage manager'],
};

// Other tests of fallbacks: offline-sending.spec.ts (without Background Sync), offline-reading.spec.ts
// (without persistent storage), phone.spec.ts (installing by hand).
test('missing browser features have fallbacks: install prompt, View Transitions, AVIF', async ({
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
      'Install this site',
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

// Only Chromium supports share targets; forms.spec.ts tests the upload control in other engines.
test('photos posted to the share target appear in the quote form, or a message explains that no worker handles them', async ({
  engine,
  line,
  tab,
}) => {
  // The document of a picture registers no worker.
  await tab.open(`${line.url}/share.jpg`);
  await share(tab);
  await isAt(tab, '/get-a-quote#photos');
  await sees(tab, uploadFailure);
  await openHydrated(tab, `${line.url}/thank-you`);
  await answers(tab, true, () => navigator.serviceWorker.controller !== null);
  if (engine === 'chromium') {
    await share(tab);
    await isAt(tab, '/get-a-quote#photos');
    await sees(tab, '1 photo uploaded');
  }
  await openHydrated(tab, `${line.url}/share-photos`);
  await isAt(tab, '/get-a-quote');
  expect(tab.takeErrors()).toEqual([]);
});

/** Posts a photo as a phone's gallery does according to the manifest's `share_target`. */
async function share(tab: Tab): Promise<void> {
  await tab.run(() => {
    const form = document.createElement('form');
    Object.assign(form, { id: 'gallery', method: 'post', action: '/share-photos' });
    form.enctype = 'multipart/form-data';
    const input = Object.assign(document.createElement('input'), { type: 'file', name: 'photos' });
    form.append(input, Object.assign(document.createElement('button'), { textContent: 'Share' }));
    document.body.append(form);
  });
  await tab.chooseFiles('#gallery input', photoFiles(1));
  await tab.click('#gallery button');
}
