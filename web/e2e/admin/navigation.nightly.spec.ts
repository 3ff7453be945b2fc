import { desktop, expectSound, mark, openAdmin, phone, press } from '../support/admin-page.ts';
import { expect, test } from '../support/edited-site.ts';
import { sendMessage } from '../support/inbox-page.ts';

test('the navigation has four groups on a phone, and says how many leads are unread', async ({
  app,
  page,
  email,
}) => {
  await sendMessage(app, `Ann ${mark()}`, { email });
  await page.setViewportSize(phone);
  await openAdmin(page, app, '/admin');
  const navigation = page.getByRole('navigation', { name: 'Admin' });
  await expect(navigation.getByRole('link', { name: /^Leads \d+\+? unread$/ })).toBeVisible();
  await expect(page.getByRole('main').getByRole('navigation', { name: 'Admin' })).toHaveCount(0);
  expect((await navigation.boundingBox())?.height).toBeLessThanOrEqual(72);
  for (const [group, label, heading] of [
    ['Content', 'Categories', 'Categories'],
    ['Settings', 'Data requests', 'Data requests'],
  ] as const) {
    await navigation.getByRole('button', { name: group }).click();
    await expectSound(page);
    await navigation.getByRole('link', { name: label }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(navigation.getByRole('link', { name: label })).toBeHidden();
  }
  await page.setViewportSize({ width: 844, height: 390 });
  await navigation.getByRole('button', { name: 'Content' }).click();
  await navigation.getByRole('link', { name: 'Pages', exact: true }).click();
  await page.getByRole('button', { name: 'Search' }).click();
  const close = page.getByRole('dialog', { name: 'Search' }).getByRole('button', { name: 'Close' });
  await expectSound(page);
  await close.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // A wide screen shows all of them; the specification names two headings.
  await page.setViewportSize(desktop);
  const specified: Partial<Record<string, string>> = {
    Blog: 'Blogs Listing',
    'Location pages': 'Location Pages',
  };
  for (const label of [
    'Pages',
    'Blog',
    'Categories',
    'Portfolio',
    'Location pages',
    'Reply templates',
    'Newsletters',
  ].concat([
    'Shared texts',
    'Media library',
    'Business details',
    'Account',
    'Data requests',
    'Import',
    'Today',
  ])) {
    await navigation.getByRole('link', { name: label, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(specified[label] ?? label);
    // The details open their editor.
    if (label === 'Business details') await press(page, 'Close');
  }

  // On a low one they scroll, below the search.
  await page.setViewportSize({ width: 1024, height: 640 });
  const search = await page.getByRole('button', { name: 'Search' }).boundingBox();
  expect((await navigation.boundingBox())?.x).toBe(search?.x);
  await navigation.getByRole('link', { name: 'Import' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Import');
});
