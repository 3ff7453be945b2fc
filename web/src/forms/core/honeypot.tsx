import styles from './form.module.css';

/** A field that people do not see. The server marks submissions that fill it in as spam. */
export function Honeypot() {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label>
        Website
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
