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

/** A chosen photo: what it looks like, how far it is, and a way to take it out. */
export function PhotoItem({ photo, disabled, onRemove }: PhotoItemProps) {
  const { name, url, state, sent } = photo;
  return (
    <li className={styles.item}>
      <img className={styles.thumbnail} src={url} alt={name} width={96} height={96} />
      <div className={styles.about}>
        <span className={styles.name}>{name}</span>
        <progress className={styles.progress} max={1} value={sent} aria-label={`Upload of ${name}`} />
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
