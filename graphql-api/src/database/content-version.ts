import type { EntityManager } from '@mikro-orm/postgresql';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from './connect.ts';

/**
 * The number that everything cached was made from. Every write of content bumps it in its own transaction; the next
 * read then renders again. It lives in the database, so that processes beside this one learn of it too.
 */
export class ContentVersion {
  #current = 0;
  readonly #em: EntityManager;
  readonly #log: FastifyBaseLogger;

  constructor(em: EntityManager, log: FastifyBaseLogger) {
    this.#em = em;
    this.#log = log;
  }

  /** The newest version this process knows of. */
  get current(): number {
    return this.#current;
  }

  /** Reads the version now and again whenever any process has raised it. */
  async follow(database: Database): Promise<void> {
    await database.listen('content_version', () => {
      this.#refresh().catch((error: unknown) => this.#log.warn(error, 'the content version cannot be read'));
    });
    await this.#refresh();
  }

  async #refresh(): Promise<void> {
    const [row] = await this.#em
      .fork()
      .execute<{ version: string }[]>('select "version" from "content_version"');
    this.#advance(Number(row?.version ?? 0));
  }

  /**
   * Raises the version within the transaction of `em`, which must be the one that writes the content.
   * Call the function it returns once that transaction is committed.
   */
  async bump(em: EntityManager): Promise<() => void> {
    const [row] = await em.execute<{ version: string }[]>(
      `update "content_version" set "version" = "version" + 1 returning "version", pg_notify('content_version', '')`,
    );
    return () => this.#advance(Number(row?.version));
  }

  #advance(version: number): void {
    this.#current = Math.max(this.#current, version);
  }
}
