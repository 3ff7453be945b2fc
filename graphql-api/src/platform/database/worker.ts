import type { EntityManager } from '@mikro-orm/postgresql';
import type { FastifyBaseLogger } from 'fastify';
import { arrayOf } from './array.ts';

/** Interval of looking for due rows and of prolonging the locks of those in work, in milliseconds. */
const INTERVAL = 2_000;

/** SQL for the new end of a lock. A process that dies gives its rows back after this time. */
const LOCK = `now() + interval '30 seconds'`;

/** SQL for the next time after a failure: 5 to 10 seconds, then growing pauses of up to 8 to 15 minutes. */
export const NEXT_TRY = `now() + least(5 * 2 ^ least("tries", 8), 900) * (0.5 + random() / 2) * interval '1 second'`;

/** The rows of a worker. Their table has `dueAt`, `lockedUntil`, `triedAt` and `tries`. */
interface Work<Row, Table> {
  /** The column `<table>_id` has the id. */
  table: Table;
  /** SQL condition for its rows. */
  where: string;
  /** Returns the parameters of `where`. `running` are the rows in work. */
  values?(running: Row[]): unknown[];
  /** The maximum number of rows in work at a time, in this process. */
  concurrency: number;
  /** Works on a row and stores the result, also of a failure. */
  run(row: Row): Promise<void>;
}

/** Works on the due rows of a table, several at a time. Other processes may do the same. */
export class Worker<Table extends string, Row extends Record<`${Table}_id`, string>> {
  readonly #em: EntityManager;
  readonly #work: Work<Row, Table>;
  readonly #log: FastifyBaseLogger;
  readonly #running = new Map<Row, Promise<void>>();
  readonly #timer: NodeJS.Timeout;
  #filling: Promise<void> | undefined;
  #isPollDue = false;
  #isStopped = false;

  /** `em` is the root entity manager. */
  constructor(em: EntityManager, log: FastifyBaseLogger, work: Work<Row, Table>) {
    this.#em = em;
    this.#work = work;
    this.#log = log;
    this.#timer = setInterval(() => {
      this.poll();
      void this.#renew();
    }, INTERVAL);
    this.poll();
  }

  /** Looks for due rows now. Call it after the commit that adds some. */
  poll(): void {
    this.#isPollDue = true;
    if (this.#canClaim()) this.#filling ??= this.#fill();
  }

  /** Stops to claim rows, and waits for those in work. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#filling;
    await Promise.all(this.#running.values());
    clearInterval(this.#timer);
  }

  #canClaim(): boolean {
    return !this.#isStopped && this.#running.size < this.#work.concurrency;
  }

  async #fill(): Promise<void> {
    while (this.#isPollDue && this.#canClaim()) {
      this.#isPollDue = false;
      try {
        const row = await this.#claim();
        if (row === undefined) continue;
        this.#running.set(row, this.#run(row));
        this.#isPollDue = true;
      } catch (error) {
        this.#log.warn(error, 'the due jobs could not be read');
      }
    }
    this.#filling = undefined;
  }

  /** Locks a due row, the oldest first. */
  async #claim(): Promise<Row | undefined> {
    const { table, where, values } = this.#work;
    const sql = `
      update "${table}" set "lockedUntil" = ${LOCK}, "tries" = "tries" + 1, "triedAt" = now() where "${table}_id" = (
        select "${table}_id" from "${table}"
        where ${where} and "dueAt" <= now() and ("lockedUntil" is null or "lockedUntil" < now())
        order by "dueAt" limit 1 for update skip locked)
      returning *`;
    const [row] = await this.#em.fork().execute<Row[]>(sql, values?.([...this.#running.keys()]));
    return row;
  }

  async #run(row: Row): Promise<void> {
    try {
      await this.#work.run(row);
    } catch (error) {
      this.#log.warn(error, 'the result of a job could not be stored; it will be repeated');
    }
    this.#running.delete(row);
    this.poll();
  }

  async #renew(): Promise<void> {
    if (this.#running.size === 0) return;
    const { table } = this.#work;
    const ids = [...this.#running.keys()].map((row) => row[`${table}_id`]);
    // A row whose result was stored in the meantime is not locked again.
    const sql = `update "${table}" set "lockedUntil" = ${LOCK} where "${table}_id" = any(?::uuid[]) and "lockedUntil" is not null`;
    try {
      await this.#em.fork().execute(sql, [arrayOf(ids)]);
    } catch (error) {
      this.#log.warn(error, 'the locks of running jobs could not be prolonged');
    }
  }
}
