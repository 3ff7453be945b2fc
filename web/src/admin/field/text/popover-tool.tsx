import { Fragment, type ReactNode, type Ref, useId, useState } from 'react';
import control from '../../../forms/fields/field.module.css';
import { Button } from '../../ui/button.tsx';
import common from '../../ui/common.module.css';
import modal from '../../ui/dialog/modal.module.css';
import styles from './popover-tool.module.css';
import { ToolButton, type ToolName } from './tool-button.tsx';

interface PopoverToolProps {
  ref?: Ref<HTMLButtonElement>;
  tool: ToolName;
  /** The label of the popover's button. */
  apply: string;
  /** Receives the popover, to read its controls. Returns a message if it cannot use them. */
  onApply: (box: HTMLElement) => string | undefined;
  /** Clears controls whose state is outside of the popover. */
  onClose?: () => void;
  /** `close` closes the popover and clears its controls. */
  children: (close: () => void) => ReactNode;
}

/** A tool of the editor with a popover for its input. */
export function PopoverTool({ ref, tool, apply, onApply, onClose, children }: PopoverToolProps) {
  const id = useId();
  const [error, setError] = useState<string>();
  const [closed, setClosed] = useState(0);
  const boxOf = () => document.getElementById(id);
  function close(): void {
    boxOf()?.hidePopover();
    setError(undefined);
    setClosed(closed + 1);
    onClose?.();
  }
  function run(): void {
    const box = boxOf();
    const message = box && onApply(box);
    if (message) setError(message);
    else close();
  }
  return (
    <>
      <ToolButton ref={ref} tool={tool} popoverTarget={id} />
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
          run();
        }}
      >
        <Fragment key={closed}>{children(close)}</Fragment>
        {error && (
          <p role="alert" className={control.error}>
            {error}
          </p>
        )}
        <div className={`${common.row} ${modal.answers}`}>
          <Button onClick={close}>Cancel</Button>
          <Button look="main" onClick={run}>
            {apply}
          </Button>
        </div>
      </div>
    </>
  );
}

/** Returns a control of the popover by its name. */
export function inputOf(box: HTMLElement, name: string): HTMLInputElement | null {
  return box.querySelector<HTMLInputElement>(`input[name="${name}"]`);
}
