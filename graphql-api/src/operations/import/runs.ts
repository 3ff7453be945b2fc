import { type ChildProcess, fork } from 'node:child_process';
import type { FileHandle } from 'node:fs/promises';
import PQueue from 'p-queue';
import type { App } from '../../platform/access/context.ts';
import type { Imports } from '../../platform/core/imports.ts';
import { importProgram } from '../../platform/core/paths.ts';
import { invalidateContent } from '../../platform/database/content-version.ts';
import { STOPPED } from './run.service.ts';

/** Milliseconds between two confirmations that the imports of this process are alive. */
const ALIVE_MS = 5_000;
/** Milliseconds without a message after which an import's process is ended. It sends one each second. */
const STUCK_MS = 2 * 60_000;
/** Milliseconds that a cancelled import has to finish the current article. */
const CANCEL_MS = 10_000;

/** The input of the program of an import. */
export type RunInput = Pick<App, 'config' | 'limits'> & { run_id: string };

type RunningApp = Pick<App, 'config' | 'contentVersion' | 'limits' | 'database' | 'log'>;

interface Run {
  id: string;
  child?: ChildProcess;
  progressAt: number;
  cancelledAt?: number;
}

/**
 * The imports that this process started, each in its own process, one after another. The import's process
 * ends it as finished or cancelled, this one as failed if that process dies, and any other if this one dies.
 */
export class ImportRuns implements Imports {
  readonly #app: RunningApp;
  readonly #queue = new PQueue({ concurrency: 1 });
  readonly #runs = new Map<string, Run>();
  #timer: NodeJS.Timeout | undefined;

  constructor(app: RunningApp) {
    this.#app = app;
  }

  /** Imports the file when the earlier imports have ended, then closes it. */
  start(id: string, file: FileHandle): void {
    const run: Run = { id, progressAt: 0 };
    this.#runs.set(id, run);
    this.#timer ??= setInterval(() => void this.#watch(), ALIVE_MS).unref();
    void this.#queue.add(async () => {
      let reason: string | null = null;
      try {
        if (run.cancelledAt === undefined) reason = await this.#runInChild(run, file);
      } catch (error) {
        this.#app.log.error(error, 'an import could not be started');
        reason = 'It could not be started.';
      } finally {
        this.#runs.delete(id);
        await file.close().catch(() => undefined);
        await this.#end(run, reason);
      }
    });
  }

  /** Ends the imports whose cancellation was requested. */
  async stopCancelled(): Promise<void> {
    const ids = [...this.#runs.keys()];
    const requested = await this.#app.database.em
      .fork()
      .execute<{ run_id: string }[]>(
        `select "run_id"::text from "import_run" where "run_id" = any(?::uuid[]) and "cancelRequested"`,
        [`{${ids.join()}}`],
      );
    for (const { run_id } of requested) {
      const run = this.#runs.get(run_id);
      if (!run || run.cancelledAt !== undefined) continue;
      run.cancelledAt = performance.now();
      if (run.child) run.child.send('cancel', () => {});
      else await this.#end(run, null);
    }
  }

  /** Ends all imports of this process, which is stopping. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#queue.clear();
    for (const run of this.#runs.values()) {
      run.child?.kill('SIGKILL');
      await this.#end(run, STOPPED);
    }
  }

  /** Resolves when the process has ended: with null, or with the reason if it was killed. */
  async #runInChild(run: Run, file: FileHandle): Promise<string | null> {
    const { config, limits } = this.#app;
    const child = fork(importProgram.file, {
      execArgv: importProgram.execArgv,
      env: { ...process.env, ...importProgram.env },
      serialization: 'advanced',
      stdio: ['ignore', 'inherit', 'inherit', 'ipc', file.fd],
    });
    run.child = child;
    run.progressAt = performance.now();
    child.on('message', () => {
      run.progressAt = performance.now();
    });
    const { promise, resolve } = Promise.withResolvers<string | null>();
    child.once('error', () => resolve('It could not be started.'));
    child.once('exit', (code) => resolve(code === 0 ? null : 'It needed too much memory, or was stopped.'));
    child.send({ config, limits, run_id: run.id } satisfies RunInput, () => {});
    return promise;
  }

  async #watch(): Promise<void> {
    try {
      const ids = `{${[...this.#runs.keys()].join()}}`;
      await this.#app.database.em
        .fork()
        .execute(`update "import_run" set "aliveAt" = now() where "run_id" = any(?::uuid[])`, [ids]);
      await this.stopCancelled();
    } catch (error) {
      this.#app.log.warn(error, 'the imports could not be confirmed');
    }
    const now = performance.now();
    for (const { child, progressAt, cancelledAt = now } of this.#runs.values()) {
      if (now - progressAt > STUCK_MS || now - cancelledAt > CANCEL_MS) child?.kill('SIGKILL');
    }
    if (this.#runs.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  /** Stores the end of a run, unless its process has stored it. */
  async #end({ id, cancelledAt }: Run, reason: string | null): Promise<void> {
    const state = cancelledAt === undefined ? 'failed' : 'cancelled';
    const em = this.#app.database.em.fork();
    try {
      const ended = await em.execute<unknown[]>(
        `update "import_run" set "state" = ?, "finishedAt" = now(), "reason" = ?
         where "run_id" = ? and "finishedAt" is null returning 1`,
        [state, state === 'failed' ? (reason ?? 'It ended early.') : null, id],
      );
      if (ended.length > 0) await invalidateContent({ app: this.#app, em });
    } catch (error) {
      this.#app.log.error(error, 'the end of an import could not be stored');
    }
  }
}
