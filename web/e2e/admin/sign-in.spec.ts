import type { Page } from '@playwright/test';
import { admin } from '../../../graphql-api/test/admin.ts';
import {
  answer,
  control,
  desktop,
  dialog,
  expectSound,
  hold,
  laptop,
  mark,
  openAdmin,
  phone,
  press,
  when,
} from '../support/admin-page.ts';
import { test as testEdited } from '../support/edited-site.ts';
import { expectHydrated, holdProgram, openHydrated } from '../support/hydration.ts';
import { expect, test } from '../support/shared-site.ts';

const paths = ['', '/blogs', '/location-pages', '/leads', '/portfolio', '/erasures'].map(
  (it) => `/admin${it}`,
);

for (const size of [phone, laptop])
  test(`an unknown address keeps the menu for an admin only, at ${size.width} px${when(size)}`, async ({
    app,
    page,
  }) => {
    await page.setViewportSize(size);
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
    expect((await page.goto('/admin/nope'))?.status()).toBe(404);
    await expectHydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We can’t find that page');
    expect(scripts.filter((path) => path.includes('frame'))).toEqual([]);

    await openAdmin(page, app, '/admin/nope');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    await expect(page.getByRole('navigation', { name: 'Admin' })).toBeVisible();
    await expectSound(page);
    await page.getByRole('link', { name: 'Go to Today' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Today');
  });

/** Signs in as the owner does. */
async function signIn(page: Page): Promise<void> {
  await page.goto('/login');
  await page.locator('[name="email"]').fill(admin.email);
  await page.locator('[name="password"]').fill(admin.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/admin');
}

test('an anonymous visitor is redirected to the sign-in, which shows its errors', async ({ app, page }) => {
  await page.setViewportSize(phone);
  for (const path of paths) {
    const response = await fetch(`${app.url}${path}`);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<meta name="robots" content="noindex"');
    await page.goto(path);
    await expect(page).toHaveURL('/login');
  }
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.locator('[name="email"]')).toBeFocused();
  await page.locator('[name="email"]').fill(admin.email);
  const password = page.locator('[name="password"]');
  await password.fill('not-the-password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(password).toHaveAttribute('type', 'password');
  await password.press('Enter');
  await expect(page.getByRole('alert')).not.toBeEmpty();
  await expect(password).toBeFocused();
  await expect(page).toHaveURL('/login');
});

test('other users, and visitors who claim to be admins, are redirected to the sign-in @full', async ({
  page,
}) => {
  for (const isAdmin of [false, true]) {
    await page.goto('/privacy');
    await page.evaluate(
      (user) => localStorage.setItem('userInfo', user),
      JSON.stringify({ email: 'reader@example.com', isAdmin, token: 'made-up' }),
    );
    await page.goto('/admin/leads');
    await expect(page).toHaveURL('/login');
  }
});

test('the session is stored on this device and ended on the server', async ({ app, page }) => {
  await signIn(page);
  const stored = await page.evaluate(() => localStorage.getItem('userInfo'));
  const { token, isAdmin } = JSON.parse(stored ?? '{}') as { token: string; isAdmin: boolean };
  expect(isAdmin).toBe(true);
  await page.goto('/login');
  await expect(page).toHaveURL('/admin');
  await expect(page.getByText(admin.email)).toBeVisible();
  await page.goto('/admin/blogs');
  await page.getByRole('button', { name: 'Upload New Blog' }).click();
  await control(page, 'title').fill('An unsaved article');
  await expect(dialog(page).getByText(/^Draft saved/)).toBeVisible();
  await page.goto('/admin');
  // Represents data on the device such as the outbox: the server clears only caches.
  await page.evaluate(() => localStorage.setItem('waiting', 'yes'));
  // In the window, also if the navigation is higher.
  await page.setViewportSize(laptop);
  await expect(page.getByRole('button', { name: 'Logout' })).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  // Reloads the page, so that it contains no data of the owner.
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('userInfo')).catch(() => 'loading'))
    .toBeNull();
  expect(await page.evaluate(() => localStorage.getItem('waiting'))).toBe('yes');
  expect(await app.graphql<{ me: unknown }>('{ me { email } }', {}, token)).toEqual({ me: null });
});

test('presses before hydration count in the admin area too @nightly', async ({ app, page }) => {
  await page.setViewportSize(phone);
  await openAdmin(page, app, '/admin/leads');
  const release = await holdProgram(page);
  await page.reload();
  await page.getByRole('button', { name: 'Settings' }).click();
  release();
  await expect(page.getByRole('link', { name: 'Data requests' })).toBeVisible();

  await page.setViewportSize(desktop);
  const releaseAgain = await holdProgram(page);
  await page.reload();
  await page.getByRole('button', { name: 'Logout' }).click();
  releaseAgain();
  await expect(page).toHaveURL('/login');
});

test('a logout does not wait for a server that does not answer @nightly', async ({ app, page }) => {
  await openAdmin(page, app, '/admin');
  await hold(page, (request) => request.postData()?.includes('Logout') === true);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
});

test('a session that the server has ended leads back to the sign-in @full', async ({ app, page }) => {
  await signIn(page);
  const token = await page.evaluate(
    () => JSON.parse(localStorage.getItem('userInfo') ?? '{}').token as string,
  );
  await app.graphql('mutation { logout }', {}, token);
  // Loads the page by its URL: the open page may send a request and redirect first.
  await page.goto('/admin/blogs');
  await expect(page).toHaveURL('/login');
});

testEdited('a session that ends while somebody types takes nothing with it @full', async ({ app, page }) => {
  const own = mark();
  const token = await openAdmin(page, app, '/admin/location-pages');
  await page.getByRole('button', { name: 'Add New Location Page' }).click();
  await control(page, 'slug_url').fill(`Staging Acton ${own}`);
  await control(page, 'main_heading').fill(`Staging in Acton ${own}`);
  await app.graphql('mutation { logout }', {}, token);
  // Not a click: the draft, which is saved meanwhile, may have opened the question already.
  await dialog(page).getByRole('button', { name: 'Publish', exact: true }).dispatchEvent('click');
  const again = page.getByRole('dialog', { name: 'Your session has ended' });
  await expect(again.locator('[name="password"]')).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(again.locator('[name="email"]')).toHaveValue(admin.email);
  await expectSound(page);
  await again.locator('[name="password"]').fill(admin.password);
  await again.getByRole('button', { name: 'Sign In' }).click();
  await expect(again).toBeHidden();
  await expect(control(page, 'main_heading')).toHaveValue(`Staging in Acton ${own}`);
  await press(page, 'Publish');
  await expect(page.getByRole('article', { name: `Staging in Acton ${own}` })).toBeVisible();

  // The session ends in another tab, and the admin does not sign in again.
  await page.getByRole('button', { name: 'Edit Location' }).first().click();
  // The draft is not saved before the session ends.
  await hold(page, () => true);
  await control(page, 'main_heading').fill('Given up');
  const other = await page.context().newPage();
  await other.goto('/');
  await other.evaluate(() => localStorage.removeItem('userInfo'));
  await answer(page, 'Leave without saving');
  await expect(page).toHaveURL('/login');
  await expect(dialog(page)).toHaveCount(0);
});

test('the offline line is below the header, in the admin area as on the site @nightly', async ({
  app,
  context,
  page,
}) => {
  // The header of the admin area is at the side of a wide window.
  await page.setViewportSize(phone);
  await openAdmin(page, app, '/');
  for (const path of ['/contact', '/admin']) {
    await openHydrated(page, path);
    await context.setOffline(true);
    const line = page.getByText('You’re offline.');
    await expect(line).toBeVisible();
    const gap = await line.evaluate((text) => {
      const header = document.querySelector('header');
      return text.getBoundingClientRect().top - (header?.getBoundingClientRect().bottom ?? 0);
    });
    expect(Math.abs(gap), path).toBeLessThanOrEqual(1);
    await context.setOffline(false);
  }
});
