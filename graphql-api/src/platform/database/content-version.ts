import { setTimeout as delay } from 'node:timers/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from './connect.ts';

/** Milliseconds between two reads. Visitors of another process than the admin's see an edit so much later. */
const INTERVAL = 500;

/**
 * The version of the content that cached responses were made from. Every write of content increments it in
 * its transaction, and the next request renders again. Stored in the database, so that all processes see it.
 */
export class ContentVersion {
  #current = 0;
  #isStopped = false;
  #isFailing = false;
  readonly #em: EntityManager;
  readonly #log: FastifyBaseLogger;

  constructor(em: EntityManager, log: FastifyBaseLogger) {
    this.#em = em;
    this.#log = log;
  }

  /** The latest version that this process knows. */
  get current(): number {
    return this.#current;
  }

  /** Reads the version now, and again twice a second until `stop`: other processes increment it too. */
  async follow(): Promise<void> {
    await this.#refresh();
    void this.#poll();
  }

  stop(): void {
    this.#isStopped = true;
  }

  async #poll(): Promise<void> {
    await delay(INTERVAL, undefined, { ref: false });
    if (this.#isStopped) return;
    try {
      await this.#refresh();
      this.#isFailing = false;
    } catch (error) {
      if (!this.#isFailing) this.#log.warn(error, 'the content version cannot be read');
      this.#isFailing = true;
    }
    void this.#poll();
  }

  async #refresh(): Promise<void> {
    const [row] = await this.#em
      .fork()
      .execute<{ version: string }[]>('select "version" from "content_version"');
    this.#advance(Number(row?.version ?? 0));
  }

  /**
   * Increments the version in the transaction of `em`, which must also write the content. Call the returned
   * function after the commit.
   */
  async bump(em: EntityManager): Promise<() => void> {
    const [row] = await em.execute<{ version: string }[]>(
      `update "content_version" set "version" = "version" + 1 returning "version"`,
    );
    return () => this.#advance(Number(row?.version));
  }

  /** Serializes the transaction of `em` with other writes of content, without incrementing the version. */
  async lock(em: EntityManager): Promise<void> {
    await em.execute('select 1 from "content_version" for update');
  }

  #advance(version: number): void {
    this.#current = Math.max(this.#current, version);
  }
}

/** The parts of a context that a write of content uses. */
interface Writing {
  app: { contentVersion: ContentVersion; database: Database };
  em: EntityManager;
}

/**
 * Writes content in one transaction and invalidates the caches after the commit. Incrementing the version
 * first serializes writes across processes: a check of a slug, version or position holds until the write.
 */
export async function writeContent<T>(
  { app, em }: Writing,
  write: (em: EntityManager) => Promise<T>,
): Promise<T> {
  app.database.requireFreeSpace();
  const [result, committed] = await em.transactional(async (within) => {
    const publish = await app.contentVersion.bump(within);
    return [await write(within), publish] as const;
  });
  committed();
  return result;
}

/** Like `writeContent`, for many writes in a row: the next `writeContent` invalidates the caches. */
export async function writeContentLater<T>(
  { app, em }: Writing,
  write: (em: EntityManager) => Promise<T>,
): Promise<T> {
  app.database.requireFreeSpace();
  return em.transactional(async (within) => {
    await app.contentVersion.lock(within);
    return write(within);
  });
}

/** Invalidates the caches. */
export const invalidateContent = (context: Writing): Promise<void> => writeContent(context, async () => {});
