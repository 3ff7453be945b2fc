import { type DragEvent, type ReactNode, useEffect, useRef } from 'react';
import { MAX_PHOTO_MB } from '../../../../rules/photo.ts';
import type { PictureFieldsFragment } from '../../generated/admin-documents.ts';
import styles from './picture-upload.module.css';
import { sendImage } from './upload.ts';
import { UploadField, useUpload } from './upload-field.tsx';

const hint = `Choose a file, drop one here or paste one, at most ${MAX_PHOTO_MB} MB.`;

interface PictureUploadProps {
  legend: string;
  name?: string;
  error?: string | undefined;
  onUploaded: (picture: PictureFieldsFragment) => void;
  /** Above and below the file. */
  before?: ReactNode;
  children?: ReactNode;
}

/** Uploads a picture at once. */
export function PictureUpload({ legend, before, children, ...props }: PictureUploadProps) {
  const { name = 'picture', onUploaded } = props;
  // The form may change during the upload.
  const latest = useRef(onUploaded);
  useEffect(() => {
    latest.current = onUploaded;
  });
  const { share, failure, send } = useUpload(async (file, onProgress) =>
    latest.current((await sendImage({ file, alt: '' }, onProgress)).picture),
  );
  const error = failure ?? props.error;

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
      <UploadField label="File" accept="image/*" of="picture" {...{ hint, error, name, share, send }} />
      {children}
    </fieldset>
  );
}
