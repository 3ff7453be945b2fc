import { devices } from '@playwright/test';
import { expect, test } from './engine-test.ts';
import { answers, control, openHydrated } from './visitor.ts';

const { userAgent, viewport } = devices['iPhone 15'];
test.use({ userAgent });

// No driver shows a phone's keyboard, a notch or iOS's date picker, so the test checks the page's
// preparations for them.
test('on an iPhone: install steps, no zoom into a field, no field under the keyboard, the date as wide as its column', async ({
  engine,
  line,
  tab,
}) => {
  await tab.resize(viewport.width, viewport.height);
  await openHydrated(tab, `${line.url}/get-a-quote`);

  await test.step('nothing is as high as a window whose bars are hidden, and the screen is used up to its notch', async () => {
    const styles = await tab.run(() => {
      const text = [...document.styleSheets]
        .flatMap(({ cssRules }) => [...cssRules])
        .map(({ cssText }) => cssText)
        .join('\n');
      return { vh: text.match(/[\d.]+vh\b/g) ?? [], insets: text.includes('env(safe-area-inset-bottom') };
    });
    expect(styles).toEqual({ vh: [], insets: true });
    const viewportContent = () => document.querySelector<HTMLMetaElement>('meta[name=viewport]')?.content;
    expect(await tab.run(viewportContent)).toContain('viewport-fit=cover');
  });

  await test.step('the status bar has the colour of the page, which does not lie under it', async () => {
    const isPaper = () => {
      const bars = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')];
      const probe = document.createElement('i');
      probe.style.color = bars.find(({ media }) => matchMedia(media).matches)?.content ?? '';
      document.body.append(probe);
      const { color } = getComputedStyle(probe);
      probe.remove();
      return color === getComputedStyle(document.documentElement).backgroundColor;
    };
    expect(await tab.run(isPaper)).toBe(true);
    const style = 'meta[name=apple-mobile-web-app-status-bar-style]';
    expect(await tab.run((selector) => document.querySelector(selector) === null, style)).toBe(true);
  });

  await test.step('no control is zoomed into, and the day stands in its column as a text does', async () => {
    const fields = await tab.run(shownFields);
    expect(fields.filter(({ size }) => size < 16)).toEqual([]);
    const [day, text] = ['date', 'propertyType'].map((it) => fields.find(({ name }) => name === it));
    expect(day).toMatchObject({ width: text?.width, height: text?.height });
  });

  await test.step('the keyboard covers no field', async () => {
    // The window's height above a keyboard.
    await tab.resize(viewport.width, 420);
    for (const name of ['firstName', 'postalCode', 'additionalText', 'date']) {
      await tab.focus(control(name));
      await answers(tab, name, () => {
        const { left, top, height } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
        return document.elementFromPoint(left + 8, top + height / 2)?.getAttribute('name');
      });
    }
    await tab.resize(viewport.width, viewport.height);
  });

  await test.step('nor is a control of the other forms zoomed into', async () => {
    for (const path of ['/contact', '/about', '/project-management', '/login']) {
      await openHydrated(tab, line.url + path);
      const fields = await tab.run(shownFields);
      expect(fields.length).toBeGreaterThan(1);
      expect({ path, small: fields.filter(({ size }) => size < 16) }).toEqual({ path, small: [] });
    }
    await openHydrated(tab, `${line.url}/about`);
  });
  expect(tab.takeErrors()).toEqual([]);

  // Chromium offers to install the site for any user agent; no browser on an iPhone does.
  if (engine === 'chromium') return;
  await test.step('a press says how the site is installed', async () => {
    const words = () => document.querySelector<HTMLElement>('p[popover]:popover-open')?.innerText ?? '';
    await answers(tab, '', words);
    await tab.tap({ role: 'button', name: 'Install this site', in: 'footer' });
    await answers(tab, 'Tap the browser’s Share button, then “Add to Home Screen”, then “Add”.', words);
  });
  expect(tab.takeErrors()).toEqual([]);
});

/** Runs in the page. Returns the visible controls of its forms and of the newsletter's. */
function shownFields(): { name: string | null; size: number; width: number; height: number }[] {
  const typed = 'input:not([type=file], [type=checkbox], [type=radio], [type=range]), select, textarea';
  return [...document.querySelectorAll<HTMLElement>(`:is(main, footer) :is(${typed})`)]
    .filter((it) => it.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .map((it) => ({
      name: it.getAttribute('name'),
      size: Number.parseFloat(getComputedStyle(it).fontSize),
      width: it.offsetWidth,
      height: it.offsetHeight,
    }));
}
