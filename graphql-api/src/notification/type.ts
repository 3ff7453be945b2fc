import { createType, field } from '../platform/graphql/type.ts';

export const PushDevice = createType('PushDevice', 'A browser that shows a notification for each new lead.', {
  push_id: field.id('The id of the device.'),
  device: field.text('The browser and the system, such as Firefox on Windows.'),
  enabled: field.flag('Whether notifications are on.'),
  isCurrent: field.flag('Whether the session of the request is of this device.'),
  createdAt: field.time('The time at which notifications were first allowed.'),
});
export type PushDevice = InstanceType<typeof PushDevice>;

export const PushSettings = createType('PushSettings', 'The notifications of the signed-in account.', {
  publicKey: field.text('The public VAPID key (RFC 8292), for `PushManager.subscribe`.'),
  devices: field.list(() => PushDevice, 'The devices, the oldest first.', 3),
  quietFrom: field.orNull(
    field.int('The hour in Milton at which quiet hours begin, 0 to 23; null if there are none.'),
  ),
  quietTo: field.orNull(
    field.int('The hour in Milton at which quiet hours end, 0 to 23; null if there are none.'),
  ),
});
export type PushSettings = InstanceType<typeof PushSettings>;
