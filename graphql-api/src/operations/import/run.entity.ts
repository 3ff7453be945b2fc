import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { foreignKey } from '../../platform/database/foreign-key.ts';

export type RunState = 'waiting' | 'running' | 'finished' | 'cancelled' | 'failed';

/** An import that was started in the admin area. */
export const ImportRunEntity = defineEntity({
  name: 'ImportRun',
  tableName: 'import_run',
  properties: {
    run_id: p.uuid().primary(),
    startedAt: p.datetime(),
    /** The email address of the admin who uploaded the file. */
    startedBy: p.text(),
    state: p.text().$type<RunState>(),
    /** Why it failed. */
    reason: p.text().nullable(),
    /** Null until it ends. */
    finishedAt: p.datetime().nullable(),
    cancelRequested: p.boolean().default(false),
    /** The number of posts in the export, and of those that were read. */
    posts: p.integer().default(0),
    done: p.integer().default(0),
    imported: p.integer().default(0),
    /** Articles of an earlier import, which are not changed. */
    unchanged: p.integer().default(0),
    pictures: p.integer().default(0),
    leftOutCount: p.integer().default(0),
  },
});

export type ImportRun = InferEntity<typeof ImportRunEntity>;

/** A line of the report of an import: a part that it left out. */
export const ImportLineEntity = defineEntity({
  name: 'ImportLine',
  tableName: 'import_line',
  properties: {
    run_id: p.uuid().primary(),
    run: () => foreignKey(ImportRunEntity, 'run_id'),
    number: p.integer().primary(),
    line: p.text(),
  },
});
