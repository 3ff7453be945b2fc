import { randomInt } from 'node:crypto';
import type { FrameLocator, Locator, Page, Request } from '@playwright/test';
import sharp from 'sharp';
import { admin } from '../../../graphql-api/test/admin.ts';
import { brokenWords, overhang, violationsOn } from './accessibility.ts';
import { expect, type Site } from './fixtures.ts';

/** Admins use phones and desktops: the tests of each kind of work use both sizes. */
export const phone = { width: 390, height: 844 };
export const laptop = { width: 1366, height: 650 };
export const desktop = { width: 1440, height: 900 };
export const sizes = [phone, desktop];

/** Returns the end of the title of a test at one of these sizes: nightly, except for a phone's. */
export const when = (size: typeof phone) => (size === phone ? '' : ' @nightly');

/** Returns a unique word of eight letters, for content that a test adds to a shared site. */
export const mark = (): string =>
  Array.from({ length: 8 }, () => String.fromCharCode(randomInt(97, 123))).join('');

/**
 * Returns a file with a picture of one colour. It is small, because the server makes every size of a large
 * one.
 */
export async function picture(colour: string): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const create = { width: 320, height: 200, channels: 3, background: colour } as const;
  return {
    name: `${colour}.jpg`,
    mimeType: 'image/jpeg',
    buffer: await sharp({ create }).jpeg().toBuffer(),
  };
}

type PictureFile = Awaited<ReturnType<typeof picture>>;

/** Drops files on a part of the page. */
export async function dropFiles(part: Locator, files: PictureFile[]): Promise<void> {
  const dataTransfer = await part.evaluateHandle(
    (_element, dropped) => {
      const transfer = new DataTransfer();
      for (const { base64, fileName, type } of dropped) {
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
        transfer.items.add(new File([bytes], fileName, { type }));
      }
      return transfer;
    },
    files.map(({ name: fileName, mimeType: type, buffer }) => ({
      base64: buffer.toString('base64'),
      fileName,
      type,
    })),
  );
  await part.dispatchEvent('drop', { dataTransfer });
}

/** Opens an admin page with a session, and returns the session's token. */
export async function openAdmin(page: Page, app: Site, path: string): Promise<string> {
  const token = await app.signIn();
  // Signs in once: after a test has ended the session, the next page must not restore it.
  await page.addInitScript(
    (user) => {
      // A sandboxed preview has no storage.
      if (window !== window.top || sessionStorage.getItem('signedIn')) return;
      sessionStorage.setItem('signedIn', 'yes');
      localStorage.setItem('userInfo', user);
    },
    JSON.stringify({ email: admin.email, isAdmin: true, token, role: 'OWNER' }),
  );
  await page.goto(path);
  return token;
}

/** Opens the editor of a new article, and returns the session's token. */
export async function openNewArticle(page: Page, app: Site): Promise<string> {
  const token = await openAdmin(page, app, '/admin/blogs');
  await page.getByRole('button', { name: 'Upload New Blog' }).click();
  return token;
}

/** Opens the editor of a new project in a group of the portfolio, and writes its title. */
export async function openNewProject(
  page: Page,
  app: Site,
  title: string,
  group = 'Residential Projects',
): Promise<void> {
  await openAdmin(page, app, '/admin/portfolio');
  await page.getByRole('region', { name: group }).getByRole('button', { name: 'New project' }).click();
  await control(page, 'title').fill(title);
}

/** Returns the form's dialog; confirmation dialogs open above it. */
export const dialog = (page: Page): Locator => page.getByRole('dialog').first();

/** Returns a control of the open form. */
export const control = (page: Page, name: string): Locator => dialog(page).locator(`[name="${name}"]`);

/** Returns the page in the preview of the open form. */
export const preview = (page: Page): FrameLocator => dialog(page).frameLocator('iframe');

/** Clicks a part of the preview, which is inert. */
export async function clickPart(page: Page, part: Locator): Promise<void> {
  await part.scrollIntoViewIfNeeded();
  const box = await part.boundingBox();
  if (!box) throw new Error('The part is not visible');
  await page.mouse.click(box.x + Math.min(8, box.width / 2), box.y + box.height / 2);
}

