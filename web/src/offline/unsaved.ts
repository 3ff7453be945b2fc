type Flush = () => Promise<void>;

const open = new Set<Flush>();

/** A form on the page says how what is typed in it is saved; the returned function ends it. */
export function registerUnsaved(flush: Flush): () => void {
  open.add(flush);
  return () => open.delete(flush);
}

/** Saves what is typed anywhere on the page; for whoever is about to reload it. */
export async function flushUnsaved(): Promise<void> {
  await Promise.allSettled([...open].map((flush) => flush()));
}
