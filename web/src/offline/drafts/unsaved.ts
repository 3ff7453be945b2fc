/** Saves the contents of one form. Returns false if the device cannot store them: they would be lost with the page. */
type Flush = () => Promise<boolean>;

/** The forms on the open page. */
class OpenForms {
  readonly #flushes = new Set<Flush>();

  register(flush: Flush): () => void {
    this.#flushes.add(flush);
    return () => this.#flushes.delete(flush);
  }

  async flush(): Promise<boolean> {
    const saved = await Promise.all([...this.#flushes].map((flush) => flush().catch(() => false)));
    return saved.every(Boolean);
  }
}

const forms = new OpenForms();

/** Registers a form on the page until the returned function is called. */
export const registerUnsaved = (flush: Flush): (() => void) => forms.register(flush);

/** Saves all forms on the page before it is reloaded. Returns false if anything would be lost. */
export const flushUnsaved = (): Promise<boolean> => forms.flush();
