/// <reference lib="webworker" />

import { type LeadNotification, notificationBody } from '../../../../rules/wire/lead-notification.ts';

/** Shows a notification for each new lead. */
export function showLeads(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener('push', (event) => {
    if (!event.data) return;
    const notification = event.data.json() as LeadNotification;
    const { id, form, unread } = notification;
    const body = notificationBody(notification);
    const options = { body, tag: id, icon: '/icons/icon-192.png', data: { path: `/admin/leads/${id}` } };
    event.waitUntil(worker.registration.showNotification(form, options));
    if (unread !== undefined) void navigator.setAppBadge?.(unread).catch(() => undefined);
  });
}

/** Opens a tapped notification's page. Those about submissions name none: their page is the outbox. */
export function openNotified(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener('notificationclick', (event) => {
    const { path = '/outbox' } = (event.notification.data ?? {}) as { path?: string };
    event.notification.close();
    event.waitUntil(openPage(worker.clients, path));
  });
}

/** Shows an admin page in an open admin window, the outbox in a tab that has it open; else in a new tab. */
async function openPage(clients: Clients, path: string): Promise<void> {
  const area = path.startsWith('/admin') ? '/admin' : path;
  const windows = await clients.matchAll({ type: 'window' });
  const open = windows.find(({ url }) => new URL(url).pathname.startsWith(area));
  if (!open) return void (await clients.openWindow(path));
  // Browsers allow the focus only right after a tap.
  await open.focus().catch(() => undefined);
  if (area !== path) await open.navigate(path);
}
