import type { FormName } from '../../../rules/form/form-types.ts';
import { DraftKeeper } from '../../src/offline/drafts/draft-keeper.ts';
import type { Sending } from '../../src/offline/outbox/send-now.ts';

/** A form with one field in a tab. Uses the drafts as the components do. */
export class TestForm {
  readonly #inputOf: (text: string) => Record<string, unknown>;
  readonly #keeper: DraftKeeper;
  #text = '';

  /** `inputOf` returns the mutation's input. `correcting` is the id of the outbox item to correct. */
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

  /** Closes the tab. */
  close(): void {
    this.#keeper.close();
  }
}
