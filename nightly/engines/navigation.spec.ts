import { expect, test } from './engine-test.ts';
import { answers, button, hasHeading, isAt, openHydrated } from './visitor.ts';

const bar = { role: 'navigation', name: 'Main' };
const link = (name: string) => ({ role: 'link', name, in: bar });

test('navigation by mouse, keys and touch, back and forward to the previous scroll position', async ({
  engine,
  line,
  tab,
}) => {
  await openHydrated(tab, `${line.url}/about`);

  await test.step('by mouse', async () => {
    await tab.hover(link('Staging'));
    await tab.click(link('Realtors'));
    await isAt(tab, '/staging-realtors');
    // The URL changes before the page.
    await hasHeading(tab, 'Staged before the photographer arrives');
    await answers(tab, 0, () => scrollY);
  });

  await test.step('by keys', async () => {
    await tab.hover('h1');
    await tab.focus({ role: 'button', name: 'Staging: more pages', in: bar });
    await tab.press('Enter');
    await tab.waitFor(link('Builders'));
    await tab.press('Tab');
    await tab.press('Tab');
    await answers(tab, 'Realtors', () => document.activeElement?.textContent);
    await tab.press('Escape');
    await answers(tab, 'Staging: more pages', () => document.activeElement?.textContent);
    await tab.press('Enter');
    await tab.waitFor(link('Builders'));
    for (const key of ['Tab', 'Tab', 'Tab', 'Enter']) await tab.press(key);
    await isAt(tab, '/staging-builders');
  });

  await test.step('back and forward', async () => {
    await openHydrated(tab, `${line.url}/staging`);
    await tab.click({ role: 'link', name: 'Portfolio', in: 'footer' });
    await hasHeading(tab, 'Rooms, finished');
    await answers(tab, 0, () => scrollY);
    const left = await tab.run(() => {
      scrollTo(0, 900);
      return scrollY;
    });
    await tab.back();
    await isAt(tab, '/staging');
    await answers(tab, true, () => scrollY > 1000);
    await tab.forward();
    await hasHeading(tab, 'Rooms, finished');
    await answers(tab, left, () => scrollY);
  });

  // WebKitGTK's driver sends a touch as mouse events, so the dropdown opens by hovering.
  if (engine !== 'webkit') {
    await test.step('by touch on a wide window: the first tap opens, the second leads to the page', async () => {
      await openHydrated(tab, `${line.url}/about`);
      await tab.tap(link('Staging'));
      await tab.waitFor(link('Builders'));
      await isAt(tab, '/about');
      await tab.tap(link('Staging'));
      await isAt(tab, '/staging');
    });
  }

  await test.step('by touch on a phone: the same in the menu', async () => {
    await tab.resize(390, 844);
    await openHydrated(tab, `${line.url}/`);
    await tab.tap(button('Menu'));
    await tab.tap(link('Staging'));
    await tab.waitFor(link('Builders'));
    await isAt(tab, '/');
    await tab.tap(link('Staging'));
    await isAt(tab, '/staging');
    await answers(tab, false, () => document.querySelector('nav')?.checkVisibility());
  });
  expect(tab.takeErrors()).toEqual([]);
});
