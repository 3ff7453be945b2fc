import { useState } from 'react';
import type { PictureFieldsFragment } from '../../generated/admin-documents.ts';
import { Button } from '../ui/button.tsx';
import common from '../ui/common.module.css';
import { Modal } from '../ui/dialog/modal.tsx';
import { Library } from './library.tsx';

interface MediaChoiceProps {
  label?: string;
  onChoose: (picture: PictureFieldsFragment) => void;
}

/** Chooses one of the uploaded pictures, or uploads another. */
export function MediaChoice({ label = 'Choose from the media library', onChoose }: MediaChoiceProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button look="link" onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <Modal wide heading="Media library" onEscape={close}>
          <Library
            onChoose={(picture) => {
              close();
              onChoose(picture);
            }}
          />
          <div className={common.row}>
            <Button look="link" onClick={close}>
              Cancel
            </Button>
          </div>
        </Modal>
      )}
    </>
  );
}
