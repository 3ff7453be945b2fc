/**
 * Gives each caller a turn in a separate iteration of the event loop, the newest first. Between two turns the
 * server answers requests from its cache, so that these wait for at most one rendering
 * or validation.
 */
export class Turns {
  readonly #waiting: (() => void)[] = [];

  next(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      if (this.#waiting.length === 1) setImmediate(this.#give);
    });
  }

  readonly #give = (): void => {
    this.#waiting.pop()?.();
    if (this.#waiting.length > 0) setImmediate(this.#give);
  };
}
