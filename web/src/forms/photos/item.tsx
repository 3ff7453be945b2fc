import { useState } from 'react';
import type { ChosenPhoto } from './list.ts';
import styles from './picker.module.css';

interface PhotoItemProps {
  photo: ChosenPhoto;
  disabled: boolean;
  onRemove: () => void;
}

const states: Record<ChosenPhoto['state'], string> = {
  queued: 'Next in line',
  uploading: 'Uploading',
  uploaded: 'Uploaded',
  stored: 'Kept on this device',
};

/** A chosen photo: its thumbnail, its progress and a button that removes it. */
export function PhotoItem({ photo, disabled, onRemove }: PhotoItemProps) {
  const { name, url, state, sent } = photo;
  return (
    <li className={styles.item}>
      <Thumbnail url={url} name={name} />
      <div className={styles.about}>
        <span className={styles.name}>{name}</span>
        {state !== 'stored' && (
          <progress className={styles.progress} max={1} value={sent} aria-label={`Upload of ${name}`} />
        )}
        <span className={styles.state}>{states[state]}</span>
      </div>
      <button
        className={styles.remove}
        type="button"
        disabled={disabled}
        aria-label={`Remove ${name}`}
        onClick={onRemove}
      >
        Remove
      </button>
    </li>
  );
}

/** A tile until the picture has loaded, and for a picture that the browser cannot show. */
function Thumbnail({ url, name }: { url: string | undefined; name: string }) {
  const [isLoaded, setLoaded] = useState(false);
  return (
    <span className={styles.thumbnail}>
      {url && <img src={url} alt={name} hidden={!isLoaded} onLoad={() => setLoaded(true)} />}
    </span>
  );
}
