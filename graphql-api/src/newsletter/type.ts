import { createConnection } from '../platform/graphql/connection.ts';
import { createType, field } from '../platform/graphql/type.ts';

const SubscriberType = createType('Subscriber', 'A confirmed subscriber of the newsletter.', {
  id: field.uuid('The id, which is also the secret of the unsubscribe link.'),
  email: field.text('The email address.'),
  consentedAt: field.time('The time at which the form was sent.'),
  confirmedAt: field.orNull(field.time('The time at which the link in the mail was used.')),
});

export const PendingSubscriber = createType(
  'PendingSubscriber',
  'A subscription that waits for the link in its mail.',
  {
    email: field.text('The email address.'),
    consentedAt: field.time('The time at which the form was sent.'),
  },
);
export type PendingSubscriber = InstanceType<typeof PendingSubscriber>;

export const EndedSubscription = createType('EndedSubscription', 'The result of `endSubscription`.', {
  id: field.uuid('The id of the subscriber.'),
});
export type EndedSubscription = InstanceType<typeof EndedSubscription>;

export const SubscriberConnection = createConnection(
  'Subscriber',
  'A page of the confirmed subscribers, newest first.',
  () => SubscriberType,
);
export type SubscriberConnection = InstanceType<typeof SubscriberConnection>;
