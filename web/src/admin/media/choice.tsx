import { useState } from 'react';
import type { PictureFieldsFragment } from '../../generated/admin-documents.ts';
import { counted } from '../counted.ts';
import { Button } from '../ui/button.tsx';
import common from '../ui/common.module.css';
import { ModalChoice, type ModalChoiceProps } from '../ui/dialog/modal-choice.tsx';
import { noFilters } from './filters.ts';
import styles from './library.module.css';
import { Library } from './library.tsx';
import { PictureUpload } from './picture-upload.tsx';
import { suggestedText } from './suggestion.ts';
import { Tile } from './tile.tsx';

const button = { label: 'Choose from the media library', look: 'link', heading: 'Media library' } as const;

type ButtonProps<Chosen> = Partial<Omit<ModalChoiceProps<Chosen>, 'onChoose' | 'heading' | 'children'>> &
  Pick<ModalChoiceProps<Chosen>, 'onChoose'>;

/** Chooses one of the uploaded pictures, or uploads another. */
export const MediaChoice = (props: ButtonProps<PictureFieldsFragment>) => (
  <ModalChoice<PictureFieldsFragment> {...button} {...props}>
    {(choose) => (
      <div className={styles.choice}>
        <Offer onPress={choose} />
        <PictureUpload
          legend="Upload a picture"
          suggest={({ name }) => suggestedText(name)}
          onUploaded={choose}
        />
      </div>
    )}
  </ModalChoice>
);

interface MediaChoicesProps extends ButtonProps<PictureFieldsFragment[]> {
  max: number;
}

/** Chooses several of the uploaded pictures, in the order in which they are pressed. */
export const MediaChoices = ({ max, ...props }: MediaChoicesProps) => (
  <ModalChoice<PictureFieldsFragment[]> {...button} {...props}>
    {(choose) => <Offers max={max} onChoose={choose} />}
  </ModalChoice>
);

function Offers({ max, onChoose }: Pick<MediaChoicesProps, 'max' | 'onChoose'>) {
  const [chosen, setChosen] = useState<PictureFieldsFragment[]>([]);
  const count = chosen.length;
  const placeOf = ({ src }: PictureFieldsFragment) => chosen.findIndex((it) => it.src === src) + 1;
  const press = (picture: PictureFieldsFragment) =>
    setChosen(placeOf(picture) > 0 ? chosen.filter(({ src }) => src !== picture.src) : [...chosen, picture]);
  return (
    <>
      <div className={styles.choice}>
        <Offer onPress={press} placeOf={placeOf} isFull={count >= max} />
      </div>
      <div className={common.row}>
        <Button look="main" disabled={count === 0} onClick={() => onChoose(chosen)}>
          Use {count > 0 ? counted(count, 'picture') : 'pictures'}
        </Button>
      </div>
    </>
  );
}

interface OfferProps {
  onPress: (picture: PictureFieldsFragment) => void;
  /** Of several that are chosen: returns the place of a picture, from 1; 0 if it is not chosen. */
  placeOf?: (picture: PictureFieldsFragment) => number;
  /** Whether no further one can be chosen. */
  isFull?: boolean;
}

function Offer({ onPress, placeOf, isFull = false }: OfferProps) {
  const [filters, setFilters] = useState(noFilters);
  return (
    <Library
      filters={filters}
      onFilter={(name, value) => setFilters({ ...filters, page: '', [name]: value })}
      onClear={() => setFilters(noFilters)}
      renderTile={(media) => {
        const place = placeOf?.(media.picture);
        return (
          <Button
            look="tool"
            className={styles.tile}
            aria-pressed={place === undefined ? undefined : place > 0}
            disabled={isFull && place === 0}
            onClick={() => onPress(media.picture)}
          >
            <span className="visually-hidden">Choose </span>
            <Tile media={media} />
            {Boolean(place) && (
              <span className={styles.place} aria-hidden="true">
                {place}
              </span>
            )}
          </Button>
        );
      }}
    />
  );
}
