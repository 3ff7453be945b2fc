import { useState } from 'react';
import { photosUploaded } from '../../../../content/common/messages.ts';
import { useStore } from '../../lib/use-store.ts';
import fieldStyles from '../fields/field.module.css';
import { controlAttributes, errorIdOf, hintIdOf } from '../fields/field.tsx';
import { useField, useFormContext } from '../fields/form-context.ts';
import type { ChosenPhoto } from './list.ts';
import { usePhotos } from './photos-context.ts';
import styles from './picker.module.css';

interface PhotoPickerProps {
  name: string;
  hint?: string | undefined;
}

/** Chooses photos, and lists each with its progress and a button that removes it. */
export function PhotoPicker({ name, hint }: PhotoPickerProps) {
  const { submitting } = useFormContext();
  const selection = usePhotos();
  const { photos, alert, problems } = useStore(selection.view);
  const { label, control } = useField(name, hint);
  const { id, autoFocus } = control;

  return (
    <div className={fieldStyles.field}>
      <label className={fieldStyles.label} htmlFor={id}>
        {label}
      </label>
      <input
        {...controlAttributes(id, { hint, error: alert ?? undefined })}
        name={name}
        className={styles.input}
        type="file"
        accept="image/*"
        multiple
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- after a native submit
        autoFocus={autoFocus}
        disabled={submitting}
        onChange={(event) => selection.take(event.currentTarget)}
      />
      {hint && (
        <p className={fieldStyles.hint} id={hintIdOf(id)}>
          {hint}
        </p>
      )}
      {alert !== null && (
        <p className={fieldStyles.error} id={errorIdOf(id)} role="alert">
          {alert}
        </p>
      )}
      {problems.length > 0 && (
        <ul className={fieldStyles.advice} aria-live="polite">
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
      {photos.some(({ storing }) => storing === 'failed') && (
        <p className={fieldStyles.error} role="alert">
          We can’t save the photos on your device. Send them before you close the page.
        </p>
      )}
      {/* Not an output element: a reset of the form would replace its text. */}
      <p className={styles.count} aria-live="polite">
        {countText(photos)}
      </p>
      {photos.length > 0 && (
        <ul className={styles.list}>
          {photos.map((photo) => (
            <PhotoItem
              key={photo.id}
              photo={photo}
              disabled={submitting}
              onRemove={(button) => {
                // The pressed button goes.
                const item = button.closest('li');
                const next = (item?.nextElementSibling ?? item?.previousElementSibling)?.querySelector(
                  'button',
                );
                (next ?? document.getElementById(id))?.focus();
                // There may be room again.
                selection.alert(null);
                selection.remove(photo.id);
              }}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

function countText(photos: readonly ChosenPhoto[]): string {
  const uploaded = photos.filter(({ state }) => state === 'uploaded').length;
  const isUploading = photos.some(({ state }) => state === 'uploading' || state === 'queued');
  // Counts instead of naming the photo, because photos upload in the order of reading.
  if (isUploading) return `Uploading photo ${uploaded + 1} of ${photos.length}`;
  const stored = photos.length - uploaded;
  const noun = stored === 1 ? 'photo' : 'photos';
  const kept = `${stored} ${noun} kept on this device, uploaded when you send the form`;
  return [uploaded > 0 && photosUploaded(uploaded), stored > 0 && kept].filter(Boolean).join(', ');
}

interface PhotoItemProps {
  photo: ChosenPhoto;
  disabled: boolean;
  onRemove: (button: Element) => void;
}

const states: Record<ChosenPhoto['state'], string> = {
  queued: 'Next in line',
  uploading: 'Uploading',
  uploaded: 'Uploaded',
  stored: 'Kept on this device',
};

/** A chosen photo: its thumbnail, its progress and a button that removes it. */
function PhotoItem({ photo, disabled, onRemove }: PhotoItemProps) {
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
        onClick={({ currentTarget }) => onRemove(currentTarget)}
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
