/// <reference lib="webworker" />

/** The message of graphql-api/src/lead/mails/notification.ts. */
interface LeadNotification {
  id: string;
  form: string;
  name?: string;
  town?: string;
}

/** Shows a notification for each new lead; a tap opens the lead. */
export function showLeads(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener('push', (event) => {
    if (!event.data) return;
    const { id, form, name, town } = event.data.json() as LeadNotification;
    const body = [name, town].filter(Boolean).join(', ');
    const options = { body, tag: id, icon: '/icons/icon-192.png', data: { path: `/admin/leads/${id}` } };
    event.waitUntil(worker.registration.showNotification(form, options));
  });
  worker.addEventListener('notificationclick', (event) => {
    const { path } = (event.notification.data ?? {}) as { path?: string };
    event.notification.close();
    if (path) event.waitUntil(openWindow(worker, path));
  });
}

/** Shows a page in an open window of the admin area, or in a new one. */
async function openWindow(worker: ServiceWorkerGlobalScope, path: string): Promise<void> {
  const windows = await worker.clients.matchAll({ type: 'window' });
  const open = windows.find(({ url }) => new URL(url).pathname.startsWith('/admin'));
  if (!open) return void (await worker.clients.openWindow(path));
  // Browsers allow the focus only right after a tap.
  await open.focus().catch(() => undefined);
  await open.navigate(path);
}
