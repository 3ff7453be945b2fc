import type { Browser } from '@playwright/test';
import { isServed, visitorsBrowser } from '../support/offline-visit.ts';
import { entry, isEmpty, openOutbox, sendMessage, sendMessageOffline } from '../support/outbox.ts';
import { isMutation, type NetworkFault } from '../support/proxy.ts';
import { leadsOf } from '../support/quote-form.ts';
import { expect, test } from '../support/worker-site.ts';

test.use(visitorsBrowser);

test('a submission is sent after the site is closed, and a notification appears @full', async ({
  app,
  context,
  email,
  page,
  line,
}) => {
  // `grantPermissions` revokes all other permissions.
  const allow = (...more: string[]) =>
    context.grantPermissions(['background-sync', ...more], { origin: line.url });
  await allow();
  await page.goto('/');
  await isServed(page);
  await page.goto('/outbox');
  await sendMessageOffline(context, page, email);
  const offer = page.getByRole('button', { name: 'Tell me when it’s sent' });
  await test.step('a visitor who denied notifications is not asked', async () => {
    await expect(offer).toBeHidden();
    await openOutbox(page);
    await expect(entry(page, email)).toBeVisible();
    await expect(offer).toBeHidden();
  });
  await test.step('a tap asks for the permission', async () => {
    await context.clearPermissions();
    await page.goto('/outbox');
    await expect(offer).toBeVisible();
    await allow('notifications');
    await offer.click();
    await expect(page.getByText('We’ll tell you on this device when it’s sent.')).toBeVisible();
    await expect(offer).toBeHidden();
  });
  await page.goto('about:blank');
  await context.setOffline(false);
  await expect.poll(() => leadsOf(app, email)).toHaveLength(1);
  await page.goto('/outbox');
  const notices = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return (await registration?.getNotifications())?.map(({ title, body }) => `${title}: ${body}`);
    });
  await expect.poll(notices).toEqual([`Message sent: We have received the form you sent as ${email}.`]);
});

test('a worker that is killed while sending loses and duplicates nothing @full', async ({
  app,
  browser,
  context,
  email,
  page,
  line,
}) => {
  await page.goto('/');
  await isServed(page);
  await page.goto('/contact');
  await context.setOffline(true);
  const senders = [`a-${email}`, `b-${email}`, `c-${email}`];
  const [first, , last] = senders;
  for (const sender of senders) {
    await sendMessage(page, sender);
    await page.getByRole('button', { name: 'Send another message' }).click();
  }
  await page.close();
  const met = new Set<string>();
  const isKilled = new Promise<void>((resolve, reject) => {
    line.decide(async (passing): Promise<NetworkFault> => {
      const sender = isMutation(passing) && senders.find((it) => passing.body.includes(it));
      if (!sender || met.has(sender)) return 'pass';
      met.add(sender);
      // The response to the first submission is lost. The test kills the worker during the second one.
      if (sender === first) return 'unanswered';
      if (sender === last) return 'pass';
      await killWorkers(browser).then(resolve, reject);
      return 'lost';
    });
  });
  await context.setOffline(false);
  await isKilled;
  const later = await context.newPage();
  await later.goto('/outbox');
  await isEmpty(later);
  for (const sender of senders) expect(await leadsOf(app, sender)).toHaveLength(1);
});

/** Kills all renderer processes, as a device does when memory is low, and waits until the browser notices. */
async function killWorkers(browser: Browser): Promise<void> {
  const devtools = await browser.newBrowserCDPSession();
  const renderers = async () => {
    const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
    return processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
  };
  const killed = await renderers();
  expect(killed).not.toEqual([]);
  for (const id of killed) process.kill(id, 'SIGKILL');
  await expect.poll(async () => (await renderers()).filter((id) => killed.includes(id))).toEqual([]);
  await devtools.detach();
}
