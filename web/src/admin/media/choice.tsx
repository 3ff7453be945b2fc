import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { PictureFieldsFragment } from '../../generated/admin-documents.ts';
import common from '../ui/common.module.css';
import { Modal } from '../ui/modal.tsx';
import { Library } from './library.tsx';

interface MediaChoiceProps {
  label?: string;
  onChoose: (picture: PictureFieldsFragment) => void;
}

/** Chooses one of the uploaded pictures, or uploads another. */
export function MediaChoice({ label = 'Choose from the media library', onChoose }: MediaChoiceProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  // Outside of the form around it, because forms do not nest.
  const library = (
    <Modal wide heading="Media library" onEscape={close}>
      <Library
        onChoose={(picture) => {
          close();
          onChoose(picture);
        }}
      />
      <div className={common.row}>
        <button type="button" className={common.link} onClick={close}>
          Cancel
        </button>
      </div>
    </Modal>
  );
  return (
    <>
      <button type="button" className={common.link} onClick={() => setIsOpen(true)}>
        {label}
      </button>
      {isOpen && createPortal(library, document.body)}
    </>
  );
}
