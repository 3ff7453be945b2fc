import type { VideosQuery } from '../../generated/admin-documents.ts';
import {
  useDeleteVideoMutation,
  useRestoreVideoMutation,
  useVideosQuery,
} from '../../generated/admin-hooks.ts';
import { Uses } from '../entry/uses.tsx';
import { dayWithoutYear, timeInWords } from '../time-in-words.ts';
import { Button } from '../ui/button.tsx';
import { useToasts } from '../ui/change/toast.tsx';
import { useChange } from '../ui/change/use-change.ts';
import common from '../ui/common.module.css';
import styles from './videos.module.css';

type StoredVideo = VideosQuery['videos'][number];

const queries = ['Videos'];

/** The uploaded videos with their first frames, their uses and their deletion. */
export function Videos() {
  const { data } = useVideosQuery();
  const videos = data?.videos ?? [];
  if (videos.length === 0) return null;
  return (
    <section className={common.section} aria-label="Videos">
      <h2>Videos</h2>
      <p className={common.quietText}>Projects show them. A video stays until you delete it.</p>
      <ul className={styles.videos}>
        {videos.map((stored) => (
          <li key={stored.video.src}>
            <Video {...stored} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Video({ video, uploadedAt, uses, deletedOn }: StoredVideo) {
  const { src, width, height, byteSize } = video;
  const name = `the video of ${timeInWords(uploadedAt)}`;
  return (
    <>
      <video src={src} controls muted preload="metadata" aria-label={name} />
      <div className={common.section}>
        <p className={common.quietText}>
          {(byteSize / 1024 / 1024).toFixed(1)} MB, {width} × {height} pixels, uploaded{' '}
          <time dateTime={uploadedAt}>{timeInWords(uploadedAt)}</time>
        </p>
        {deletedOn ? <p>Deleted. Gone for good on {dayWithoutYear(deletedOn)}.</p> : <Uses uses={uses} />}
        {uses.length === 0 && <Deletion {...{ src, name, deletedOn }} />}
      </div>
    </>
  );
}

type DeletionProps = { src: string; name: string } & Pick<StoredVideo, 'deletedOn'>;

function Deletion({ src, name, deletedOn }: DeletionProps) {
  const { offerUndo, showToast } = useToasts();
  const deleteVideo = useChange(useDeleteVideoMutation(), queries);
  const restore = useChange(useRestoreVideoMutation(), queries);

  async function remove(): Promise<void> {
    const result = await deleteVideo({ src });
    if (result?.deleteVideo) offerUndo('Video deleted.', () => void restore({ src }, 'Restored.'));
    else if (result) showToast('It is used by now, so it stays.', 'failure');
  }
  return (
    <div className={common.row}>
      {deletedOn ? (
        <Button of={name} onClick={() => restore({ src }, 'Restored.')}>
          Restore
        </Button>
      ) : (
        <Button
          of={name}
          ask={{
            question: 'Delete this video?',
            text: 'Nothing uses it. You can restore it for thirty days.',
            yes: 'Delete',
          }}
          onClick={remove}
        >
          Delete
        </Button>
      )}
    </div>
  );
}
