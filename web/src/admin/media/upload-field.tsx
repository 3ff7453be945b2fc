import { useId, useState } from 'react';
import { controlAttributes, Field } from '../../forms/fields/field.tsx';
import common from '../ui/common.module.css';

/** The state of a file's upload: its progress from 0 to 1, null if none runs, and why the last one failed. */
export function useUpload(upload: (file: File, onProgress: (share: number) => void) => Promise<void>) {
  const [share, setShare] = useState<number | null>(null);
  const [failure, setFailure] = useState<string>();

  async function send(file: File): Promise<void> {
    setFailure(undefined);
    setShare(0);
    try {
      await upload(file, setShare);
    } catch (thrown) {
      setFailure((thrown as Error).message);
    }
    setShare(null);
  }

  return { share, failure, send };
}

interface UploadFieldProps {
  label: string;
  hint: string;
  error: string | undefined;
  name: string;
  accept: string;
  /** The noun for the file, such as 'picture'. */
  of: string;
  share: number | null;
  send: (file: File) => Promise<void>;
}

/** A control that uploads a file at once, with its progress. */
export function UploadField({ label, hint, error, name, accept, of, share, send }: UploadFieldProps) {
  const id = useId();
  return (
    <>
      <Field id={id} {...{ label, hint, error }}>
        <input
          {...controlAttributes(id, { hint, error })}
          name={name}
          type="file"
          accept={accept}
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
        <progress className={common.progress} aria-label={`Upload of the ${of}`} value={share} max={1} />
      )}
    </>
  );
}
