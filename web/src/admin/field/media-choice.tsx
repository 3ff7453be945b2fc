import { useState } from 'react';
import type { MediaFieldsFragment } from '../../generated/admin-documents.ts';
import { Library } from '../media/library.tsx';
import common from '../ui/common.module.css';
import { Modal } from '../ui/modal.tsx';

interface MediaChoiceProps {
  onChoose: (picture: MediaFieldsFragment['picture']) => void;
}

/** Chooses one of the uploaded pictures again. */
export function MediaChoice({ onChoose }: MediaChoiceProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <button type="button" className={common.link} onClick={() => setIsOpen(true)}>
        Choose from the media library
      </button>
      {isOpen && (
        <Modal wide heading="Media library" onEscape={close}>
          <Library
            onChoose={({ picture }) => {
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
      )}
    </>
  );
}
