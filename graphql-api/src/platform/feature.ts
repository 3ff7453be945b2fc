import type { EntitySchema, MigrationObject } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import type { BuildSchemaOptions } from 'type-graphql';
import type { EntryDeclaration } from '../../../rules/entry/entry.ts';
import { entryKinds } from '../../../rules/entry/kinds.ts';
import type { PageState } from '../../../rules/server-bundle.ts';
import type { App } from './access/context.ts';
import type { Config } from './core/config.ts';
import type { Opener } from './core/door.ts';
import type { JobKind } from './job/queue.ts';

/** A part of the product, as `features.ts` lists it: all that the assembly reads. */
export interface Feature extends Opener {
  /** Its tables. A new one needs a migration, too; a test compares them. */
  entities?: readonly EntitySchema[];
  /** In the order of execution, after those of the features before it. A released one never changes. */
  migrations?: readonly MigrationObject[];
  /** Tables that triggers fill, which a backup leaves out. */
  derivedTables?: readonly string[];
  /** Kinds of entries with the rules that only the server can check. The others need no feature. */
  kinds?: readonly EntryDeclaration[];
  resolvers?: readonly (new () => object)[];
  /** Types of unions and interfaces that no field names. */
  types?: NonNullable<BuildSchemaOptions['orphanedTypes']>;
  routes?(site: Site): readonly FastifyPluginAsync[];
  jobs?: readonly JobKind[];
  /** Stores what each installation has once, such as keys, before the secrets are read. */
  setUp?(app: App): Promise<void>;
  /** Starts work beside the jobs, which `closeApp` stops. */
  start?(app: App): App['workers'][number];
  /** Deletes what has outlived its period. The features after it have purged before. */
  purge?(app: App): Promise<void>;
  /** SQL that ends or holds what must not go on in a restored database. */
  restored?: string;
  /** SQL for the rows that wait, for the metrics: `queue`, and `since` with its time or null. */
  queues?: string;
  /** Its files of the export, by path. */
  exported?: Exported;
}

/** Functions that return the text of a file, by its path. */
export type Exported = Readonly<Record<string, (em: EntityManager, config: Config) => Promise<string>>>;

/** Sends a page with data of one visitor, which works without scripts. */
export type SendPage = (reply: FastifyReply, path: string, state: PageState) => Promise<FastifyReply>;

/** The site for which a feature has routes. */
interface Site {
  app: App;
  sendPage: SendPage;
}

/** Returns the tables of features. */
export const tablesOf = (features: readonly Feature[]) => ({
  entities: features.flatMap(({ entities = [] }) => entities),
  migrations: features.flatMap(({ migrations = [] }) => migrations),
});

/**
 * Returns the kinds of entries by name, in the order of the admin area. Leaves out those whose publication
 * acts by the rules of another feature.
 */
export function kindsOf(features: readonly Feature[]): ReadonlyMap<string, EntryDeclaration> {
  const ruled = features.flatMap(({ kinds = [] }) => kinds);
  const all = entryKinds.map((declared) => ruled.find(({ kind }) => kind === declared.kind) ?? declared);
  const usable = all.filter((kind) => !kind.isFinal || ruled.includes(kind));
  return new Map(usable.map((kind) => [kind.kind, kind]));
}
