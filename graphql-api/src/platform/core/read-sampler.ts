/** Number of successful reads a second that are all logged; the busiest hour of a studio has fewer. */
const MAX_LINES_PER_SECOND = 50;
/** Above that rate one of so many reads is logged. */
const SAMPLED_READS = 100;

/** Limits the log lines about successful reads, so that a flood of them cannot fill the disk. */
export class ReadSampler {
  #second = 0;
  #count = 0;

  /** Counts a read, and returns whether it is logged. */
  isLogged(): boolean {
    const second = Math.floor(performance.now() / 1000);
    if (second !== this.#second) {
      this.#second = second;
      this.#count = 0;
    }
    this.#count += 1;
    return this.#count <= MAX_LINES_PER_SECOND || this.#count % SAMPLED_READS === 0;
  }
}
