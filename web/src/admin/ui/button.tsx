import { type ComponentProps, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import buttons from '../../design/button.module.css';
import { focusPart } from '../../lib/focus-part.ts';
import common from './common.module.css';
import modal from './dialog/modal.module.css';
import { Modal } from './dialog/modal.tsx';

/** A question whose answer confirms an action. */
export interface Question {
  question: string;
  /** Details or consequences. */
  text?: string;
  yes: string;
  no?: string;
}

/** A `tool` has the style of the place around it. */
const looks = { main: buttons.button, quiet: buttons.quiet, link: common.link, tool: undefined };

interface ButtonProps extends Omit<ComponentProps<'button'>, 'onClick'> {
  look?: keyof typeof looks;
  /** Completes the accessible name: the item that the action changes. */
  of?: string | undefined;
  /** A confirmation before the action. */
  ask?: Question | undefined;
  onClick?: () => unknown;
}

/** A button of the admin area. Ignores presses until its action has ended. */
export function Button({ look = 'quiet', of, ask, onClick, className, children, ...rest }: ButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  // A filled button that does nothing would look like a washed-out one.
  const shown = look === 'main' && rest.disabled && !rest['aria-busy'] ? 'quiet' : look;

  function run(): void {
    const result = isBusy || onClick?.();
    if (!(result instanceof Promise)) return;
    setBusy(true);
    void result.finally(() => setBusy(false));
  }

  return (
    <>
      <button
        ref={useKeptFocus(rest.disabled)}
        type="button"
        aria-busy={isBusy || undefined}
        {...rest}
        className={[looks[shown], className].filter(Boolean).join(' ') || undefined}
        onClick={() => (ask ? setAsking(true) : run())}
      >
        {children}
        {of && <span className="visually-hidden"> {of}</span>}
      </button>
      {ask && isAsking && (
        <ConfirmDialog
          {...ask}
          onNo={() => setAsking(false)}
          onYes={() => {
            setAsking(false);
            run();
          }}
        />
      )}
    </>
  );
}

/** Returns the ref of a button whose focus passes to its section when it is removed or disabled. */
function useKeptFocus(disabled = false): RefObject<HTMLButtonElement | null> {
  const ref = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (disabled) passFocus(ref.current);
  }, [disabled]);
  useLayoutEffect(() => {
    const button = ref.current;
    return () => passFocus(button);
  }, []);
  return ref;
}

function passFocus(button: HTMLButtonElement | null): void {
  const section = button?.closest<HTMLElement>('section, dialog, main');
  if (!section || document.activeElement !== button) return;
  focusPart(section);
}

interface ConfirmDialogProps extends Question {
  /** Disables the `yes` button. */
  disabled?: boolean | undefined;
  onYes: () => void;
  onNo: () => void;
  /** Called on Escape; defaults to `onNo`. */
  onEscape?: () => void;
}

/** Asks for confirmation. The first button, which changes nothing, has the focus; the last one is primary. */
export function ConfirmDialog({
  question,
  text,
  onYes,
  onNo,
  onEscape = onNo,
  ...props
}: ConfirmDialogProps) {
  const { yes, no = 'Keep it', disabled } = props;
  return (
    <Modal heading={question} onEscape={onEscape}>
      {text && <p>{text}</p>}
      <div className={`${common.row} ${modal.answers}`}>
        <Button onClick={onNo}>{no}</Button>
        <Button look="main" disabled={disabled} onClick={onYes}>
          {yes}
        </Button>
      </div>
    </Modal>
  );
}
