import type { App } from '../../platform/access/context.ts';
import type { ImportProgress } from './import.ts';

/** Milliseconds between two writes of the progress. */
const INTERVAL_MS = 1_000;
/** Number of lines that are written at once. */
const MAX_LINES = 500;

/** Writes the progress of an import, and the lines of its report, to the database. */
export class RunReport {
  readonly #app: App;
  readonly #id: string;
  #progress: ImportProgress = { posts: 0, done: 0, imported: 0, unchanged: 0, pictures: 0 };
  #lines: string[] = [];
  #lineCount = 0;
  #writing = Promise.resolve();
  readonly #timer: NodeJS.Timeout;

  constructor(app: App, id: string) {
    this.#app = app;
    this.#id = id;
    this.#timer = setInterval(() => this.#writeLater(), INTERVAL_MS);
  }

  progress(progress: ImportProgress): void {
    this.#progress = progress;
  }

  add(line: string): void {
    this.#lines.push(line);
    if (this.#lines.length >= MAX_LINES) this.#writeLater();
  }

  /** Stores the end of the import. Rejects if an earlier write has failed. */
  async end(state: 'finished' | 'cancelled' | 'failed', reason: string | null): Promise<void> {
    clearInterval(this.#timer);
    this.#writeLater();
    await this.#writing;
    await this.#execute(
      `update "import_run" set "state" = ?, "reason" = ?, "finishedAt" = now()
       where "run_id" = ? and "finishedAt" is null`,
      [state, reason, this.#id],
    );
  }

  #writeLater(): void {
    const lines = this.#lines.splice(0);
    this.#writing = this.#writing
      .then(() => this.#write(lines))
      .catch((error: unknown) => this.#app.log.warn(error, 'the progress of an import could not be stored'));
  }

  async #write(lines: readonly string[]): Promise<void> {
    const values = lines.map((line, index) => ({ number: this.#lineCount + index + 1, line }));
    this.#lineCount += lines.length;
    if (lines.length > 0) {
      await this.#execute(
        `insert into "import_line" ("run_id", "number", "line")
         select ?, "number", "line" from jsonb_to_recordset(?::jsonb) as l ("number" integer, "line" text)`,
        [this.#id, JSON.stringify(values)],
      );
    }
    const { posts, done, imported, unchanged, pictures } = this.#progress;
    await this.#execute(
      `update "import_run" set "state" = 'running', "posts" = ?, "done" = ?, "imported" = ?, "unchanged" = ?,
         "pictures" = ?, "leftOutCount" = ?
       where "run_id" = ? and "finishedAt" is null`,
      [posts, done, imported, unchanged, pictures, this.#lineCount, this.#id],
    );
    process.send?.('progress');
  }

  async #execute(sql: string, values: (string | number | null)[]): Promise<void> {
    await this.#app.database.em.fork().execute(sql, values);
  }
}
