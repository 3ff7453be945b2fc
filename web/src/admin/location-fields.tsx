import styles from './entry-form.module.css';
import { locationParts } from './location-parts.ts';
import { TextControl } from './text-control.tsx';

/** Every field of a location page, in the order of the page. */
export function LocationFields() {
  return (
    <div className={styles.grid}>
      <TextControl
        name="slug_url"
        hint="Lower-cased, spaces become hyphens. An old address leads to the new one."
      />
      <TextControl name="main_heading" />
      <div className={styles.wide}>
        <TextControl name="main_paragraph" rows={4} />
      </div>
      <div className={styles.wide}>
        <TextControl name="highlighted_heading" />
      </div>
      {locationParts.map((part) => (
        <div className={styles.wide} key={part}>
          <TextControl name={`heading_${part}`} />
          <TextControl name={`paragraph_${part}`} rows={4} />
        </div>
      ))}
      <TextControl name="meta_title" hint="Empty: the main heading." />
      <TextControl name="meta_link" hint="Canonical address; empty: its own." />
      <TextControl name="meta_keywords" />
      <TextControl name="meta_description" rows={3} />
    </div>
  );
}
