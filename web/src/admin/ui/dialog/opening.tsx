import styles from '../change/toast.module.css';

/** Says that the content of a dialog is loading, unless it opens at once. */
export function Opening() {
  return (
    <div className={styles.toasts}>
      <output className={`${styles.toast} ${styles.late}`}>Opening…</output>
    </div>
  );
}
