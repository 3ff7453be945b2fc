import { useId } from 'react';
import type { ContentPicture } from '../../../../../content/common/pictures.ts';
import { factsOf } from '../../../../../rules/field/field.ts';
import { alternativeText } from '../../../../../rules/form/picture.ts';
import control from '../../../forms/fields/field.module.css';
import { adviceIdOf, controlAttributes, errorIdOf } from '../../../forms/fields/field.tsx';
import { drawing } from '../../../sections/base/icons.tsx';
import { MediaChoice } from '../../media/choice.tsx';
import { Button } from '../../ui/button.tsx';
import { useEntry } from '../form.ts';
import { changeButton } from '../item-tools.tsx';
import type { PictureViewProps } from '../picture.tsx';
import { useSuggestedText } from '../use-suggested-text.ts';
import { pictureOfField } from '../values.ts';
import styles from './picture-tile.module.css';

const Check = drawing('M5 12l5 5L19 7', 18);

/** A picture of a grid or a row with its alternative text. Its frame can be dragged. */
export function PictureTile({ field, label, name, value, onChange, onBlur }: PictureViewProps) {
  const { src, width, height, sources, ...picture } = value as ContentPicture;
  const id = useId();
  const { errors } = useEntry();
  const error = errors[`${name}.alt`];
  const { isSuggested, confirm } = useSuggestedText({ src, alt: picture.alt });
  return (
    <div className={styles.tile}>
      <div className={styles.frame} draggable>
        {sources.length > 0 && (
          <picture>
            {sources.map(({ type, srcset }) => (
              <source key={type} type={type} srcSet={srcset} sizes="10rem" />
            ))}
            <img src={src} alt="" width={width} height={height} draggable={false} />
          </picture>
        )}
        {isSuggested && (
          <>
            <p className={styles.advice} id={adviceIdOf(id)}>
              Suggested text
            </p>
            <Button
              look="tool"
              className={styles.confirm}
              title="It’s right"
              of={`for ${label}`}
              onClick={confirm}
            >
              <Check />
              <span className="visually-hidden">It’s right</span>
            </Button>
          </>
        )}
      </div>
      <MediaChoice
        {...changeButton}
        className={`${changeButton.className} ${styles.change}`}
        of={label}
        onChoose={(chosen) => onChange(pictureOfField(chosen))}
      />
      <p className={styles.caption}>{field.label}</p>
      <label className="visually-hidden" htmlFor={id}>
        Alternative text: {label}
      </label>
      <textarea
        {...controlAttributes(id, { advice: isSuggested, error })}
        name={`${name}.alt`}
        className={control.control}
        rows={3}
        placeholder="Alternative text"
        maxLength={factsOf(alternativeText).maxLength}
        value={picture.alt}
        onChange={({ target }) => onChange({ ...(value as ContentPicture), alt: target.value })}
        onBlur={onBlur}
      />
      {error && (
        <p className={control.error} id={errorIdOf(id)}>
          {error}
        </p>
      )}
    </div>
  );
}
