import { keyFields } from '../../apollo/cache.ts';

/** The fields that identify the objects of the admin area in its cache. */
export const adminKeyFields: typeof keyFields = {
  ...keyFields,
  Account: ['email'],
  Entry: ['kind', 'number'],
  LeadNote: ['note_id'],
  Mailbox: [],
};
