import { claimId } from '../outbox/submission-lock.ts';
import { newId } from '../shared/new-id.ts';

/**
 * The id under which one form on one page is sent. Two tabs may show what was kept under the same id; what they send are two
 * submissions, so only one of them goes on with it.
 */
export class SubmissionId {
  value = newId();
  #claimed: string | undefined;
  #giveUp: (() => void) | undefined;
  #closed = false;

  /** Goes on with an id that was kept, unless another page does. */
  async adopt(id: string): Promise<void> {
    this.value = id;
    if (!(await this.claim())) this.renew();
  }

  /** What is filled in from now on is another submission. */
  renew(): void {
    this.#release();
    this.value = newId();
  }

  /** Says to other pages that this one goes on with its id; before that they cannot know it. False where one of them does. */
  async claim(): Promise<boolean> {
    const id = this.value;
    if (this.#claimed === id) return true;
    this.#release();
    this.#claimed = id;
    const giveUp = await claimId(id);
    if (this.#closed || this.#claimed !== id) giveUp?.();
    else this.#giveUp = giveUp;
    return giveUp !== undefined;
  }

  /** The form is gone from the page: another one may go on. */
  close(): void {
    this.#closed = true;
    this.#release();
  }

  #release(): void {
    this.#giveUp?.();
    this.#giveUp = undefined;
    this.#claimed = undefined;
  }
}
