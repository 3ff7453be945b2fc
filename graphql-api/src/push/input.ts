import { InputType } from 'type-graphql';
import { Rule } from '../validation/rule.ts';

@InputType({ description: "A browser's push subscription, as `PushSubscription.toJSON()` returns it." })
export class PushSubscriptionInput {
  @Rule({ label: 'Endpoint', description: 'The https URL of the push service.', maxLength: 1000 })
  endpoint: string;

  @Rule({ label: 'Public key', description: 'The key `p256dh`, in base64url.', maxLength: 100 })
  p256dh: string;

  @Rule({ label: 'Secret', description: 'The secret `auth`, in base64url.', maxLength: 50 })
  auth: string;
}
