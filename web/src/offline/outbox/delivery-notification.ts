import { formTitle } from '../../../../rules/form/form-types.ts';
import { deliveryNotification } from '../../content/copy/offline.ts';
import type { OutboxItem } from '../shared/database.ts';
import type { Outcome } from './drain.ts';

/** Shows a notification about an item if the visitor allowed them. Runs in pages and in the worker. */
export async function notify(
  registration: ServiceWorkerRegistration | undefined,
  { submissionId, form, values }: OutboxItem,
  outcome: Outcome,
): Promise<void> {
  if (!registration || !('Notification' in globalThis) || Notification.permission !== 'granted') return;
  const { title, body } = deliveryNotification(formTitle(form), values['email'] ?? '', outcome);
  // The tag prevents a second notification if page and worker both show one.
  await registration.showNotification(title, { body, tag: submissionId, icon: '/icons/icon-192.png' });
}
