import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import common from '../ui/common.module.css';
import styles from './upload-rows.module.css';
import type { Upload, Uploads } from './use-uploads.ts';

interface UploadRowsProps {
  uploads: Uploads;
  /** Shown beside a stored picture. */
  children?: (upload: Upload & { stored: NonNullable<Upload['stored']> }) => ReactNode;
}

/** The files that are uploaded, each with its progress or why it failed. */
export function UploadRows({ uploads: { uploads, retry, remove }, children }: UploadRowsProps) {
  if (uploads.length === 0) return null;
  return (
    <ul className={styles.rows} aria-label="Uploads">
      {uploads.map((upload) => {
        const { id, file, state, share, stored } = upload;
        return (
          <li key={id} data-state={state}>
            <img src={upload.preview} alt="" width={72} height={72} />
            <div className={styles.about}>
              <p className={styles.name}>{file.name}</p>
              {state === 'failed' ? (
                <p id={failureIdOf(id)} className={styles.failure} role="alert">
                  <span className="visually-hidden">{file.name}: </span>
                  {upload.failure}
                </p>
              ) : (
                <p className={common.quietText}>{stateInWords(upload)}</p>
              )}
              {(state === 'waiting' || state === 'sending') && (
                <progress
                  className={common.progress}
                  aria-label={`Upload of ${file.name}`}
                  value={share}
                  max={1}
                />
              )}
              {stored && children?.({ ...upload, stored })}
            </div>
            {state === 'failed' && (
              <div className={common.row}>
                {!upload.isRejected && (
                  <Button of={file.name} onClick={() => retry(upload)}>
                    Try again
                  </Button>
                )}
                <Button of={file.name} look="link" onClick={() => remove([upload])}>
                  Dismiss
                </Button>
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Returns the id of the text that says why an upload failed. */
export const failureIdOf = (id: string): string => `${id}-failure`;

function stateInWords({ state, stored }: Upload): string {
  if (state === 'waiting') return 'Next in line';
  if (state === 'sending') return 'Uploading';
  return stored?.isNew === false ? 'Already in the library: nothing was added' : 'Uploaded';
}
