import { useId } from 'react';
import type { ContentPicture } from '../../../../../content/common/pictures.ts';
import { factsOf } from '../../../../../rules/field/field.ts';
import { alternativeText } from '../../../../../rules/form/picture.ts';
import control from '../../../forms/fields/field.module.css';
import { adviceIdOf, controlAttributes, errorIdOf } from '../../../forms/fields/field.tsx';
import { MediaChoice } from '../../media/choice.tsx';
import { useEntry } from '../form.ts';
import { changeButton } from '../item-tools.tsx';
import type { PictureViewProps } from '../picture.tsx';
import { pictureOfField } from '../values.ts';
import styles from './picture-tile.module.css';

/** A picture of a grid or a row with its alternative text. Its frame can be dragged. */
export function PictureTile({ field, label, name, value, onChange, onBlur }: PictureViewProps) {
  const { src, width, height, sources, ...picture } = value as ContentPicture;
  const id = useId();
  const { errors, suggestions } = useEntry();
  const error = errors[`${name}.alt`];
  const advice = suggestions.has(picture.alt);
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
        {advice && (
          <p className={styles.advice} id={adviceIdOf(id)}>
            Suggested text
          </p>
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
        {...controlAttributes(id, { advice, error })}
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
