import { useId } from 'react';
import { isShownLink } from '../../../../content/common/link.ts';
import { place, Section } from '../../sections/base/section.tsx';
import type { BlockProps } from '../block-props.ts';
import styles from './credits.module.css';

/** Works of others with their authors and licences. */
export function Component({ block }: BlockProps<'credits'>) {
  const { heading, paragraph, licence, items = [] } = block;
  const id = useId();
  return (
    <Section labelledBy={id}>
      <div className={`${place.aside} ${styles.text}`}>
        <h2 id={id} className={styles.heading}>
          {heading}
        </h2>
        <p>{paragraph}</p>
        {isShownLink(licence) && (
          <a className={styles.licence} href={licence.to} rel="license noopener">
            {licence.label}
          </a>
        )}
      </div>
      {items.length > 0 && (
        <ul className={place.main}>
          {items.map(({ title, file, credits }) => (
            <li key={file} className={styles.work}>
              <h3>{title}</h3>
              <ul className={styles.credits}>
                {credits.map((credit, index) => (
                  <li key={`${index} ${credit.title}`}>
                    {credit.title} by {credit.author}, {credit.licence}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
