import { newsletterQueued, notKept } from '../../content/copy/offline.ts';
import { newsletterFailure, newsletterSuccess } from '../../content/messages.ts';
import { footer } from '../../content/navigation.ts';
import { newsletterInputSchema } from '../../generated/rules.ts';
import { fillIn, isUntouched, readValues } from '../../lib/form-values.ts';
import { DraftKeeper } from '../../offline/drafts/draft-keeper.ts';
import { type Sending, sendNow } from '../../offline/outbox/send-now.ts';
import { readItem } from '../../offline/outbox/store.ts';
import { check } from '../core/check.ts';

/** What became of a press of the button. `clear`: the field is to be emptied. */
export interface Outcome {
  kind: 'success' | 'failure' | 'kept' | 'invalid';
  message: string;
  clear: boolean;
}

/**
 * Keeps and sends one newsletter form. It works on the form's own control, so that it may arrive long after the form: the
 * footer of every page has one, and few are used.
 */
export class NewsletterSender {
  readonly #form: HTMLFormElement;
  readonly #keeper: DraftKeeper;
  readonly #opened: Promise<void>;

  private constructor(form: HTMLFormElement, correcting: string | undefined) {
    this.#form = form;
    this.#keeper = new DraftKeeper('newsletter', correcting);
    const read = () => (isUntouched(form) ? null : readValues(form));
    this.#opened = this.#keeper.open(read).then(({ values }) => {
      fillIn(form, values);
      // Something may have been typed before this was here.
      this.#keeper.save();
    });
  }

  /** Takes a form over; `correcting` is the id in the page's address, which may be one of another form. */
  static async open(form: HTMLFormElement, correcting: string | null): Promise<NewsletterSender> {
    const item = correcting ? await readItem(correcting).catch(() => undefined) : undefined;
    return new NewsletterSender(form, item?.form === 'newsletter' ? item.submissionId : undefined);
  }

  /** Keeps what is typed from now on; the returned function ends it. */
  watch(): () => void {
    const save = () => this.#keeper.save();
    const stop = this.#keeper.watch();
    this.#form.addEventListener('input', save);
    return () => {
      stop();
      this.#form.removeEventListener('input', save);
    };
  }

  /** Sends what is typed; `page` is the path on which the visitor consents. */
  async send(page: string): Promise<Outcome> {
    await this.#opened;
    const values = readValues(this.#form);
    const { submissionId } = this.#keeper;
    const { consentVersion } = footer.newsletter;
    const verdict = check(newsletterInputSchema, { ...values, page, consentVersion, submissionId });
    if (!verdict.ok) {
      const [message = newsletterFailure] = Object.values(verdict.errors);
      return { kind: 'invalid', message, clear: false };
    }
    const sending = await this.#send(verdict.input);
    if (sending.kind === 'failed' || sending.kind === 'lost') this.#keeper.sent = sending.sent;
    const outcome = outcomeOf(sending);
    if (outcome.clear) this.#form.reset();
    if (sending.kind === 'accepted' || sending.kind === 'kept') await this.#keeper.clear();
    else this.#keeper.save();
    return outcome;
  }

  async #send(input: Record<string, unknown>): Promise<Sending> {
    this.#keeper.pause(true);
    return sendNow({
      form: 'newsletter',
      input,
      draft: this.#keeper.draft(),
      blobs: new Map(),
      release: this.#keeper.acquire(),
      isWatched: () => this.#form.isConnected,
    }).finally(() => this.#keeper.pause(false));
  }
}

function outcomeOf(sending: Sending): Outcome {
  switch (sending.kind) {
    case 'accepted':
      return { kind: 'success', message: newsletterSuccess, clear: true };
    case 'failed':
      return { kind: 'failure', message: newsletterFailure, clear: true };
    case 'kept':
      return { kind: 'kept', message: newsletterQueued, clear: true };
    case 'lost':
      return { kind: 'failure', message: notKept, clear: false };
  }
}
