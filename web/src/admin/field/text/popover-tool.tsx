import { type ReactNode, useId, useState } from 'react';
import common from '../../ui/common.module.css';
import styles from './rich-text.module.css';
import { ToolButton, type ToolName } from './tool-button.tsx';

interface PopoverToolProps {
  tool: ToolName;
  /** The label of the popover's button. */
  apply: string;
  /** Receives the popover, to read its controls. Returns a message if it cannot use them. */
  onApply: (box: HTMLElement) => string | undefined;
  children: ReactNode;
}

/** A tool of the editor with a popover for its input. */
export function PopoverTool({ tool, apply, onApply, children }: PopoverToolProps) {
  const id = useId();
  const [error, setError] = useState<string>();
  function run(from: HTMLElement): void {
    const box = from.closest<HTMLElement>('[popover]');
    if (!box) return;
    const message = onApply(box);
    setError(message);
    if (message) return;
    box.hidePopover();
    for (const input of box.querySelectorAll('input')) input.value = '';
  }
  return (
    <>
      <ToolButton tool={tool} popoverTarget={id} />
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- It only lets Enter press the button in it. */}
      <div
        id={id}
        popover="auto"
        className={styles.box}
        onToggle={({ currentTarget, newState }) => {
          if (newState === 'open') currentTarget.querySelector('input')?.focus({ preventScroll: true });
        }}
        onKeyDown={(event) => {
          const { key, target, currentTarget } = event;
          // A dialog that the popover opens is not in its element.
          if (key !== 'Enter' || !(target instanceof HTMLInputElement) || !currentTarget.contains(target))
            return;
          event.preventDefault();
          run(currentTarget);
        }}
      >
        {children}
        {error && <p role="alert">{error}</p>}
        <button type="button" className={common.link} onClick={(event) => run(event.currentTarget)}>
          {apply}
        </button>
      </div>
    </>
  );
}

/** Returns a control of the popover by its name. */
export function inputOf(box: HTMLElement, name: string): HTMLInputElement | null {
  return box.querySelector<HTMLInputElement>(`input[name="${name}"]`);
}
