/** Saves the contents of one form. Returns false if the device cannot: they would be lost with the page. */
type Flush = () => Promise<boolean>;

/** One function for each form on the open page. */
const flushes = new Set<Flush>();

/** Registers a form on the page until the returned function is called. */
export function registerUnsaved(flush: Flush): () => void {
  flushes.add(flush);
  return () => flushes.delete(flush);
}

/** Saves all forms on the page before it is reloaded. Returns false if anything would be lost. */
export async function flushUnsaved(): Promise<boolean> {
  const saved = await Promise.all([...flushes].map((flush) => flush().catch(() => false)));
  return saved.every(Boolean);
}
