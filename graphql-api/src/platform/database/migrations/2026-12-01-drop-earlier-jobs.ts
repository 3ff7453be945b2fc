import { Migration } from '@mikro-orm/migrations';

/**
 * Drops the schema of pg-boss, whose jobs an earlier start moved (2026-11-29-mail-table). If that migration runs at the same start,
 * processes of the release before it may still add jobs, and the schema stays.
 */
export class DropEarlierJobs extends Migration {
  override async up(): Promise<void> {
    const [row] = await this.execute(`
      select to_regclass('pgboss.job') is not null and to_regproc('forward_pgboss_job') is not null and exists (
        select 1 from "mikro_orm_migrations" where "name" = '2026-11-29-mail-table' and "executed_at" < now() - interval '1 hour'
      ) as "isUnused"`);
    if (row?.['isUnused'] !== true) return;
    this.addSql(`drop schema "pgboss" cascade`);
    this.addSql(`drop function "forward_pgboss_job"(), "move_pgboss_job"(jsonb)`);
  }
}
