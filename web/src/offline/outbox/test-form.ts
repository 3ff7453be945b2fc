import { DraftKeeper } from '../drafts/draft-keeper.ts';
import type { FormName } from '../shared/operations.ts';
import type { Sending } from './send-now.ts';

/** For tests: a form of one field in a tab, which opens with what the device holds of it, as the components have it do. */
export class TestForm {
  readonly #inputOf: (text: string) => Record<string, unknown>;
  readonly #keeper: DraftKeeper;
  #text = '';

  /** `inputOf` gives the mutation's input; `correcting` is the item of the outbox that is edited. */
  constructor(form: FormName, inputOf: (text: string) => Record<string, unknown>, correcting?: string) {
    this.#inputOf = inputOf;
    this.#keeper = new DraftKeeper(form, correcting);
  }

  async open(): Promise<this> {
    const { values } = await this.#keeper.open(() =>
      this.#text ? { values: { text: this.#text }, photos: [] } : null,
    );
    this.#text = values['text'] ?? '';
    return this;
  }

  type(text: string): void {
    this.#text = text;
  }

  submit(): Promise<Sending> {
    const input = this.#inputOf(this.#text);
    return this.#keeper.send({ text: this.#text }, { input, blobs: new Map(), isWatched: () => true });
  }

  /** The tab is closed or reloaded. */
  close(): void {
    this.#keeper.close();
  }
}
