import type { Locator, Page } from '@playwright/test';
import { admin } from '../../graphql-api/test/admin.ts';
import { expect, type Site, test } from './fixtures.ts';

test.use({ serviceWorkers: 'block' });

const sizes = [
  { name: 'phone', viewport: { width: 390, height: 844 } },
  { name: 'desktop', viewport: { width: 1440, height: 900 } },
];

/** Signs in as the owner does. */
async function signIn(page: Page): Promise<void> {
  await page.goto('/login');
  await page.locator('[name="email"]').fill(admin.email);
  await page.locator('[name="password"]').fill(admin.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/admin');
}

/** The status that a stranger gets at this path. */
async function statusOf(app: Site, path: string): Promise<number> {
  return (await fetch(`${app.url}${path}`)).status;
}

const popup = (page: Page): Locator => page.getByRole('dialog').first();
const card = (page: Page, title: string): Locator => page.getByRole('article', { name: title, exact: true });

async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
}

test('a stranger is led to the sign-in, and its errors are told', async ({ app, page }) => {
  for (const path of ['', '/blogs', '/location-pages', '/leads', '/portfolio'].map((it) => `/admin${it}`)) {
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
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('alert')).not.toBeEmpty();
  await expect(page).toHaveURL('/login');
});

test('the session is kept on this device and ended on the server', async ({ app, page }) => {
  await signIn(page);
  const stored = await page.evaluate(() => localStorage.getItem('userInfo'));
  const { token, isAdmin } = JSON.parse(stored ?? '{}') as { token: string; isAdmin: boolean };
  expect(isAdmin).toBe(true);
  await page.goto('/login');
  await expect(page).toHaveURL('/admin');
  await expect(page.getByText(admin.email)).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => localStorage.getItem('userInfo'))).toBeNull();
  expect(await app.graphql<{ me: unknown }>('{ me { email } }', {}, token)).toEqual({ me: null });
});

test('a session that the server has ended leads back to the sign-in', async ({ app, page }) => {
  await signIn(page);
  const token = await page.evaluate(
    () => JSON.parse(localStorage.getItem('userInfo') ?? '{}').token as string,
  );
  await app.graphql('mutation { logout }', {}, token);
  await page.getByRole('link', { name: 'Blogs', exact: true }).click();
  await expect(page).toHaveURL('/login');
});

for (const { name, viewport } of sizes) {
  test.describe(`at the size of a ${name}`, () => {
    test.use({ viewport });

    test('a location page is written, changed, deleted and brought back', async ({ app, page }) => {
      await signIn(page);
      await page.goto('/admin/location-pages');
      await page.getByRole('button', { name: 'Add New Location Page' }).click();
      await popup(page).getByRole('button', { name: 'Save', exact: true }).click();
      await expect(popup(page).locator('[name="slug_url"]')).toBeFocused();
      await popup(page).locator('[name="slug_url"]').fill('Staging Acton');
      await popup(page).locator('[name="main_heading"]').fill('Staging in Acton');
      await popup(page).locator('[name="heading_4"]').fill('Last part');
      await popup(page).locator('[name="paragraph_4"]').fill('Its words.');
      await popup(page).getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByRole('status').filter({ hasText: 'created' })).toBeVisible();
      await expect(card(page, 'Staging in Acton')).toContainText('Staging Acton');
      await expectNoSidewaysScrolling(page);
      expect(await (await fetch(`${app.url}/location/staging-acton`)).text()).toContain('Its words.');

      await card(page, 'Staging in Acton').getByRole('button', { name: 'Edit Location' }).click();
      await popup(page).locator('[name="main_heading"]').fill('Staging around Acton');
      await popup(page).getByRole('button', { name: 'Save', exact: true }).click();
      await card(page, 'Staging around Acton').getByRole('button', { name: 'Delete Location' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
      await expect(card(page, 'Staging around Acton')).toBeHidden();
      expect(await statusOf(app, '/location/staging-acton')).toBe(404);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(card(page, 'Staging around Acton')).toBeVisible();
    });
  });
}

test('the second of two editors is told, and nothing is overwritten', async ({ app, page }) => {
  await signIn(page);
  await page.goto('/admin/blogs');
  await page.getByRole('button', { name: 'Edit Blog' }).first().click();
  const slug = await popup(page).locator('[name="slug_url"]').inputValue();
  const token = await app.signIn();
  const { blog } = await app.graphql<{ blog: { blog_id: number; category: number } }>(
    'query ($slug: String!) { blog(slug: $slug) { blog_id category } }',
    { slug },
  );
  const input = { title: 'By somebody else', slug_url: slug, category: blog.category };
  await app.graphql(
    'mutation ($id: Int!, $input: BlogInput!) { updateBlog(id: $id, input: $input) { blog_id } }',
    { id: blog.blog_id, input },
    token,
  );
  await popup(page).locator('[name="title"]').fill('By me');
  await popup(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(popup(page).getByText('Nothing was overwritten, and what you typed')).toBeVisible();
  await popup(page).getByRole('button', { name: 'Open their version' }).click();
  await expect(popup(page).locator('[name="title"]')).toHaveValue('By somebody else');
});
