import { useId } from 'react';
import { ButtonLink } from '../../sections/base/button-link.tsx';
import { place, Section } from '../../sections/base/section.tsx';
import type { BlockProps } from '../block-props.ts';
import styles from './call-to-action.module.css';

/** The end of a page: a question, a sentence, a button. */
export function CallToAction({ block: content }: Pick<BlockProps<'call-to-action'>, 'block'>) {
  const id = useId();
  return (
    <Section labelledBy={id} tone="linen" screenOnly>
      <div className={`${place.wide} ${styles.text}`}>
        <h2 id={id}>{content.heading}</h2>
        <div className={styles.action}>
          <p>{content.paragraph}</p>
          <ButtonLink link={content.action} />
        </div>
      </div>
    </Section>
  );
}

export { CallToAction as Component };
