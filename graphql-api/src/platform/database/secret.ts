import type { EntityManager } from '@mikro-orm/postgresql';
import { OwnError } from '../core/errors.ts';

type SecretName = 'photoLink' | 'device' | 'vapid';

/**
 * The signing keys, created by a migration or the first start. All processes share them, and restarts do not change
 * them.
 */
export class Secrets {
  readonly #em: EntityManager;
  readonly #values = new Map<SecretName, string>();

  constructor(em: EntityManager) {
    this.#em = em;
  }

  async get(name: SecretName): Promise<string> {
    const value = this.#values.get(name) ?? (await this.#read(name));
    this.#values.set(name, value);
    return value;
  }

  async #read(name: SecretName): Promise<string> {
    const sql = `select "value" from "secret" where "name" = ?`;
    const [row] = await this.#em.fork().execute<{ value: string }[]>(sql, [name]);
    if (!row) throw new OwnError(`The table 'secret' has no row '${name}'.`);
    return row.value;
  }
}
