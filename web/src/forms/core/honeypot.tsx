import styles from './form.module.css';

/** A field that no person sees or fills in: a program that fills it in is kept apart by the server. */
export function Honeypot() {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label>
        Website
        <input name="website" type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
