import { type ComponentProps, type ReactNode, useState } from 'react';
import { Button } from '../button.tsx';
import { Modal } from './modal.tsx';

export interface ModalChoiceProps<Chosen>
  extends Pick<ComponentProps<typeof Button>, 'look' | 'of' | 'title' | 'disabled' | 'className'> {
  /** The content of the button. */
  label: ReactNode;
  heading: string;
  onChoose: (chosen: Chosen) => void;
  /** Renders the offer. `choose` closes the dialog. */
  children: (choose: (chosen: Chosen) => void) => ReactNode;
}

/** A button that opens a dialog in which something is chosen. */
export function ModalChoice<Chosen>(props: ModalChoiceProps<Chosen>) {
  const { label, heading, onChoose, children, ...button } = props;
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button {...button} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <Modal wide heading={heading} close="Cancel" onClose={close}>
          {children((chosen) => {
            close();
            onChoose(chosen);
          })}
        </Modal>
      )}
    </>
  );
}
