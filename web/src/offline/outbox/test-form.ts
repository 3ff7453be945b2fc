import { DraftKeeper } from '../drafts/draft-keeper.ts';
import type { FormName } from '../shared/operations.ts';
import { type Sending, sendNow } from './send-now.ts';

/** For tests: a form of one field in a tab, which opens with what the device holds of it, as the components have it do. */
export class TestForm {
  readonly #form: FormName;
  readonly #inputOf: (text: string) => Record<string, unknown>;
  readonly #keeper: DraftKeeper;
  readonly #correcting: string | undefined;
  #text = '';

  /** `inputOf` gives the mutation's input; `correcting` is the item of the outbox that is edited. */
  constructor(form: FormName, inputOf: (text: string) => Record<string, unknown>, correcting?: string) {
    this.#form = form;
    this.#inputOf = inputOf;
    this.#correcting = correcting;
    this.#keeper = new DraftKeeper(form, correcting);
  }

  async open(): Promise<this> {
    const { values } = await this.#keeper.open(() => (this.#text ? { text: this.#text } : null));
    this.#text = values['text'] ?? '';
    return this;
  }

  type(text: string): void {
    this.#text = text;
  }

  async submit(): Promise<Sending> {
    const draft = this.#keeper.draft();
    const sending = await sendNow({
      form: this.#form,
      input: this.#inputOf(this.#text),
      draft: { ...draft, submissionId: this.#correcting ?? draft.submissionId },
      blobs: new Map(),
      release: this.#keeper.acquire(),
      isWatched: () => true,
    });
    if (sending.kind === 'failed' || sending.kind === 'lost') this.#keeper.sent = sending.sent;
    return sending;
  }

  /** The tab is closed or reloaded. */
  close(): void {
    this.#keeper.acquire()?.();
  }
}
