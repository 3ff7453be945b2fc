import { isSameDocument, mark, openHydrated } from '../support/hydration.ts';
import { expect, test } from '../support/shared-site.ts';

test('paging, opening and leaving articles does not reload the document', async ({ page }) => {
  const main = page.getByRole('main');
  const heading = page.getByRole('heading', { level: 1 });
  await openHydrated(page, '/blog');
  await mark(page);
  await expect(main.getByRole('heading', { name: 'MOST POPULAR BLOG' })).toBeVisible();
  const featured = main.getByRole('region', { name: 'MOST POPULAR BLOG' });
  const latest = main.getByRole('complementary', { name: 'Latest articles' });
  await expect(latest.getByRole('link')).toHaveCount(3);
  const titles = await latest.getByRole('link').allInnerTexts();
  const next = main.getByRole('link', { name: 'NEXT' });
  await next.click();
  await expect(main.getByText('Page 2 of 3')).toBeVisible();
  await expect(latest.getByRole('link')).toHaveText(titles);
  await expect(latest.getByText(/\d{4}/)).toHaveCount(3);
  await expect(featured).toHaveCount(0);
  await expect(main.getByRole('article')).toHaveCount(6);
  await expect(main.getByRole('article').first()).toBeInViewport();
  await expect(main.getByRole('link', { name: 'PREVIOUS' })).toHaveAttribute('href', '/blog');
  await next.click();
  await expect(main.getByText('Page 3 of 3')).toBeVisible();
  await expect(next).toHaveCount(0);
  expect(await page.evaluate(() => scrollY)).toBe(0);

  const card = main.getByRole('article').first();
  const title = await card.getByRole('heading').innerText();
  await card.click();
  await expect(heading).toHaveText(title);
  await expect(heading).toBeFocused();
  await expect(main.getByRole('article')).toHaveCount(2);
  await main.getByRole('link', { name: 'All articles' }).click();
  await expect(heading).toHaveText('Notes from the studio');

  await page.getByRole('banner').getByRole('link').first().click();
  await expect(main.getByRole('link', { name: 'OUR BLOGS' })).toHaveAttribute('href', '/blog');
  await expect(main.getByRole('link', { name: 'Read Article' })).toHaveCount(4);
  expect(await isSameDocument(page)).toBe(true);
});

test('the client sends the text of a query once to a server that does not know its hash @full', async ({
  page,
}) => {
  await openHydrated(page, '/privacy');
  // Replaces the hash of each query by one that no server knows.
  await page.route('**/graphql?*', (route) => {
    const url = new URL(route.request().url());
    const persistedQuery = { version: 1, sha256Hash: 'f'.repeat(64) };
    url.searchParams.set('extensions', JSON.stringify({ persistedQuery }));
    return route.continue({ url: url.href });
  });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/graphql'))
      sent.push((request.postDataJSON() as { operationName: string }).operationName);
  });
  const main = page.getByRole('main');
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(main.getByRole('link', { name: 'Read Article' })).toHaveCount(4);
  await main.getByRole('link', { name: 'OUR BLOGS' }).click();
  await expect(main.getByText('Page 1 of 3')).toBeVisible();
  expect(sent.toSorted()).toEqual(['Blog', 'BlogTeaser']);
});

test('the teaser links to the blog when its articles cannot be loaded', async ({ page }) => {
  await openHydrated(page, '/privacy');
  await page.route('**/graphql?*', (route) => route.abort());
  await page.getByRole('banner').getByRole('link').first().click();
  const main = page.getByRole('main');
  await expect(main.getByText('We couldn’t load the articles.')).toBeVisible();
  await expect(main.getByRole('link', { name: 'OUR BLOGS' })).toBeVisible();
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('the blog can be read to its last page @full', async ({ page }) => {
    await page.goto('/blog');
    await page.getByRole('link', { name: 'NEXT' }).click();
    await page.getByRole('link', { name: 'NEXT' }).click();
    await expect(page).toHaveURL('/blog?page=3');
    await page.getByRole('article').first().getByRole('link', { name: 'Read Article' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('the questions on the contact page open', async ({ page }) => {
    await page.goto('/contact');
    const question = page.getByText('How long does the furniture stay?');
    const answer = page.getByText('The rental runs for 30 days.');
    await expect(answer).toBeHidden();
    await question.click();
    await expect(answer).toBeVisible();
    await expect(page.getByRole('main').locator('details')).toHaveCount(4);
  });
});
