import { useEffect, useId, useRef, useState } from 'react';
import type { ContentPicture } from '../../content/common/pictures.ts';
import control from '../../forms/fields/field.module.css';
import { controlAttributes, Field } from '../../forms/fields/field.tsx';
import { sendImage } from '../editor/upload.ts';
import common from '../ui/common.module.css';
import type { ControlProps } from './control.tsx';
import { FocalPoint } from './focal-point.tsx';
import styles from './picture.module.css';
import { noPicture } from './values.ts';

const hint = 'Choose a file or drop one here, at most 10 MB.';
const altHint = 'For people who can’t see the picture: screen readers read it aloud.';

/** A picture: its file, which is uploaded at once, its alternative text, and its focal point. */
export function PictureControl(props: ControlProps) {
  const { field, label, name, value, errors, onChange } = props;
  const picture = (value ?? noPicture) as ContentPicture;
  const id = useId();
  const altId = useId();
  const { share, failure, replace } = useReplacement(props);
  const error = failure ?? errors[name] ?? errors[`${name}.src`];
  const altError = errors[`${name}.alt`];
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- The file input does the same.
    <fieldset
      className={styles.picture}
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes('Files')) event.preventDefault();
      }}
      onDrop={(event) => {
        const file = event.dataTransfer.files[0];
        if (!file) return;
        event.preventDefault();
        void replace(file);
      }}
    >
      <legend>{label}</legend>
      <FocalPoint name={name} picture={picture} onChange={(focus) => onChange({ ...picture, focus })} />
      <Field id={id} label="File" hint={hint} error={error}>
        <input
          {...controlAttributes(id, { hint, error })}
          name={name}
          type="file"
          accept="image/*"
          className={common.file}
          onChange={({ target }) => {
            const file = target.files?.[0];
            // The same file can be chosen again after a failure.
            target.value = '';
            if (file) void replace(file);
          }}
        />
      </Field>
      {share !== null && (
        <progress className={common.progress} aria-label="Upload of the picture" value={share} max={1} />
      )}
      <Field id={altId} label="Alternative text" hint={altHint} error={altError}>
        <textarea
          {...controlAttributes(altId, { hint: altHint, error: altError })}
          name={`${name}.alt`}
          className={control.control}
          rows={3}
          maxLength={500}
          value={picture.alt}
          onChange={({ target }) => onChange({ ...picture, alt: target.value })}
        />
      </Field>
      {field.optional && value !== undefined && (
        <button type="button" className={common.link} onClick={() => onChange(undefined)}>
          Remove the picture<span className="visually-hidden"> {label}</span>
        </button>
      )}
    </fieldset>
  );
}

/** Returns the function that uploads a file in place of the picture, and the share that is uploaded, null at rest. */
function useReplacement(props: ControlProps) {
  const [share, setShare] = useState<number | null>(null);
  const [failure, setFailure] = useState<string>();
  // The form may change during the upload.
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  async function replace(file: File): Promise<void> {
    setFailure(undefined);
    setShare(0);
    try {
      const { picture } = await sendImage({ file, alt: '' }, setShare);
      // The text and the focal point belong to the picture that is replaced.
      latest.current.onChange({ ...picture, alt: '' });
    } catch (error) {
      setFailure((error as Error).message);
    }
    setShare(null);
  }
  return { share, failure, replace };
}
