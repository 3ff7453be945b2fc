import { type DragEvent, type ReactNode, useEffect, useRef } from 'react';
import { MAX_PHOTO_MB } from '../../../../rules/photo.ts';
import type { PictureFieldsFragment } from '../../generated/admin-documents.ts';
import styles from './picture-upload.module.css';
import { sendImage } from './upload.ts';
import { UploadField, useUpload } from './upload-field.tsx';

const hints = {
  one: `Choose a file, drop one here or paste one, at most ${MAX_PHOTO_MB} MB.`,
  several: `Choose files, drop them here or paste them, at most ${MAX_PHOTO_MB} MB each.`,
};

interface PictureUploadProps {
  legend: string;
  name?: string;
  /** Takes several pictures at once. */
  multiple?: boolean;
  error?: string | undefined;
  onUploaded: (pictures: PictureFieldsFragment[]) => void;
  /** Above and below the file. */
  before?: ReactNode;
  children?: ReactNode;
}

/** Uploads pictures as soon as they are chosen. */
export function PictureUpload({ legend, before, children, ...props }: PictureUploadProps) {
  const { name = 'picture', multiple = false, onUploaded } = props;
  // The form may change during the upload.
  const latest = useRef(onUploaded);
  useEffect(() => {
    latest.current = onUploaded;
  });
  const upload = useUpload(
    async (file, onProgress) => (await sendImage({ file, alt: '' }, onProgress)).picture,
  );
  const { share, failure } = upload;
  const error = failure ?? props.error;
  const hint = hints[multiple ? 'several' : 'one'];
  async function send(files: readonly File[]): Promise<void> {
    const pictures = await upload.send(files);
    if (pictures.length > 0) latest.current(pictures);
  }
  /** Returns whether there are files. */
  function take(files: FileList): boolean {
    if (files.length > 0) void send(multiple ? [...files] : [...files].slice(0, 1));
    return files.length > 0;
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- The file input does the same.
    <fieldset
      className={styles.picture}
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes('Files')) event.preventDefault();
      }}
      onDrop={(event: DragEvent) => {
        if (take(event.dataTransfer.files)) event.preventDefault();
      }}
      onPaste={({ clipboardData }) => {
        take(clipboardData.files);
      }}
    >
      <legend>{legend}</legend>
      {before}
      <UploadField
        label={multiple ? 'Files' : 'File'}
        accept="image/*"
        of={multiple ? 'pictures' : 'picture'}
        {...{ hint, error, name, multiple, share, send }}
      />
      {children}
    </fieldset>
  );
}
