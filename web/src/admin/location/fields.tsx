import styles from '../editor/form.module.css';
import { TextControl } from '../editor/text-control.tsx';
import { locationParts } from './use-saving.ts';

/**
 * The fields of a location page in page order. The specification has no checks for them (docs/product.md).
 */
export function LocationFields() {
  return (
    <div className={styles.grid}>
      <TextControl name="slug_url" hint="Saved in lower case with hyphens. The old address will redirect." />
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
      <TextControl name="meta_title" hint="Leave it empty to use the main heading." />
      <TextControl name="meta_link" hint="The canonical URL. Leave it empty to use the page’s own URL." />
      <TextControl name="meta_keywords" />
      <TextControl name="meta_description" rows={3} />
    </div>
  );
}
