import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/**
 * Proof of a deletion: its time, its admin and the number of deleted items, without personal data. The keyed
 * hashes (hash.ts) recognize a person or a submission again, and cannot be reversed.
 */
export const ErasureEntity = defineEntity({
  name: 'Erasure',
  tableName: 'erasure',
  indexes: [{ properties: ['submissionHashes'], type: 'gin' }],
  properties: {
    erasure_id: p.uuid().primary(),
    erasedAt: p.datetime(),
    /** The admin's email address, or `RETENTION`. */
    erasedBy: p.text(),
    leads: p.integer(),
    photos: p.integer(),
    mails: p.integer(),
    messages: p.integer(),
    subscriptions: p.integer(),
    /** Identifies the key of the hashes; null without hashes. */
    keyId: p.text().nullable(),
    /** Hash of the person's email address in lower case; null for leads erased because of their age. */
    emailHash: p.text().nullable(),
    /**
     * Hashes of the submissionIds, because a device that received no response may send a lead again, and of
     * the identities of messages, which the mailbox still has.
     */
    submissionHashes: p.array().default([]),
    /** Random names of files that a backup may restore. */
    photoNames: p.array().default([]),
  },
});

export type Erasure = InferEntity<typeof ErasureEntity>;

/** The value of `erasedBy` for leads that were erased because of their age. */
export const RETENTION = 'the retention period';
