import type { ValuesOf } from '../../../rules/field/field.ts';
import { text } from '../../../rules/field/text.ts';
import { createType, field } from '../platform/graphql/type.ts';
import { createInput } from '../platform/validation/input.ts';

export const PushDevice = createType('PushDevice', 'A browser that shows a notification for each new lead.', {
  push_id: field.id('The id of the device.'),
  device: field.text('The browser and the system, such as Firefox on Windows.'),
  enabled: field.flag('Whether notifications are on.'),
  isCurrent: field.flag('Whether the session of the request is of this device.'),
  createdAt: field.time('The time at which notifications were first allowed.'),
  unreachableSince: field.orNull(
    field.time('The time since which its push service did not answer, if the server gave up after a day.'),
  ),
});
export type PushDevice = InstanceType<typeof PushDevice>;

export const PushSettings = createType('PushSettings', 'The notifications of the signed-in account.', {
  publicKey: field.text('The public VAPID key (RFC 8292), for `PushManager.subscribe`.'),
  devices: field.list(() => PushDevice, 'The devices, the oldest first.', 3),
});
export type PushSettings = InstanceType<typeof PushSettings>;

const fields = {
  endpoint: text('Endpoint', 1000),
  p256dh: text('Public key', 100),
  auth: text('Secret', 50),
};

export type PushSubscriptionInput = ValuesOf<typeof fields>;

export const PushSubscriptionInput = createInput(
  'PushSubscriptionInput',
  "A browser's push subscription, as `PushSubscription.toJSON()` returns it.",
  fields,
  {
    endpoint: 'The https URL of the push service.',
    p256dh: 'The key `p256dh`, in base64url.',
    auth: 'The secret `auth`, in base64url.',
  },
);
