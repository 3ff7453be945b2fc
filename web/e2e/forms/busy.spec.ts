import { violationsOn } from '../support/accessibility.ts';
import { openHydrated } from '../support/hydration.ts';
import { sendMessage } from '../support/outbox.ts';
import { submitButton } from '../support/quote-form.ts';
import { expect, test } from '../support/shared-site.ts';

for (const colorScheme of ['light', 'dark'] as const)
  test(`the button of a form that is being sent is legible in the ${colorScheme} scheme`, async ({
    page,
    email,
  }) => {
    await page.emulateMedia({ colorScheme });
    const { promise: isSeen, resolve: release } = Promise.withResolvers<void>();
    await openHydrated(page, '/contact');
    await page.route('**/graphql', async (route) => {
      await isSeen;
      await route.continue();
    });
    await sendMessage(page, email);
    await expect(submitButton(page)).toHaveAttribute('aria-busy', 'true');
    expect(await violationsOn(page, 'colours')).toEqual([]);
    release();
    await expect(page).toHaveURL('/thank-you');
  });
