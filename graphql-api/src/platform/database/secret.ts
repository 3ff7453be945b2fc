import type { EntityManager } from '@mikro-orm/postgresql';
import { OwnError } from '../core/errors.ts';

/** The signing keys, made by a migration or the first start. Processes share them; restarts keep them. */
export class Secrets {
  readonly #values = new Map<string, string>();

  async load(em: EntityManager): Promise<void> {
    const rows = await em.execute<{ name: string; value: string }[]>('select "name", "value" from "secret"');
    for (const { name, value } of rows) this.#values.set(name, value);
  }

  get(name: string): string {
    const value = this.#values.get(name);
    if (value === undefined) throw new OwnError(`The table 'secret' has no row '${name}'.`);
    return value;
  }
}
