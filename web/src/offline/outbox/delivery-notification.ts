import { deliveryNotification } from '../../content/copy/offline.ts';
import type { OutboxItem } from '../shared/database.ts';
import { operations } from '../shared/operations.ts';
import type { Outcome } from './drain.ts';

/** Says by a notification what became of an item, where the visitor has allowed that; page and worker share it. */
export async function notify(
  registration: ServiceWorkerRegistration | undefined,
  { submissionId, form, values }: OutboxItem,
  outcome: Outcome,
): Promise<void> {
  if (!registration || !('Notification' in globalThis) || Notification.permission !== 'granted') return;
  const { title, body } = deliveryNotification(operations[form].title, values['email'] ?? '', outcome);
  // The tag makes one of two, should page and worker both have something to say.
  await registration.showNotification(title, { body, tag: submissionId, icon: '/icons/icon-192.png' });
}
