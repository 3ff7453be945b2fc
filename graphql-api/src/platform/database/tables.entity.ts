import { defineEntity, p } from '@mikro-orm/core';

/** A signing key (secret.ts). */
export const SecretEntity = defineEntity({
  name: 'Secret',
  tableName: 'secret',
  properties: { name: p.text().primary(), value: p.text() },
});

/** The version of the content (content-version.ts), in one row. */
export const ContentVersionEntity = defineEntity({
  name: 'ContentVersion',
  tableName: 'content_version',
  properties: { id: p.boolean().primary().default(true).check('id'), version: p.bigint() },
});

/** The id of a content that an admin sent (content-id.ts). */
export const ContentIdEntity = defineEntity({
  name: 'ContentId',
  tableName: 'content_id',
  properties: {
    id: p.uuid().primary(),
    /** The SHA-256 of the content; null if it was withdrawn before it arrived. */
    hash: p.text().nullable(),
    isWithdrawn: p.boolean(),
    expiresAt: p.datetime().defaultRaw(`(now() + '30 days'::interval)`),
  },
});
