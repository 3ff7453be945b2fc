/** Calls `listener` at these events until the returned function is called. */
export function listen(target: EventTarget, types: string[], listener: (event: Event) => void): () => void {
  const over = new AbortController();
  for (const type of types) target.addEventListener(type, listener, over);
  return () => over.abort();
}
