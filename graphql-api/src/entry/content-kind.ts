import type { EntityName, Loaded } from '@mikro-orm/core';
import type { Versioned } from '../platform/core/version.ts';
import type { SlugKind } from '../slug/entity.ts';

/** The columns of everything that admins edit, delete and restore. */
export interface Editable extends Versioned {
  /** A deleted item stays restorable until `purge.jobs.ts` removes its row; null if it is not deleted. */
  deletedAt?: Date | null | undefined;
}

/** A kind of content: how to find an item, and its name in messages. */
export interface ContentKind<T extends Editable> {
  entity: EntityName<T>;
  /** The name of its primary key, such as 'blog_id'. */
  id: string & keyof T;
  noun: string;
  /** The relations that are loaded with an item. */
  populate?: readonly string[];
}

export interface Slugged extends Editable {
  slug_url: string;
  /** `slug_url` after the slug rule. */
  slug: string;
}

/** A kind of content whose items have URLs. */
export interface SluggedKind<T extends Slugged> extends ContentKind<T> {
  slugKind: SlugKind;
  /** Describes an item in a message, such as "the blog 'Rugs'". */
  describe: (item: Loaded<T>) => string;
}
