import type { EntityManager } from '@mikro-orm/postgresql';
import type { App } from '../access/context.ts';
import { arrayOf } from '../database/array.ts';
import { NEXT_TRY, Worker } from '../database/worker.ts';

/** A kind of background work, which its feature lists. */
export interface JobKind<Data extends object = object> {
  name: string;
  /** SQL expression for the next time; such a job repeats, in one of all processes. */
  schedule?: string;
  /** Tries after which a job is given up. */
  maxTries: number;
  run(app: App, data: Data): Promise<void>;
}

/** SQL for the next time at this minute of an hour. */
export const hourly = (minute: number) =>
  `date_trunc('hour', now() - interval '${minute} minutes') + interval '1 hour ${minute} minutes'`;

/** SQL for the next time at this time of day, such as 07:00, in a time zone. */
export const daily = (time: string, zone: string) =>
  `(date_trunc('day', (now() at time zone '${zone}') - interval '${time}') + interval '1 day' + interval '${time}') at time zone '${zone}'`;

/** Queues a job in the transaction of `em`, due now or at `dueAt`. */
export async function enqueueJob<Data extends object>(
  em: EntityManager,
  { name }: Pick<JobKind<Data>, 'name'>,
  data: Data,
  dueAt: Date | null = null,
): Promise<void> {
  await em.execute(
    `insert into "job" ("name", "data", "dueAt") values (?, ?::jsonb, coalesce(?::timestamptz, now()))`,
    [name, JSON.stringify(data), dueAt],
  );
}

interface JobRow {
  job_id: string;
  name: string;
  data: object;
  tries: number;
}

/** Time until schedules that could not be stored are stored again, in milliseconds. */
const STORE_AGAIN_MS = 30_000;

/** Stores the first time of each schedule. Retries later if the database is not available. */
async function storeSchedules(app: App, kinds: readonly JobKind[]): Promise<void> {
  try {
    for (const { name, schedule } of kinds)
      if (schedule) await app.database.em.fork().execute(FIRST.replace('next', schedule), [name, name]);
  } catch (error) {
    app.log.error(error, 'the schedules of jobs could not be stored; the process will retry');
    setTimeout(() => void storeSchedules(app, kinds), STORE_AGAIN_MS).unref();
  }
}

/** Starts the worker of these jobs: at most one of each kind at a time, in this process. */
export async function startWorker(app: App, kinds: readonly JobKind[]): Promise<Worker<'job', JobRow>> {
  const { database, log } = app;
  const execute = (sql: string, values: unknown[]) => database.em.fork().execute(sql, values);
  await storeSchedules(app, kinds);

  async function run(row: JobRow): Promise<void> {
    const kind = kinds.find(({ name }) => name === row.name) as JobKind;
    const details = { job: row.name, tries: row.tries };
    try {
      // More if the process died at the last try.
      if (row.tries <= kind.maxTries) await kind.run(app, row.data);
    } catch (err) {
      if (app.stopping.signal.aborted) return void (await execute(GIVE_BACK, [row.job_id]));
      if (row.tries < kind.maxTries) {
        log.warn({ ...details, err }, 'a job failed; the server will retry');
        return void (await execute(FAIL, [(err as Error).message, row.job_id]));
      }
      log.error({ ...details, err }, 'a job failed and is given up');
    }
    await execute(kind.schedule ? REPEAT.replace('next', kind.schedule) : DELETE, [row.job_id]);
  }

  return new Worker<'job', JobRow>(database.em, log, {
    table: 'job',
    where: `"name" = any(?::text[])`,
    values: (running) => {
      const free = kinds.filter(({ name }) => !running.some((row) => row.name === name));
      return [arrayOf(free.map(({ name }) => name))];
    },
    concurrency: kinds.length,
    run,
  });
}

/** SQL for the jobs that are due or wait for a retry. */
export const WAITING_JOBS = `
  select "name" as "queue", case when "dueAt" <= now() or "tries" > 0 then "dueAt" end as "since" from "job"`;

const FIRST = `insert into "job" ("name", "schedule", "dueAt") values (?, ?, next) on conflict do nothing`;
const REPEAT = `update "job" set "dueAt" = next, "lockedUntil" = null, "tries" = 0, "lastError" = null where "job_id" = ?`;
const DELETE = `delete from "job" where "job_id" = ?`;
/** The next process that looks goes on, and the try does not count. */
const GIVE_BACK = `update "job" set "lockedUntil" = null, "tries" = "tries" - 1 where "job_id" = ?`;
const FAIL = `update "job" set "dueAt" = ${NEXT_TRY}, "lockedUntil" = null, "lastError" = ? where "job_id" = ?`;
