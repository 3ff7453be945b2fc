import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** An import that was started in the admin area. */
export const ImportRunEntity = defineEntity({
  name: 'ImportRun',
  tableName: 'import_run',
  properties: {
    run_id: p.uuid().primary(),
    startedAt: p.datetime(),
    /** The email address of the admin who uploaded the file. */
    startedBy: p.text(),
    /** Null while it runs. */
    finishedAt: p.datetime().nullable(),
    imported: p.integer().default(0),
    unchanged: p.integer().default(0),
    leftOut: p.array(),
  },
});

export type ImportRun = InferEntity<typeof ImportRunEntity>;
