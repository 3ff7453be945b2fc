import DataLoader from 'dataloader';
import type { Context } from '../access/context.ts';

/**
 * Loads a field for all rows of a list in one query. Values are batched but not cached, because a later
 * mutation of the same operation must see its own writes.
 */
export function batchLoader<Key, Value>(
  load: (context: Context, keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
): (context: Context, key: Key) => Promise<Value | undefined> {
  const loaders = new WeakMap<Context, DataLoader<Key, Value | undefined>>();
  return (context, key) => {
    const loader =
      loaders.get(context) ??
      new DataLoader<Key, Value | undefined>(
        async (keys) => {
          const values = await load(context, keys);
          return keys.map((it) => values.get(it));
        },
        { cache: false },
      );
    loaders.set(context, loader);
    return loader.load(key);
  };
}

/** Reads a value once per request, and again after a write of content. */
export function contentLoader<Value>(
  load: (context: Context) => Promise<Value>,
): (context: Context) => Promise<Value> {
  const loaded = new WeakMap<Context, { version: number; value: Promise<Value> }>();
  return (context) => {
    const version = context.app.contentVersion.current;
    const known = loaded.get(context);
    if (known?.version === version) return known.value;
    const value = load(context);
    loaded.set(context, { version, value });
    return value;
  };
}
