import { type DragEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { controlAttributes, Field } from '../../forms/fields/field.tsx';
import type { PictureFieldsFragment } from '../../generated/admin-documents.ts';
import common from '../ui/common.module.css';
import styles from './picture-upload.module.css';
import { sendImage } from './upload.ts';

const hint = 'Choose a file, drop one here or paste one, at most 10 MB.';

interface PictureUploadProps {
  legend: string;
  label: string;
  name?: string;
  error?: string | undefined;
  onUploaded: (picture: PictureFieldsFragment) => void;
  /** Above and below the file. */
  before?: ReactNode;
  children?: ReactNode;
}

/** Uploads a picture at once. */
export function PictureUpload({ legend, before, children, ...props }: PictureUploadProps) {
  const { label, name = 'picture', onUploaded } = props;
  const id = useId();
  const [share, setShare] = useState<number | null>(null);
  const [failure, setFailure] = useState<string>();
  const error = failure ?? props.error;
  // The form may change during the upload.
  const latest = useRef(onUploaded);
  useEffect(() => {
    latest.current = onUploaded;
  });

  async function send(file: File): Promise<void> {
    setFailure(undefined);
    setShare(0);
    try {
      latest.current((await sendImage({ file, alt: '' }, setShare)).picture);
    } catch (thrown) {
      setFailure((thrown as Error).message);
    }
    setShare(null);
  }

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
        void send(file);
      }}
      onPaste={({ clipboardData }) => {
        const file = clipboardData.files[0];
        if (file) void send(file);
      }}
    >
      <legend>{legend}</legend>
      {before}
      <Field id={id} label={label} hint={hint} error={error}>
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
            if (file) void send(file);
          }}
        />
      </Field>
      {share !== null && (
        <progress className={common.progress} aria-label="Upload of the picture" value={share} max={1} />
      )}
      {children}
    </fieldset>
  );
}
