import { createConnection } from '../../platform/graphql/connection.ts';
import { createType, field } from '../../platform/graphql/type.ts';

const counts = {
  leads: field.int('The number of leads, without the forms of the subscriptions that are counted.'),
  photos: field.int('The number of photos.'),
  mails: field.int('The number of mails in the queue and in files.'),
  messages: field.int('The number of messages that came in by mail.'),
  subscriptions: field.int('The number of newsletter subscriptions.'),
};

export const PersonalData = createType('PersonalData', 'The data that `erasePerson` would delete.', counts);
export type PersonalData = InstanceType<typeof PersonalData>;

export const ErasureType = createType(
  'Erasure',
  "A record of a deletion of a person's data. It contains none of that data.",
  {
    ...counts,
    erasure_id: field.uuid('The reference number for the person.'),
    erasedAt: field.time('The time of the deletion.'),
    erasedBy: field.text("The email address of the admin who deleted the data, or 'the retention period'."),
  },
);
export type ErasureType = InstanceType<typeof ErasureType>;

export const ErasureConnection = createConnection(
  'Erasure',
  'A page of erasures, newest first.',
  () => ErasureType,
);
export type ErasureConnection = InstanceType<typeof ErasureConnection>;
