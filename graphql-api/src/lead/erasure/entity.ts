import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/**
 * Proof of a deletion: its time, its admin and the number of deleted items, without personal data. The keyed
 * hashes (hash.ts) recognise a person or a submission again, and cannot be reversed.
 */
export const ErasureEntity = defineEntity({
  name: 'Erasure',
  tableName: 'erasure',
  properties: {
    erasure_id: p.uuid().primary(),
    erasedAt: p.datetime(),
    /** The admin's email address, or `RETENTION`. */
    erasedBy: p.text(),
    leads: p.integer(),
    photos: p.integer(),
    mails: p.integer(),
    subscriptions: p.integer(),
    /** Names the key of the hashes; null where there are none. */
    keyId: p.text().nullable(),
    /** Of the person's address in lower case; null for leads that were only old. */
    addressHash: p.text().nullable(),
    /** Of the submissionId of each lead: a device that heard no answer may send one again. */
    submissionHashes: p.array(),
    /** Random names of files that a backup may restore. */
    photoNames: p.array(),
  },
});

export type Erasure = InferEntity<typeof ErasureEntity>;

/** `erasedBy` of leads that were too old. */
export const RETENTION = 'the retention period';
