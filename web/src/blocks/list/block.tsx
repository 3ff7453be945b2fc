import { Link } from 'react-router-dom';
import { ArrowRight } from '../../sections/base/icons.tsx';
import { HeadedSection, place } from '../../sections/base/section.tsx';
import type { BlockProps } from '../block-props.ts';
import styles from './list.module.css';

/** A list of pages with a text for each. */
export function Component({ block: { heading, items } }: BlockProps<'list'>) {
  return (
    <HeadedSection heading={heading} at={place.aside}>
      <ul className={`${place.main} ${styles.services}`}>
        {items.map(({ link: { label, to }, text }) => (
          <li key={to} className={styles.service}>
            <h3>
              <Link className={styles.link} to={to}>
                {label}
              </Link>
            </h3>
            {text && <p>{text}</p>}
            <ArrowRight />
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
