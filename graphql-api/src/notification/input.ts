import type { ValuesOf } from '../../../rules/field/field.ts';
import { text } from '../../../rules/field/text.ts';
import { createInput } from '../platform/validation/input.ts';

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
