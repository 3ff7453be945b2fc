import { randomUUID } from 'node:crypto';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { type PushService, startPushService } from '../../../graphql-api/test/push-service.ts';
import { expectSound, openAdmin, phone } from '../support/admin-page.ts';
import { expect, type Site, test } from '../support/fixtures.ts';
import { isServed, visitorsBrowser } from '../support/offline-visit.ts';

let pushService: PushService;
test.beforeEach(async () => {
  pushService = await startPushService();
});
test.afterEach(() => pushService.close());
test.use({ ...visitorsBrowser, serviceWorkers: 'allow', environment: { PRIVATE_NETWORKS: 'on' } });

/** Turns notifications on, and returns the region of the page. */
async function turnOn(app: Site, context: BrowserContext, page: Page): Promise<Locator> {
  await page.setViewportSize(phone);
  await context.grantPermissions(['notifications'], { origin: app.url });
  // Replaces the browser's push service, which is not reachable, by the stand-in.
  await page.addInitScript((subscription) => {
    const { endpoint, ...keys } = subscription;
    PushManager.prototype.subscribe = async () =>
      ({ toJSON: () => ({ endpoint, keys }) }) as unknown as PushSubscription;
    PushManager.prototype.getSubscription = async () => null;
  }, pushService.subscribe());
  await openAdmin(page, app, '/admin/account');
  await isServed(page);
  await page.getByRole('button', { name: 'Turn on for this device' }).click();
  const devices = page.getByRole('region', { name: 'Notifications' });
  await expect(devices.getByRole('switch', { name: /this device/ })).toBeChecked();
  return devices;
}

const send = (app: Site, email: string) =>
  app.graphql('mutation ($input: MessageInput!) { sendMessage(input: $input) { msg } }', {
    input: {
      submissionId: randomUUID(),
      name: 'Ann Lee',
      email,
      phoneNum: '9055550100',
      message: 'Two rooms, please.',
    },
  });

test('the owner turns notifications on, and gets one for a lead @full', async ({
  app,
  context,
  page,
  email,
}) => {
  await turnOn(app, context, page);
  await send(app, email);
  await expect.poll(() => pushService.messages).toHaveLength(1);
  expect(pushService.faults).toEqual([]);
  const [{ text = '' } = {}] = pushService.messages;
  expect(JSON.parse(text)).toEqual({ id: expect.any(String), form: 'Message', name: 'Ann', unread: 1 });
});

test('the owner turns notifications off and on, opens one, and ends them by signing out @nightly', async ({
  app,
  context,
  page,
  email,
}) => {
  const devices = await turnOn(app, context, page);
  const device = devices.getByRole('switch', { name: /this device/ });
  await device.click();
  await expect(device).not.toBeChecked();
  await device.click();
  await expect(device).toBeChecked();
  await expectSound(page);

  await send(app, email);
  await expect.poll(() => pushService.messages).toHaveLength(1);
  const [{ text = '' } = {}] = pushService.messages;

  // Delivers the message to the worker as the browser does.
  const tab = await context.newCDPSession(page);
  const { promise: registered, resolve } = Promise.withResolvers<string>();
  tab.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    const [registration] = registrations;
    if (registration) resolve(registration.registrationId);
  });
  await tab.send('ServiceWorker.enable');
  const registrationId = await registered;
  // A busy browser may lose a message. Notifications of the same lead replace each other.
  const deliver = async () => {
    await tab.send('ServiceWorker.deliverPushMessage', { origin: app.url, registrationId, data: text });
    return page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return (await registration.getNotifications()).map(({ title, body }) => ({ title, body }));
    });
  };
  await expect.poll(deliver).toEqual([{ title: 'Message', body: 'Ann' }]);

  const [worker] = context.serviceWorkers();
  const { id } = JSON.parse(text) as { id: string };
  const opened = page.waitForURL(`/admin/leads/${id}`);
  // A string, because the tests are not compiled with the types of workers.
  await worker?.evaluate(`(async () => {
  const [notification] = await registration.getNotifications();
  dispatchEvent(new NotificationEvent('notificationclick', { notification }));
})()`);
  await opened;

  await page.goto('/admin');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await send(app, email);
  await expect
    .poll(() =>
      app.mail.received.filter(({ replyTo = [] }) => replyTo.some(({ address }) => address === email)),
    )
    .toHaveLength(2);
  expect(pushService.messages).toHaveLength(1);
});

test('the owner who has blocked notifications reads why and what to do @nightly', async ({
  app,
  context,
  page,
}) => {
  await page.setViewportSize(phone);
  await page.addInitScript(() => {
    Notification.requestPermission = async () => 'denied';
  });
  await context.grantPermissions([], { origin: app.url });
  await openAdmin(page, app, '/admin/account');
  const notifications = page.getByRole('region', { name: 'Notifications' });
  await notifications.getByRole('button', { name: 'Turn on for this device' }).click();
  await expect(notifications.getByRole('alert')).toContainText('allow notifications, and try again');
  await expectSound(page);
});
