import { type ReactNode, useId, useRef } from 'react';
import { MAX_PHOTO_MB } from '../../../../rules/photo.ts';
import { controlAttributes, Field } from '../../forms/fields/field.tsx';
import type { PictureFieldsFragment } from '../../generated/admin-documents.ts';
import { Button } from '../ui/button.tsx';
import { useToasts } from '../ui/change/toast.tsx';
import common from '../ui/common.module.css';
import styles from './picture-upload.module.css';
import { failureIdOf, UploadRows } from './upload-rows.tsx';
import { pastedFiles } from './use-dropped-files.ts';
import { type Uploads, useUploads } from './use-uploads.ts';

/** Returns whether the device is used by fingers, which drop no files. */
export const isTouched = (): boolean => matchMedia('(pointer: coarse)').matches;

/** Says which files are taken, and how. */
function hintOf(multiple: boolean): string {
  if (multiple)
    return `${isTouched() ? 'At' : 'Choose files, drop them here or paste them, at'} most ${MAX_PHOTO_MB} MB each.`;
  return `${isTouched() ? 'At' : 'Choose a file, drop one here or paste one, at'} most ${MAX_PHOTO_MB} MB.`;
}

interface PictureUploadProps {
  legend: string;
  name?: string;
  /** Takes several pictures at once. */
  multiple?: boolean;
  error?: string | undefined;
  /** Returns the alternative text of a new picture; `index` counts the files of a choice or a drop. */
  suggest?: (file: File, index: number) => string;
  /** Called for each picture. */
  onUploaded: (picture: PictureFieldsFragment) => void;
  /** Above the file, among its other sources, and below. */
  before?: ReactNode;
  sources?: ReactNode;
  children?: ReactNode;
}

/** Uploads pictures as soon as they are chosen, from files, the clipboard or the camera of a phone. */
export function PictureUpload({ legend, before, sources, children, ...props }: PictureUploadProps) {
  const { name = 'picture', multiple = false, suggest, error, onUploaded } = props;
  const id = useId();
  const uploads = useUploads({
    suggest,
    onStored: ({ picture }, upload) => {
      onUploaded(picture);
      uploads.remove([upload]);
    },
  });
  const hint = hintOf(multiple);
  /** Returns whether there are files. */
  function take(files: Iterable<File>): boolean {
    const taken = multiple ? [...files] : [...files].slice(0, 1);
    // Another file replaces one that failed.
    if (taken.length > 0 && !multiple) uploads.remove(uploads.uploads);
    uploads.add(taken);
    return taken.length > 0;
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- The file input does the same.
    <fieldset
      className={styles.picture}
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes('Files')) event.preventDefault();
      }}
      onDrop={(event) => {
        // The upload of a dialog inside of this one has taken it.
        if (event.defaultPrevented) return;
        const { files } = event.dataTransfer;
        // The form takes several pictures.
        const isOfForm =
          !multiple && files.length > 1 && event.currentTarget.closest('form:has([data-drops])');
        if (!isOfForm && take(files)) event.preventDefault();
      }}
      onPaste={(event) => {
        if (!event.defaultPrevented && take(pastedFiles(event))) event.preventDefault();
      }}
    >
      <legend>{legend}</legend>
      {before}
      <Field id={id} label={multiple ? 'Files' : 'File'} {...{ hint, error }}>
        <input
          {...controlAttributes(id, { hint, error })}
          {...failuresOf(id, { hint, error }, uploads)}
          name={name}
          type="file"
          accept="image/*"
          multiple={multiple}
          className={`${common.file} ${common.stored}`}
          onChange={({ target }) => {
            take([...(target.files ?? [])]);
            // The same file can be chosen again after a failure.
            target.value = '';
          }}
        />
      </Field>
      <UploadRows uploads={uploads} />
      <div className={common.row}>
        {sources}
        <PasteButton of={legend} onFile={(file) => take([file])} />
        <CameraButton of={legend} onFiles={take} />
      </div>
      {children}
    </fieldset>
  );
}

/** Returns the attributes that connect the control to what failed; none if nothing did. */
function failuresOf(id: string, texts: Parameters<typeof controlAttributes>[1], { uploads }: Uploads) {
  const failed = uploads.filter(({ state }) => state === 'failed').map((upload) => failureIdOf(upload.id));
  if (failed.length === 0) return {};
  const described = [controlAttributes(id, texts)['aria-describedby'], ...failed];
  return { 'aria-describedby': described.filter(Boolean).join(' '), 'aria-invalid': true };
}

interface PasteButtonProps {
  of: string;
  onFile: (file: File) => void;
}

/** Takes the picture of the clipboard, where the browser can read it. */
function PasteButton({ of, onFile }: PasteButtonProps) {
  const { showToast } = useToasts();
  if (typeof navigator.clipboard?.read !== 'function') return null;

  async function paste(): Promise<void> {
    const file = await pictureInClipboard().catch(() => null);
    if (file) onFile(file);
    else showToast('The clipboard has no picture, or your browser didn’t allow reading it.', 'failure');
  }
  return (
    <Button look="link" of={of} onClick={paste}>
      Paste
    </Button>
  );
}

/** Returns the picture of the clipboard; null if it has none. Rejects if the browser forbids reading. */
async function pictureInClipboard(): Promise<File | null> {
  for (const item of await navigator.clipboard.read()) {
    const type = item.types.find((it) => it.startsWith('image/'));
    if (type) return new File([await item.getType(type)], 'Pasted picture', { type });
  }
  return null;
}

interface CameraButtonProps {
  of: string;
  onFiles: (files: File[]) => void;
}

/** Takes a photo, on devices with a touchscreen. */
function CameraButton({ of, onFiles }: CameraButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button look="link" of={`for ${of}`} className={styles.camera} onClick={() => input.current?.click()}>
        Take a photo
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept="image/*"
        capture="environment"
        aria-label={`Photo for ${of}`}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </>
  );
}
