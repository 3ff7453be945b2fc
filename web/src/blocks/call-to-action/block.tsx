import { ButtonLink } from '../../sections/base/button-link.tsx';
import { HeadedSection, place } from '../../sections/base/section.tsx';
import type { BlockProps } from '../block-props.ts';
import styles from './call-to-action.module.css';

/** The end of a page: a question, a sentence, a button. */
export function CallToAction({ block: content }: Pick<BlockProps<'call-to-action'>, 'block'>) {
  return (
    <HeadedSection
      heading={content.heading}
      at={`${place.wide} ${styles.text}`}
      intro={
        <div className={styles.action}>
          {content.paragraph && <p>{content.paragraph}</p>}
          <ButtonLink link={content.action} />
        </div>
      }
      tone="linen"
      screenOnly
    />
  );
}

export { CallToAction as Component };
