import { AccountEntity, SecondFactorEntity, SessionEntity } from './access/account.entity.ts';
import { ActivityEntity, deleteOldActivity } from './access/activity.ts';
import { AccessBaseline } from './access/baseline.migration.ts';
import { DatabaseBaseline } from './database/baseline.migration.ts';
import { deleteOldContentIds } from './database/content-id.ts';
import { ContentIdEntity, ContentVersionEntity, SecretEntity } from './database/tables.entity.ts';
import type { Feature } from './feature.ts';
import { JobBaseline } from './job/baseline.migration.ts';
import { JobEntity } from './job/entity.ts';
import { WAITING_JOBS } from './job/queue.ts';
import { LimitBaseline } from './limit/baseline.migration.ts';
import { RateLimitEntity } from './limit/entity.ts';

/** The tables that every feature may use. */
export const platform: Feature = {
  entities: [
    SecretEntity,
    ContentVersionEntity,
    ContentIdEntity,
    RateLimitEntity,
    JobEntity,
    AccountEntity,
    SessionEntity,
    SecondFactorEntity,
    ActivityEntity,
  ],
  migrations: [
    { name: 'baseline-database', class: DatabaseBaseline },
    { name: 'baseline-limit', class: LimitBaseline },
    { name: 'baseline-job', class: JobBaseline },
    { name: 'baseline-access', class: AccessBaseline },
  ],
  async purge({ database }) {
    await deleteOldContentIds(database.em.fork());
    await deleteOldActivity(database.em.fork());
  },
  // Sessions that were ended since the backup would be valid again.
  restored: 'delete from "session"',
  queues: WAITING_JOBS,
};
