import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { newsletterFailure } from '../../content/messages.ts';
import { footer } from '../../content/navigation.ts';
import buttons from '../../design/button.module.css';
import { Honeypot } from '../core/honeypot.tsx';
import styles from './form.module.css';
import type { NewsletterSender, Outcome } from './sender.ts';

/** The longest address the newsletter takes (docs/product.md); the sender checks it by the generated rules. */
const longestEmail = 36;

/** The newsletter form at the end of every page. Its program comes when the page is idle, or at the first press. */
export function NewsletterForm() {
  const id = useId();
  const { heading, label, button } = footer.newsletter;
  const { formRef, busy, outcome, onSubmit } = useNewsletter();
  const messageId = `${id}-message`;
  return (
    // Until the script is there a press does nothing, rather than put the address into the page's: 'dialog'.
    <form
      ref={formRef}
      className={styles.form}
      method="dialog"
      noValidate
      aria-label={heading}
      onSubmit={onSubmit}
    >
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.line}>
        <input
          id={id}
          name="email"
          className={styles.control}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={longestEmail}
          aria-invalid={outcome?.kind === 'invalid' || undefined}
          aria-describedby={outcome ? messageId : undefined}
        />
        <button className={buttons.button} type="submit" aria-busy={busy}>
          {button}
        </button>
      </div>
      <Honeypot />
      <div id={messageId} className={styles.message} data-kind={outcome?.kind}>
        {outcome && <p role="alert">{outcome.message}</p>}
      </div>
    </form>
  );
}

function useNewsletter() {
  const formRef = useRef<HTMLFormElement>(null);
  const sender = useRef<Promise<NewsletterSender>>(undefined);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { pathname, search } = useLocation();
  const correcting = new URLSearchParams(search).get('correct');

  useEffect(() => {
    let stop: (() => void) | undefined;
    let gone = false;
    const cancel = whenIdle(async () => {
      const opened = await openSender(formRef.current, sender, correcting).catch(() => undefined);
      if (!gone) stop = opened?.watch();
    });
    return () => {
      gone = true;
      cancel();
      stop?.();
      sender.current = undefined;
    };
  }, [correcting]);

  async function onSubmit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setOutcome(null);
    try {
      const opened = await openSender(formRef.current, sender, correcting);
      setOutcome((await opened?.send(pathname)) ?? null);
    } catch {
      // The program for it did not arrive: the address stays where it was typed.
      setOutcome({ kind: 'failure', message: newsletterFailure, clear: false });
    } finally {
      setBusy(false);
    }
  }

  return { formRef, busy, outcome, onSubmit };
}

/** The sender of a form, loaded once; a load that failed is tried again at the next press. */
async function openSender(
  form: HTMLFormElement | null,
  kept: { current: Promise<NewsletterSender> | undefined },
  correcting: string | null,
): Promise<NewsletterSender | undefined> {
  if (!form) return undefined;
  kept.current ??= import('./sender.ts').then((it) => it.NewsletterSender.open(form, correcting));
  return kept.current.catch((error: unknown) => {
    kept.current = undefined;
    throw error;
  });
}

/** Runs a task when the page has loaded and the browser has nothing better to do; the returned function calls it off. */
function whenIdle(task: () => Promise<void>): () => void {
  let off = false;
  const run = () => void (off || task());
  const wait = () => ('requestIdleCallback' in window ? requestIdleCallback(run) : setTimeout(run, 500));
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => {
    off = true;
  };
}
