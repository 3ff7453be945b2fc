import { useId } from 'react';
import type { BlockOf } from '../../../../content/schema/page.ts';
import { ArrowLink, ButtonLink } from '../../sections/base/button-link.tsx';
import { MarkedText } from '../../sections/base/marked-text.tsx';
import { HeadedSection, place, Section } from '../../sections/base/section.tsx';
import { Picture } from '../../sections/media/picture.tsx';
import type { BlockProps } from '../block-props.ts';
import styles from './text.module.css';

/**
 * A heading with paragraphs and a link, beside a picture. Without a picture: heading and text in two columns.
 */
export function Component({ block }: BlockProps<'text'>) {
  const { heading, picture, side = 'left', tone = 'rule', shape = 'tall' } = block;
  const id = useId();
  if (!picture) {
    return (
      <HeadedSection heading={heading} at={place.heading} tone={tone}>
        <div className={`${place.body} ${styles.text}`}>
          <Words block={block} />
        </div>
      </HeadedSection>
    );
  }
  const [bleed, beside] =
    side === 'left' ? [place.bleedLeft, place.besideLeft] : [place.bleedRight, place.besideRight];
  return (
    <Section labelledBy={id} tone={tone}>
      <div className={bleed}>
        <Picture picture={picture} sizes="(width >= 60rem) 58vw, 100vw" fill className={styles[shape]} />
      </div>
      <div className={`${beside} ${styles.text}`}>
        <h2 id={id}>{heading}</h2>
        <Words block={block} />
      </div>
    </Section>
  );
}

function Words({ block }: { block: BlockOf<'text'> }) {
  const Action = block.look === 'button' ? ButtonLink : ArrowLink;
  return (
    <>
      {block.paragraphs.map((paragraph, index) => (
        <p key={`${index} ${paragraph}`}>{paragraph}</p>
      ))}
      {block.list && block.list.length > 0 && (
        <ul className={styles.list}>
          {block.list.map((item, index) => (
            <li key={`${index} ${item}`}>
              <MarkedText text={item} />
            </li>
          ))}
        </ul>
      )}
      <Action link={block.action} />
    </>
  );
}