/** Presses a button of the open form. */
export async function press(page: Page, name: string): Promise<void> {
  await dialog(page).getByRole('button', { name, exact: true }).click();
}

/** Inserts a price or fact, named by its name and value, by the tools of a text that has the focus. */
export async function insertToken(page: Page, tools: string, token: string): Promise<void> {
  const group = dialog(page).getByRole('group', { name: tools, exact: true });
  await group.getByRole('button', { name: 'Insert a price or fact' }).click();
  await group.getByRole('button', { name: token, exact: true }).click();
}

/** The shared texts by name; /admin/pages lists the pages. */
const sharedTexts = ['Prices', 'Packages and estimate', 'Testimonials', 'Team', 'Certifications'].concat([
  'Navigation and footer',
  'Articles: shared texts',
  'Location pages: shared texts',
]);

/** Opens the editor of a page, of a shared text or of the details of the business, in its list. */
export async function openEditor(page: Page, name: string): Promise<void> {
  const { pathname, origin } = new URL(page.url());
  const list = sharedTexts.includes(name) ? 'shared-texts' : 'pages';
  if (name === 'Business') await page.goto(`${origin}/admin/business`);
  else {
    if (pathname !== `/admin/${list}`) await page.goto(`${origin}/admin/${list}`);
    await card(page, name).getByRole('button', { name: 'Edit' }).click();
  }
  await expect(dialog(page).getByRole('button', { name: /^(Publish|Save)$/ })).toBeVisible();
}

/** Publishes the page or the text whose editor is open. */
export async function publish(page: Page, name: string): Promise<void> {
  await press(page, 'Publish');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: `${name} published.` })).toBeVisible();
}

/** Opens the menu of a page of /admin/pages. */
export async function openMenu(page: Page, name: string): Promise<void> {
  await card(page, name).getByRole('button', { name: 'More' }).click();
}

/** Publishes the menu of /admin/pages. */
export async function publishMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish menu' }).click();
  await expect(page.getByText('Navigation and footer published.')).toBeVisible();
}

/** Adds a section to the open form, at the end or at the place of a button. */
export async function addSection(page: Page, kind: string, button = 'Add section'): Promise<void> {
  await press(page, button);
  const choice = page.getByRole('dialog', { name: 'Choose a section' });
  await choice.getByRole('button', { name: kind, exact: true }).click();
}

/** Answers the open confirmation dialog. */
export async function answer(page: Page, name: string): Promise<void> {
  await page.getByRole('dialog').last().getByRole('button', { name, exact: true }).click();
}

export const isUpload = (request: Request): boolean =>
  Boolean(request.headers()['content-type']?.includes('multipart'));

/**
 * Delays some of a page's API requests to show the pending state. Returns the function that releases them.
 */
export async function hold(page: Page, isHeld: (request: Request) => boolean): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    if (isHeld(route.request())) await released;
    await route.continue();
  });
  return release;
}

export const card = (page: Page, title: string): Locator =>
  page.getByRole('article', { name: title, exact: true });

/** Returns the status of an anonymous request for this path, without following redirects. */
export async function statusOf(app: Site, path: string): Promise<number> {
  return (await fetch(`${app.url}${path}`, { redirect: 'manual' })).status;
}

/** Expects no findings of axe, overflow or broken words in controls, on a phone and on a desktop. */
export async function expectSound(page: Page): Promise<void> {
  const asFound = page.viewportSize() ?? desktop;
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size);
    expect(await overhang(page)).toBe(0);
    expect(await brokenWords(page)).toEqual([]);
  }
  await page.setViewportSize(asFound);
  expect(await violationsOn(page)).toEqual([]);
}

/**
 * Lets the page fetch its data again, as every ten seconds, until a part is visible. Needs
 * `page.clock.install()` before the page is opened.
 */
export async function refreshUntil(page: Page, part: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(10_000);
    await expect(part).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

/** Runs an action while the page's clock is paused: banners with a time limit stay until the clock runs. */
export async function atStandstill(page: Page, task: () => Promise<void>): Promise<void> {
  // A minute ahead, because the clock cannot be set back.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  await task();
  await page.clock.resume();
}
