import { useState } from 'react';
import type { PictureFieldsFragment } from '../../generated/admin-documents.ts';
import { Button } from '../ui/button.tsx';
import common from '../ui/common.module.css';
import { Modal } from '../ui/dialog/modal.tsx';
import { noFilters } from './filters.ts';
import styles from './library.module.css';
import { Library } from './library.tsx';
import { PictureUpload } from './picture-upload.tsx';
import { Tile } from './tile.tsx';

interface MediaChoiceProps {
  label?: string;
  /** Completes the accessible name. */
  of?: string;
  onChoose: (picture: PictureFieldsFragment) => void;
}

/** Chooses one of the uploaded pictures, or uploads another. */
export function MediaChoice({ label = 'Choose from the media library', of, onChoose }: MediaChoiceProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button look="link" of={of} onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <ChoiceDialog
          onChoose={(picture) => {
            setIsOpen(false);
            onChoose(picture);
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}

interface ChoiceDialogProps {
  onChoose: (picture: PictureFieldsFragment) => void;
  onClose: () => void;
}

function ChoiceDialog({ onChoose, onClose }: ChoiceDialogProps) {
  const [filters, setFilters] = useState(noFilters);
  return (
    <Modal wide heading="Media library" onEscape={onClose}>
      <div className={styles.choice}>
        <PictureUpload legend="Upload a picture" onUploaded={onChoose} />
        <Library
          filters={filters}
          onFilter={(name, value) => setFilters({ ...filters, page: '', [name]: value })}
          onClear={() => setFilters(noFilters)}
          renderTile={(media) => (
            <Button look="tool" className={styles.tile} onClick={() => onChoose(media.picture)}>
              <span className="visually-hidden">Choose </span>
              <Tile media={media} />
            </Button>
          )}
        />
      </div>
      <div className={common.row}>
        <Button look="link" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Modal>
  );
}
