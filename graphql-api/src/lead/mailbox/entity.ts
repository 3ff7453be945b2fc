import { defineEntity, p } from '@mikro-orm/core';
import { foreignKey } from '../../platform/database/foreign-key.ts';

/** The state of the mailbox of `IMAP_URL`, in one row. A worker works on it (worker.ts). */
export const MailboxEntity = defineEntity({
  name: 'Mailbox',
  tableName: 'mailbox',
  properties: {
    mailbox_id: p.uuid().primary().defaultRaw('gen_random_uuid()'),
    dueAt: p.datetime().defaultRaw('now()'),
    /** Set while a process reads it. */
    lockedUntil: p.datetime().nullable(),
    triedAt: p.datetime().nullable(),
    /** The number of tries since the last reading without an error. */
    tries: p.integer().default(0),
    /** The user and the host of the last reading. */
    account: p.text().nullable(),
    /** The time of the last reading without an error. */
    lastReadAt: p.datetime().nullable(),
    /** The time of the first of the errors since; null if the last reading had none. */
    failingSince: p.datetime().nullable(),
    lastError: p.text().nullable(),
    /** The newest refresh token of the provider, and the hash of the configured one that it follows. */
    refreshToken: p.text().nullable(),
    refreshTokenOf: p.text().nullable(),
    /** The Message-ID of the last test mail begins with it. */
    testId: p.uuid().nullable(),
    testSentAt: p.datetime().nullable(),
    testArrivedAt: p.datetime().nullable(),
  },
});

/** A folder of the mailbox, with the position of the reader. */
export const MailboxFolderEntity = defineEntity({
  name: 'MailboxFolder',
  tableName: 'mailbox_folder',
  properties: {
    path: p.text().primary(),
    uidValidity: p.bigint(),
    /** The last UID that was read. */
    uid: p.bigint(),
    /** The time of the first reading. */
    createdAt: p.datetime().defaultRaw('now()'),
  },
});

/** A mail that was in no conversation when it was read. */
export const MailboxOtherEntity = defineEntity({
  name: 'MailboxOther',
  tableName: 'mailbox_other',
  properties: { identity: p.text().primary() },
});

/** A mail that could not be stored. */
export const MailboxFailureEntity = defineEntity({
  name: 'MailboxFailure',
  tableName: 'mailbox_failure',
  properties: {
    path: p.text().primary(),
    uid: p.bigint().primary(),
    folder: () => foreignKey(MailboxFolderEntity, 'path'),
    tries: p.integer(),
    lastError: p.text(),
    failedAt: p.datetime().defaultRaw('now()'),
  },
});
