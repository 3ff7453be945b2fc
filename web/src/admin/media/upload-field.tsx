import { useId, useState } from 'react';
import { controlAttributes, Field } from '../../forms/fields/field.tsx';
import common from '../ui/common.module.css';

/** The state of an upload of a file: its progress from 0 to 1, null if none runs, and why it failed. */
export function useUpload<Result>(
  upload: (file: File, onProgress: (share: number) => void) => Promise<Result>,
) {
  const [share, setShare] = useState<number | null>(null);
  const [failure, setFailure] = useState<string>();

  /** Returns the result; undefined if it failed. */
  async function send(file: File): Promise<Result | undefined> {
    setFailure(undefined);
    setShare(0);
    try {
      return await upload(file, setShare);
    } catch (thrown) {
      setFailure((thrown as Error).message);
      return undefined;
    } finally {
      setShare(null);
    }
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
  send: (file: File) => Promise<unknown>;
}

/** A control that uploads a file as soon as it is chosen, with its progress. */
export function UploadField({ label, hint, error, name, of, share, send, ...files }: UploadFieldProps) {
  const id = useId();
  return (
    <>
      <Field id={id} {...{ label, hint, error }}>
        <input
          {...controlAttributes(id, { hint, error })}
          name={name}
          type="file"
          {...files}
          className={`${common.file} ${common.stored}`}
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            // The same file can be chosen again after a failure.
            target.value = '';
            if (chosen) void send(chosen);
          }}
        />
      </Field>
      {share !== null && (
        <progress className={common.progress} aria-label={`Upload of the ${of}`} value={share} max={1} />
      )}
    </>
  );
}
