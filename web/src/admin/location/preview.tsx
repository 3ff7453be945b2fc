import { useEntry } from '../editor/form.ts';
import styles from '../editor/preview.module.css';
import { locationParts } from './use-saving.ts';

/** A preview of the page while it is edited. */
export function LocationPreview() {
  const { values } = useEntry();
  return (
    <aside className={styles.preview} aria-label="Preview">
      <h3 className={styles.title} data-shows="main_heading slug_url">
        {values['main_heading'] || 'Main heading'}
      </h3>
      <p data-shows="main_paragraph">{values['main_paragraph']}</p>
      {values['highlighted_heading'] && (
        <p className={styles.highlight} data-shows="highlighted_heading">
          {values['highlighted_heading']}
        </p>
      )}
      {locationParts.map((part) => (
        <div key={part} data-shows={`heading_${part} paragraph_${part}`}>
          {values[`heading_${part}`] && <h4>{values[`heading_${part}`]}</h4>}
          <p>{values[`paragraph_${part}`]}</p>
        </div>
      ))}
    </aside>
  );
}
