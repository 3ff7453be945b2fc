import type { Locator, Page } from '@playwright/test';
import {
  control,
  dialog,
  expectSound,
  openAdmin,
  openEditor,
  phone,
  publish,
} from '../support/admin-page.ts';
import { expect, test } from '../support/fixtures.ts';

/** Presses a button of a list in the open form, such as 'Remove Profiles 2'. */
async function pressInList(page: Page, name: string): Promise<void> {
  await dialog(page).getByRole('button', { name, exact: true }).click();
}

const mainNavigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/** Opens the menu of a phone and returns its links. */
async function openNavigation(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  return mainNavigation(page).getByRole('link');
}

test.beforeEach(async ({ app, page }) => {
  await openAdmin(page, app, '/admin/pages');
});

test('the navigation and the footer get, move and lose an entry on every page', async ({ page }) => {
  await page.setViewportSize(phone);
  await openEditor(page, 'Navigation and footer');
  await pressInList(page, 'Add to Bar at the top');
  await control(page, 'bar[8].link.label').fill('For builders');
  await control(page, 'bar[8].link.to').selectOption('/staging-builders');
  for (const place of [9, 8]) await pressInList(page, `Move up Bar at the top ${place}`);
  await pressInList(page, 'Remove Bar at the top 6');
  await pressInList(page, 'Add to Small links');
  await control(page, 'footer.smallLinks[2].label').fill('Our guide');
  await control(page, 'footer.smallLinks[2].to').selectOption({
    label: 'Another site, an email address or a phone number',
  });
  await control(page, 'footer.smallLinks[2].to').fill('https://example.com/guide');
  await pressInList(page, 'Move up Small links 3');
  await expectSound(page);
  await publish(page, 'Navigation and footer');

  const labels = 'About,Design,Staging,Decorating,Portfolio,For builders,Partnerships,Request a quote';
  const shown = [...labels.split(','), 'GET IN TOUCH', /905/];
  for (const path of ['/', '/privacy', '/location/home-staging-milton']) {
    await page.goto(path);
    await expect((await openNavigation(page)).filter({ visible: true })).toHaveText(shown);
  }
  await mainNavigation(page).getByRole('link', { name: 'For builders' }).click();
  await expect(page).toHaveURL('/staging-builders');
  const smallLinks = page
    .getByRole('contentinfo')
    .getByRole('link')
    .filter({ hasText: /^(Privacy|Our guide|Credits)$/ });
  await expect(smallLinks).toHaveText(['Privacy', 'Our guide', 'Credits']);
  await expectSound(page);
});

test('a testimonial is added, moved and removed on the home page and on the page that quotes it', async ({
  page,
}) => {
  await openEditor(page, 'Testimonials');
  await pressInList(page, 'Add to Testimonials');
  await control(page, 'items[14].clientName').fill('Anna Example');
  await control(page, 'items[14].rank').fill('Realtor');
  await control(page, 'items[14].clientReview').fill('They were on time, twice.');
  await control(page, 'items[14].quotedOn').selectOption('/virtual-staging');
  await pressInList(page, 'Move up Testimonials 15');
  for (const place of [12, 1]) await pressInList(page, `Remove Testimonials ${place}`);
  await expectSound(page);
  await publish(page, 'Testimonials');

  await page.goto('/');
  const words = page.getByRole('region', { name: 'What clients say' });
  await expect(words.getByText('1 / 13')).toBeAttached();
  await expect(words.getByText('Sample client 1', { exact: true })).toHaveCount(0);
  const figures = words.locator('figure');
  await expect(figures.filter({ hasText: 'Anna Example' })).toContainText('They were on time, twice.');
  await expect(figures.nth(11)).toContainText('Anna Example');
  await expectSound(page);
  await page.goto('/virtual-staging');
  await expect(page.getByText('They were on time, twice.')).toBeVisible();
});

test('a profile of the team is added, moved and removed', async ({ page }) => {
  await openEditor(page, 'Team');
  await pressInList(page, 'Add to Profiles');
  await control(page, 'profiles[5].role').fill('Anna Example, stager');
  await control(page, 'profiles[5].initials').fill('AE');
  await control(page, 'profiles[5].text').fill('Moves every sofa twice.');
  await pressInList(page, 'Move up Profiles 6');
  await pressInList(page, 'Remove Profiles 1');
  await expectSound(page);
  await publish(page, 'Team');

  await page.goto('/about');
  await expect(page.getByRole('region', { name: 'The team' }).getByRole('heading', { level: 3 })).toHaveText([
    'Interior designer',
    'Decorator and buyer',
    'Professional organizer',
    'Anna Example, stager',
    'Project manager',
  ]);
  await expectSound(page);
});
