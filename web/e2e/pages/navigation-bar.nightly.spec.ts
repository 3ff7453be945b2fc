import type { Page } from '@playwright/test';
import { changePage, versionsOf } from '../../../graphql-api/test/page-content.ts';
import { publicPaths } from '../../../rules/pages.ts';
import { overhang } from '../support/accessibility.ts';
import { expect, type Site, test } from '../support/fixtures.ts';

/** The bar is shown from 1280 px on. */
const widths = [1280, 1366, 1440, 1920];
const scrollBar = 15;

interface Bar {
  labels: string[];
  /** The number of menus, at the start or at the end of the bar. */
  menus: { first?: number; last?: number };
  button: string;
}

/** The longest bars that the editor accepts. */
const bars: Record<string, Bar> = {
  'many short entries': {
    labels: 'About,Design,Staging,Decorating,Portfolio,Blog,Partners,Prices,Quote,Guide'.split(','),
    menus: { first: 4 },
    button: 'Contact us today',
  },
  'few long entries': {
    labels: ['Interior design', 'Home staging in Milton', 'Decorating by the hour', 'Frequent questions'],
    menus: { last: 4 },
    button: 'Book a consultation now',
  },
  capitals: {
    labels: ['ABOUT US', 'DESIGN', 'STAGING', 'DECORATING', 'PORTFOLIO', 'OUR BLOG', 'PARTNERS'],
    menus: { last: 4 },
    button: 'GET IN TOUCH',
  },
};

/** Publishes a bar, and links to all pages in the footer. Throws if it is rejected. */
async function publishBar(app: Site, { labels, menus: { first = 0, last = 0 }, button }: Bar): Promise<void> {
  const token = await app.signIn();
  const items = [{ label: 'Decorating and organizing for everybody', to: '/decorating' }];
  const bar = labels.map((label, index) => ({
    link: { label, to: '/about' },
    items: index < first || index >= labels.length - last ? items : [],
  }));
  const links = publicPaths.map((to) => ({ label: to, to }));
  const ask = async (query: string, variables: object) => ({
    data: await app.graphql<Record<string, unknown>>(query, variables, token),
  });
  const [current] = await versionsOf(ask, 'navigation');
  const changes = {
    bar,
    button: { label: button, to: '/contact' },
    'footer.links': links.slice(0, 12),
    'footer.consultationLinks': links.slice(12),
  };
  await changePage(ask, 'navigation', changes, current?.version);
}

/** Returns the free pixels between the name and the navigation, and the links that take two lines. */
async function roomIn(page: Page): Promise<{ free: number; wrapped: string[] }> {
  return page.evaluate((reserved) => {
    const header = document.querySelector<HTMLElement>('header');
    const navigation = header?.querySelector<HTMLElement>('nav');
    const brand = header?.querySelector('a');
    if (!header || !navigation || !brand) throw new Error('The page has no bar');
    // A headless browser has no scroll bars that take room.
    header.style.insetInlineEnd = `${reserved}px`;
    const links = [...navigation.querySelectorAll('ul > li > a, div > a')];
    const shown = links.filter((link) => link.clientHeight > 0);
    return {
      free: navigation.getBoundingClientRect().left - brand.getBoundingClientRect().right,
      wrapped: shown.flatMap((link) => {
        const range = document.createRange();
        range.selectNodeContents(link);
        return range.getBoundingClientRect().height > 30 ? [link.textContent] : [];
      }),
    };
  }, scrollBar);
}

test('the longest bars fit every window that shows them', async ({ app, page }) => {
  for (const [name, bar] of Object.entries(bars)) {
    await test.step(name, async () => {
      await publishBar(app, bar);
      const [first = '', ...others] = bar.labels;
      await expect(publishBar(app, { ...bar, labels: [`${first} abcd`, ...others] })).rejects.toThrow();
      for (const width of widths) await expectFit(page, width);
      for (const width of [1024, 1279]) {
        await page.setViewportSize({ width, height: 800 });
        await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeVisible();
        expect(await overhang(page)).toBe(0);
      }
    });
  }
});

/** Expects one line of links, and menus inside of the window. */
async function expectFit(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.goto('/about');
  const { free, wrapped } = await roomIn(page);
  expect(free, `at ${width} px`).toBeGreaterThan(12);
  expect(wrapped, `at ${width} px`).toEqual([]);
  await expect(page.getByRole('banner')).toHaveCSS('height', '72px');
  for (const menu of await page.getByRole('button', { name: /: more pages$/ }).all()) {
    await menu.focus();
    await page.keyboard.press('Enter');
    const item = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /everybody$/ });
    const { x, width: extent } = (await item.filter({ visible: true }).boundingBox()) ?? { x: -1, width: 0 };
    expect(x, `at ${width} px`).toBeGreaterThanOrEqual(0);
    expect(x + extent, `at ${width} px`).toBeLessThanOrEqual(width - scrollBar);
    expect(await overhang(page)).toBe(0);
    await page.keyboard.press('Escape');
  }
}
