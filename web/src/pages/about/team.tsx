import { useId } from 'react';
import type { aboutPage } from '../../content/copy/about.ts';
import { place, Section } from '../../sections/base/section.tsx';
import styles from './team.module.css';

/** The team by role. */
export function Team({ heading, note, profiles }: typeof aboutPage.team) {
  const id = useId();
  return (
    <Section labelledBy={id} tone="plain">
      <div className={`${place.aside} ${styles.text}`}>
        <h2 id={id}>{heading}</h2>
        <p className={styles.note}>{note}</p>
      </div>
      <ul className={`${place.main} ${styles.team}`}>
        {profiles.map(({ role, initials, text }) => (
          <li key={role} className={styles.profile}>
            <span className={styles.initials} aria-hidden="true">
              {initials}
            </span>
            <div>
              <h3>{role}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
