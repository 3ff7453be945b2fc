import { type ReactNode, useId } from 'react';
import common from './common.module.css';
import styles from './settings-section.module.css';

interface SettingsSectionProps {
  heading: string;
  /** One or two sentences below the heading. */
  intro?: string;
  children: ReactNode;
}

/** A section of settings: on a wide screen its heading is beside its content. */
export function SettingsSection({ heading, intro, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{heading}</h2>
        {intro && <p className={common.quietText}>{intro}</p>}
      </div>
      <div className={styles.content}>{children}</div>
    </section>
  );
}
