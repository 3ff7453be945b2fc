import type { UploadVideoMutation } from '../../generated/admin-documents.ts';
import { upload } from '../media/upload.ts';
import { UploadField, useUpload } from '../media/upload-field.tsx';
import { Button } from '../ui/button.tsx';
import type { ControlProps } from './control.tsx';
import { useEntry } from './form.ts';
import styles from './picture.module.css';

const hint = 'An MP4 file of at most 64 MB. Choose the picture first: it is shown until the video plays.';

/** A video, which is uploaded at once. */
export function VideoControl({ field, label, name, value, onChange }: ControlProps) {
  const { errors, values } = useEntry();
  const poster = String(values[field.poster ?? ''] ?? '');
  const { share, failure, send } = useUpload(async (file, onProgress) => {
    if (!poster) throw new Error('Choose the picture first.');
    onChange((await upload<UploadVideoMutation>('UploadVideo', { file, poster }, onProgress)).uploadVideo);
  });
  const error = failure ?? errors[name];

  return (
    <div className={styles.video}>
      {value ? <video src={String(value)} controls muted preload="metadata" /> : null}
      <UploadField accept="video/mp4" of="video" {...{ label, hint, error, name, share, send }} />
      {value ? (
        <Button look="link" onClick={() => onChange('')}>
          Remove the video
        </Button>
      ) : null}
    </div>
  );
}
