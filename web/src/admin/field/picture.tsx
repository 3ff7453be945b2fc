import { type DragEvent, useEffect, useId, useRef, useState } from 'react';
import type { ContentPicture } from '../../content/common/pictures.ts';
import control from '../../forms/fields/field.module.css';
import { controlAttributes, Field } from '../../forms/fields/field.tsx';
import { useDescribePictureMutation, usePicturesAtQuery } from '../../generated/admin-hooks.ts';
import { sendImage } from '../media/upload.ts';
import common from '../ui/common.module.css';
import type { ControlProps } from './control.tsx';
import { FocalPoint } from './focal-point.tsx';
import { useEntry } from './form.ts';
import { MediaChoice } from './media-choice.tsx';
import styles from './picture.module.css';
import { noPicture } from './values.ts';

const hint = 'Choose a file, drop one here or paste one, at most 10 MB.';
const altHint = 'For people who can’t see the picture: screen readers read it aloud.';

/** A picture: its file, which is uploaded at once, its alternative text, and its focal point. */
export function PictureControl(props: ControlProps) {
  return props.field.focal === false ? <StoredPicture {...props} /> : <PictureFields {...props} />;
}

/** A picture that is stored as its URL. Its alternative text belongs to the picture, wherever it is used. */
function StoredPicture({ value, onChange, ...props }: ControlProps) {
  const url = String(value ?? '');
  const { data } = usePicturesAtQuery({ variables: { urls: [url] }, skip: !url });
  const [describe] = useDescribePictureMutation();
  const { keepPending } = useEntry();
  const [chosen, setChosen] = useState<ContentPicture>();
  const stored = data?.picturesAt[0]?.picture;
  const known = chosen?.src === url ? chosen : url ? { ...(stored ?? noPicture), src: url } : undefined;
  return (
    <PictureFields
      {...props}
      value={known}
      onChange={(changed) => {
        const picture = changed as ContentPicture | undefined;
        setChosen(picture);
        if (picture?.src !== url) onChange(picture?.src ?? '');
      }}
      onBlur={() => {
        if (!chosen || chosen.alt === stored?.alt) return;
        keepPending(describe({ variables: { url, alt: chosen.alt }, refetchQueries: ['PicturesAt'] }));
      }}
    />
  );
}

function PictureFields(props: ControlProps & { onBlur?: () => void }) {
  const { field, label, name, value, onChange } = props;
  const { errors } = useEntry();
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
      onDrop={(event: DragEvent) => {
        const file = event.dataTransfer.files[0];
        if (!file) return;
        event.preventDefault();
        void replace(file);
      }}
      onPaste={({ clipboardData }) => {
        const file = clipboardData.files[0];
        if (file) void replace(file);
      }}
    >
      <legend>{label}</legend>
      {field.focal === false ? (
        // Only a picture of this site has sources.
        picture.sources.length > 0 && <img src={picture.src} alt="" width={160} height={100} />
      ) : (
        <FocalPoint name={name} picture={picture} onChange={(focus) => onChange({ ...picture, focus })} />
      )}
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
      <MediaChoice onChoose={(chosen) => onChange({ ...chosen })} />
      {(picture.src || altError) && (
        <Field id={altId} label="Alternative text" hint={altHint} error={altError}>
          <textarea
            {...controlAttributes(altId, { hint: altHint, error: altError })}
            name={`${name}.alt`}
            className={control.control}
            rows={3}
            maxLength={500}
            value={picture.alt}
            onChange={({ target }) => onChange({ ...picture, alt: target.value })}
            onBlur={props.onBlur}
          />
        </Field>
      )}
      {(field.optional || field.required === false) && picture.src && (
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
