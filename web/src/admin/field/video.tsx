import { useId, useState } from 'react';
import { controlAttributes, Field } from '../../forms/fields/field.tsx';
import type { UploadVideoMutation } from '../../generated/admin-documents.ts';
import { upload } from '../media/upload.ts';
import common from '../ui/common.module.css';
import type { ControlProps } from './control.tsx';
import { useEntry } from './form.ts';
import styles from './picture.module.css';

const hint = 'An MP4 file of at most 64 MB. Choose the picture first: it is shown until the video plays.';

/** A video, which is uploaded at once. */
export function VideoControl({ field, label, name, value, onChange }: ControlProps) {
  const { errors, values } = useEntry();
  const [share, setShare] = useState<number | null>(null);
  const [failure, setFailure] = useState<string>();
  const id = useId();
  const error = failure ?? errors[name];
  const poster = String(values[field.poster ?? ''] ?? '');

  async function send(file: File): Promise<void> {
    if (!poster) return setFailure('Choose the picture first.');
    setFailure(undefined);
    setShare(0);
    try {
      onChange((await upload<UploadVideoMutation>('UploadVideo', { file, poster }, setShare)).uploadVideo);
    } catch (thrown) {
      setFailure((thrown as Error).message);
    }
    setShare(null);
  }

  return (
    <div className={styles.video}>
      {value ? <video src={String(value)} controls muted preload="metadata" /> : null}
      <Field id={id} {...{ label, hint, error }}>
        <input
          {...controlAttributes(id, { hint, error })}
          name={name}
          type="file"
          accept="video/mp4"
          className={common.file}
          onChange={({ target }) => {
            const file = target.files?.[0];
            target.value = '';
            if (file) void send(file);
          }}
        />
      </Field>
      {share !== null && (
        <progress className={common.progress} aria-label="Upload of the video" value={share} max={1} />
      )}
      {value ? (
        <button type="button" className={common.link} onClick={() => onChange('')}>
          Remove the video
        </button>
      ) : null}
    </div>
  );
}
