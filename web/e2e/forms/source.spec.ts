import type { Page } from '@playwright/test';
import { openAdmin, phone } from '../support/admin-page.ts';
import { openHydrated } from '../support/hydration.ts';
import { isEmpty, openOutbox, sendMessage } from '../support/outbox.ts';
import { expect, test } from '../support/worker-site.ts';

const referrer = 'https://realtors.example/milton';

const cookiesAndVisit = (page: Page) =>
  page.evaluate(() => [document.cookie, sessionStorage['visit'] as string] as const);

const journey =
  'the first page of the visit and its campaign come with a form that was sent without a connection';
for (const [name, viewport] of [
  [journey, { width: 1440, height: 900 }],
  [`${journey}, on a phone @nightly`, phone],
] as const)
  test(name, async ({ app, context, page, email }) => {
    await page.setViewportSize(viewport);
    await page.goto('/staging?utm_source=flyer&utm_campaign=spring', { referer: referrer });
    // A second page, which the server renders too.
    await openHydrated(page, '/contact');
    await context.setOffline(true);
    await sendMessage(page, email);
    await expect(page.getByText('kept on this device and will be sent')).toBeVisible();
    const [cookies, visit] = await cookiesAndVisit(page);
    expect(cookies).toBe('');
    expect(visit).toContain('/staging?utm_source=flyer');

    await context.setOffline(false);
    await openOutbox(page);
    await isEmpty(page);
    await openAdmin(page, app, `/admin/leads#search=${encodeURIComponent(email)}`);
    const found = page.getByRole('link', { name: 'Ann Lee' });
    // The list shows other leads until the search ends.
    await expect(found).toHaveCount(1);
    await found.click();
    const lead = page.getByRole('article').filter({ hasText: email });
    await expect(lead).toContainText('First page visitedStaging');
    await expect(lead).toContainText('Came fromrealtors.example');
    await expect(lead).toContainText('Campaignflyer · spring');
  });
