import { useState } from 'react';
import type { PictureFieldsFragment } from '../../generated/admin-documents.ts';
import { Button } from '../ui/button.tsx';
import { ModalChoice, type ModalChoiceProps } from '../ui/dialog/modal-choice.tsx';
import { noFilters } from './filters.ts';
import styles from './library.module.css';
import { Library } from './library.tsx';
import { PictureUpload } from './picture-upload.tsx';
import { Tile } from './tile.tsx';

type MediaChoiceProps = Partial<Omit<ModalChoiceProps<PictureFieldsFragment>, 'heading' | 'children'>> &
  Pick<OfferProps, 'onChoose'>;

/** Chooses one of the uploaded pictures, or uploads another. */
export const MediaChoice = (props: MediaChoiceProps) => (
  <ModalChoice<PictureFieldsFragment>
    label="Choose from the media library"
    look="link"
    {...props}
    heading="Media library"
  >
    {(choose) => <Offer onChoose={choose} />}
  </ModalChoice>
);

interface OfferProps {
  onChoose: (picture: PictureFieldsFragment) => void;
}

function Offer({ onChoose }: OfferProps) {
  const [filters, setFilters] = useState(noFilters);
  return (
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
  );
}
