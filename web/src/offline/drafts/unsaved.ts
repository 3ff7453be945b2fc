/** Saves what is typed in one form; false where it could not be kept and would be lost with the page. */
type Flush = () => Promise<boolean>;

const open = new Set<Flush>();

/** A form on the page says how what is typed in it is saved; the returned function ends it. */
export function registerUnsaved(flush: Flush): () => void {
  open.add(flush);
  return () => open.delete(flush);
}

/** Saves what is typed anywhere on the page, for whoever is about to reload it; false where something would be lost. */
export async function flushUnsaved(): Promise<boolean> {
  const kept = await Promise.all([...open].map((flush) => flush().catch(() => false)));
  return kept.every(Boolean);
}
