import styles from '../editor/form.module.css';
import { TextControl } from '../editor/text-control.tsx';
import common from '../ui/common.module.css';
import { locationParts } from './use-saving.ts';

/** Every field of a location page, in the order of the page; docs/product.md: all are marked, none is checked. */
export function LocationFields() {
  return (
    <div className={styles.grid}>
      <p className={`${styles.wide} ${common.quietText}`}>
        Starred fields appear on the page. To save, you need a URL slug and a main heading.
      </p>
      <TextControl
        name="slug_url"
        hint="Lower-cased, spaces become hyphens. An old address leads to the new one."
      />
      <TextControl name="main_heading" />
      <div className={styles.wide}>
        <TextControl marked name="main_paragraph" rows={4} />
      </div>
      <div className={styles.wide}>
        <TextControl marked name="highlighted_heading" />
      </div>
      {locationParts.map((part) => (
        <div className={styles.wide} key={part}>
          <TextControl marked name={`heading_${part}`} />
          <TextControl marked name={`paragraph_${part}`} rows={4} />
        </div>
      ))}
      <TextControl marked name="meta_title" hint="Empty: the main heading." />
      <TextControl marked name="meta_link" hint="Canonical address. Leave it empty to use the page’s own." />
      <TextControl marked name="meta_keywords" />
      <TextControl marked name="meta_description" rows={3} />
    </div>
  );
}
