import { formTitle } from '../../../../rules/form/form-types.ts';
import type { OutboxItem } from '../shared/database.ts';
import type { Outcome } from './drain.ts';

/** Shows a notification about an item if the visitor allowed them. Runs in pages and in the worker. */
export async function notify(
  registration: ServiceWorkerRegistration | undefined,
  { submissionId, form, values }: OutboxItem,
  outcome: Outcome,
): Promise<void> {
  if (!registration || !('Notification' in globalThis) || Notification.permission !== 'granted') return;
  const [result, body] =
    outcome === 'accepted'
      ? ['sent', `We have received the form you sent as ${values['email'] ?? ''}.`]
      : ['not accepted', 'Open the list to see why, correct it and send it again.'];
  // The tag prevents a second notification if page and worker both show one.
  await registration.showNotification(`${formTitle(form)} ${result}`, {
    body,
    tag: submissionId,
    icon: '/icons/icon-192.png',
  });
}
