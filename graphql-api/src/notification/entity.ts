import { defineEntity, p } from '@mikro-orm/core';
import { SessionEntity } from '../platform/access/account.entity.ts';

/** A browser that shows notifications, until its session ends. */
export const PushDeviceEntity = defineEntity({
  name: 'PushDevice',
  tableName: 'push_device',
  properties: {
    push_id: p.uuid().primary().defaultRaw('gen_random_uuid()'),
    session: () => p.manyToOne(SessionEntity).joinColumn('tokenHash').unique().deleteRule('cascade'),
    endpoint: p.text().unique(),
    p256dh: p.text(),
    auth: p.text(),
    enabled: p.boolean().default(true),
    createdAt: p.datetime().defaultRaw('now()'),
    /** Since when its push service does not answer. */
    failingSince: p.datetime().nullable(),
    retryAt: p.datetime().nullable(),
  },
});
