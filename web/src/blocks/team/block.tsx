import { team } from '../../../../content/shared/team.ts';
import { useContent } from '../../lib/use-content.ts';
import { HeadedSection, place } from '../../sections/base/section.tsx';
import { Picture } from '../../sections/media/picture.tsx';
import styles from './team.module.css';

/** The team by role. */
export function Component() {
  const { heading, note, profiles } = useContent('team', team);
  return (
    <HeadedSection
      heading={heading}
      at={`${place.aside} ${styles.text}`}
      tone="plain"
      intro={note && <p className={styles.note}>{note}</p>}
    >
      <ul className={`${place.main} ${styles.team}`}>
        {profiles.map(({ role, initials, portrait, text }, index) => (
          <li key={`${index} ${role}`} className={styles.profile}>
            {portrait ? (
              <Picture picture={portrait} sizes="6rem" fill className={styles.portrait} />
            ) : (
              <span className={styles.initials} aria-hidden="true">
                {initials}
              </span>
            )}
            <div>
              <h3>{role}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
