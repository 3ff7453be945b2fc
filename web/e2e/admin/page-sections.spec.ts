import {
  answer,
  control,
  dialog,
  expectSound,
  openAdmin,
  openEditor,
  phone,
  press,
  preview,
  publish,
  sizes,
  statusOf,
} from '../support/admin-page.ts';
import { expect, test } from '../support/fixtures.ts';
import { htmlOf } from '../support/served-page.ts';

for (const size of sizes) {
  const full = size === phone ? '' : ' @full';

  test(`at ${size.width} px the owner adds, moves, hides and removes sections of a page${full}`, async ({
    app,
    page,
  }) => {
    await page.setViewportSize(size);
    await openAdmin(page, app, '/admin/pages');
    await openEditor(page, 'About');
    await control(page, 'blocks.kind').selectOption({ label: 'Questions' });
    await press(page, 'Add section');
    await press(page, 'Move up Questions');
    await expect(dialog(page).getByRole('button', { name: 'Move up Questions', exact: true })).toBeFocused();
    await press(page, 'Hide Team');
    await press(page, 'Remove Text: How it began');
    await expect(dialog(page).getByRole('button', { name: /^Hide (Hero|Form)/ })).toHaveCount(0);
    // An incomplete section is not published, and its first field gets the focus.
    await press(page, 'Publish');
    const heading = dialog(page).locator('[name^="b"][name$=".heading"]');
    await expect(heading).toBeFocused();
    await heading.fill('What people ask');
    await dialog(page).locator('[name$=".items[0].title"]').fill('Do you travel?');
    await dialog(page).locator('[name$=".items[0].content"]').fill('Across the GTA.');
    await expect(preview(page).getByText('Do you travel?')).toBeAttached();
    await expectSound(page);
    await publish(page, 'About');

    const html = await htmlOf(`${app.url}/about`);
    expect(html).not.toContain('Founder and lead stager');
    expect(html).not.toContain('How it began');
    expect(html.indexOf('Do you travel?')).toBeLessThan(html.indexOf('Tell us about your rooms'));
    await page.goto('/about');
    await page.getByText('Do you travel?').click();
    await expect(page.getByText('Across the GTA.', { exact: true })).toBeVisible();
    await expectSound(page);
  });

  test(`at ${size.width} px the owner adds a page, renames it and takes it offline${full}`, async ({
    app,
    page,
  }) => {
    await page.setViewportSize(size);
    await openAdmin(page, app, '/admin/pages');
    await page.getByRole('button', { name: 'New page' }).click();
    await control(page, 'label').fill('Open houses & Cafés');
    await expect(control(page, 'path')).toHaveValue('/open-houses-cafes');
    await control(page, 'label').fill('Open houses');
    await expect(control(page, 'path')).toHaveValue('/open-houses');
    await control(page, 'path').fill('/staging');
    await control(page, 'label').fill('Open house');
    await expect(control(page, 'path')).toHaveValue('/staging');
    await control(page, 'label').fill('Open houses');
    await press(page, 'Add page');
    await expect(dialog(page).getByText('The site uses /staging itself. Choose another path.')).toBeVisible();
    await control(page, 'path').fill('/open-houses');
    await control(page, 'place').selectOption({ label: 'Staging (/staging)' });
    await expectSound(page);
    await press(page, 'Add page');
    await expect(dialog(page).getByRole('heading', { name: 'Edit Open houses' })).toBeVisible();
    await press(page, 'Close');
    await expect(page.getByText('/open-houses, not published')).toBeVisible();
    await openEditor(page, 'Open houses');
    await press(page, 'Publish');
    const description = control(page, 'seo.description');
    await expect(description).toBeFocused();
    await expect(description).toBeInViewport();
    await description.fill('The open houses of the studio in Milton this spring.');
    await control(page, 'hero.paragraph').fill('Come and see a staged house.');
    await control(page, 'blocks.kind').selectOption({ label: 'Testimonials' });
    await press(page, 'Add section');
    await press(page, 'Publish');
    await expect(page.getByText('The texts of Open houses are published.')).toBeVisible();
    await page.getByRole('button', { name: 'Publish Open houses' }).click();
    await expect(page.getByText('/open-houses, published')).toBeVisible();
    await expectSound(page);

    await page.goto('/');
    // The menu of a phone is closed.
    await expect(page.locator('nav a[href="/open-houses"]')).toHaveCount(1);
    expect(await htmlOf(`${app.url}/sitemap.xml`)).toContain('/open-houses</loc>');
    await page.goto('/open-houses');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Open houses');
    await expect(page.getByRole('heading', { name: 'What clients say' })).toBeVisible();
    await expectSound(page);

    await page.goto('/admin/pages');
    await page.getByRole('button', { name: 'Settings Open houses' }).click();
    await control(page, 'path').fill('/events');
    await dialog(page).getByLabel('Search engines may list it').uncheck();
    await press(page, 'Save');
    await expect(page.getByText('/events, published, not for search engines')).toBeVisible();
    await page.goto('/open-houses');
    await expect(page).toHaveURL(/\/events$/);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    expect(await statusOf(app, '/open-houses')).toBe(301);

    await page.goto('/admin/pages');
    await page.getByRole('button', { name: 'Unpublish Open houses' }).click();
    await expect(page.getByText('/events, not published')).toBeVisible();
    expect(await statusOf(app, '/events')).toBe(404);
    expect(await statusOf(app, '/open-houses')).toBe(404);

    await page.getByRole('button', { name: 'Publish Open houses' }).click();
    await expect(page.getByText('/events, published')).toBeVisible();
    await page.getByRole('button', { name: 'Delete Open houses' }).click();
    await expectSound(page);
    await answer(page, 'Delete');
    await expect(page.getByRole('status').filter({ hasText: 'Open houses deleted.' })).toBeVisible();
    await expect(page.getByText('/events')).toHaveCount(0);
    expect(await statusOf(app, '/events')).toBe(404);
    expect(await htmlOf(`${app.url}/`)).not.toContain('/events');

    await page.goto('/admin/account');
    const activity = page.getByRole('region', { name: 'Activity' });
    for (const action of ['Deleted', 'Took back from the site', 'Published'])
      await expect(activity.getByText(`${action}: Open houses (page)`).first()).toBeVisible();
    await expectSound(page);
  });
}
