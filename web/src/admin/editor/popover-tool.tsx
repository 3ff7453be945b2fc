import { type ReactNode, useId } from 'react';
import common from '../ui/common.module.css';
import styles from './rich-text.module.css';

interface PopoverToolProps {
  label: string;
  /** The button in the box that applies it. */
  apply: string;
  /** Gets what stands in the box's controls, by name. */
  onApply: (box: HTMLElement) => void;
  children: ReactNode;
}

/** A tool of the editor that asks for something first, in a box of its own. */
export function PopoverTool({ label, apply, onApply, children }: PopoverToolProps) {
  const id = useId();
  function run(from: HTMLElement): void {
    const box = from.closest<HTMLElement>('[popover]');
    if (!box) return;
    box.hidePopover();
    onApply(box);
    for (const input of box.querySelectorAll('input')) input.value = '';
  }
  return (
    <>
      <button type="button" popoverTarget={id}>
        {label}
      </button>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- It only lets Enter press the button in it. */}
      <div
        id={id}
        popover="auto"
        className={styles.box}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
          event.preventDefault();
          run(event.currentTarget);
        }}
      >
        {children}
        <button type="button" className={common.link} onClick={(event) => run(event.currentTarget)}>
          {apply}
        </button>
      </div>
    </>
  );
}

/** What was typed into, or chosen in, a control of the box. */
export function inputOf(box: HTMLElement, name: string): HTMLInputElement | null {
  return box.querySelector<HTMLInputElement>(`input[name="${name}"]`);
}
