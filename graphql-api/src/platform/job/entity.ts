import { defineEntity, p } from '@mikro-orm/core';

/** A job that waits or runs (queue.ts). */
export const JobEntity = defineEntity({
  name: 'Job',
  tableName: 'job',
  properties: {
    job_id: p.uuid().primary().defaultRaw('gen_random_uuid()'),
    name: p.text(),
    /** The name of a daily or hourly job, which has one row; null for others. */
    schedule: p.text().nullable().unique(),
    data: p.json().defaultRaw("'{}'"),
    dueAt: p.datetime().defaultRaw('now()').index(),
    lockedUntil: p.datetime().nullable(),
    triedAt: p.datetime().nullable(),
    tries: p.integer().default(0),
    lastError: p.text().nullable(),
  },
});
