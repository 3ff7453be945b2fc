import { useId, useState } from 'react';
import { controlAttributes, Field } from '../../forms/fields/field.tsx';
import common from '../ui/common.module.css';

/**
 * The state of an upload of files, one after the other: its progress from 0 to 1, null if none runs, and why
 * files failed.
 */
export function useUpload<Result>(
  upload: (file: File, onProgress: (share: number) => void) => Promise<Result>,
) {
  const [share, setShare] = useState<number | null>(null);
  const [failure, setFailure] = useState<string>();

  /** Returns the results of the files that did not fail. */
  async function send(files: readonly File[]): Promise<Result[]> {
    const results: Result[] = [];
    const failures: string[] = [];
    setFailure(undefined);
    for (const [done, file] of files.entries()) {
      setShare(done / files.length);
      try {
        results.push(await upload(file, (part) => setShare((done + part) / files.length)));
      } catch (thrown) {
        const { message } = thrown as Error;
        failures.push(files.length > 1 ? `${file.name}: ${message}` : message);
      }
    }
    setFailure(failures.join(' ') || undefined);
    setShare(null);
    return results;
  }

  return { share, failure, send };
}

interface UploadFieldProps {
  label: string;
  hint: string;
  error: string | undefined;
  name: string;
  accept: string;
  /** Takes several files at once. */
  multiple?: boolean;
  /** The noun for the file, such as 'picture'. */
  of: string;
  share: number | null;
  send: (files: readonly File[]) => Promise<unknown>;
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
          className={common.file}
          onChange={({ target }) => {
            const chosen = [...(target.files ?? [])];
            // The same file can be chosen again after a failure.
            target.value = '';
            if (chosen.length > 0) void send(chosen);
          }}
        />
      </Field>
      {share !== null && (
        <progress className={common.progress} aria-label={`Upload of the ${of}`} value={share} max={1} />
      )}
    </>
  );
}
