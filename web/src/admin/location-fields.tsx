import styles from './admin.module.css';
import { useEntry } from './entry-form.ts';
import { TextControl } from './text-control.tsx';

const parts = [1, 2, 3, 4] as const;

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
      {parts.map((part) => (
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

/** The page as it will stand on the site, while it is written. */
export function LocationPreview() {
  const { values } = useEntry();
  return (
    <aside className={styles.preview} aria-label="Preview">
      <h3 className={styles.previewTitle}>{values['main_heading'] || 'Main heading'}</h3>
      <p>{values['main_paragraph']}</p>
      {values['highlighted_heading'] && (
        <p className={styles.previewHighlight}>{values['highlighted_heading']}</p>
      )}
      {parts.map((part) => (
        <section key={part}>
          <h4>{values[`heading_${part}`]}</h4>
          <p>{values[`paragraph_${part}`]}</p>
        </section>
      ))}
    </aside>
  );
}
