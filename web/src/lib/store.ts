/** A value outside of React, also for code that runs before hydration. */
export interface Store<T> {
  readonly initial: T;
  read(): T;
  set(next: T): void;
  /** Listens until the returned function is called. */
  subscribe(listener: () => void): () => void;
}

export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    initial,
    read: () => value,
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
