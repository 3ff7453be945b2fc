import { useId } from 'react';
import type { TextBlock as Text } from '../../content/schema/types.ts';
import { ArrowLink, ButtonLink } from '../base/button-link.tsx';
import { MarkedText } from '../base/marked-text.tsx';
import { place, Section } from '../base/section.tsx';
import { Picture } from '../media/picture.tsx';
import styles from './text-block.module.css';

interface TextBlockProps {
  block: Text;
  /** The side on which the picture bleeds. */
  side?: 'left' | 'right';
  tone?: 'rule' | 'linen' | 'plain';
  /** The picture's shape on a wide viewport. */
  shape?: 'tall' | 'wide';
  /** The look of the link. */
  action?: 'arrow' | 'button';
}

/**
 * A heading with paragraphs and a link, beside a picture. Without a picture: heading and text in two columns.
 */
export function TextBlock({
  block,
  side = 'left',
  tone = 'rule',
  shape = 'tall',
  action = 'arrow',
}: TextBlockProps) {
  const id = useId();
  const heading = <h2 id={id}>{block.heading}</h2>;
  const { picture } = block;
  if (!picture) {
    return (
      <Section labelledBy={id} tone={tone}>
        <div className={place.heading}>{heading}</div>
        <div className={`${place.body} ${styles.text}`}>
          <Words block={block} action={action} />
        </div>
      </Section>
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
        {heading}
        <Words block={block} action={action} />
      </div>
    </Section>
  );
}

function Words({ block, action }: { block: Text; action: 'arrow' | 'button' }) {
  const Action = action === 'button' ? ButtonLink : ArrowLink;
  return (
    <>
      {block.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {block.list && (
        <ul className={styles.list}>
          {block.list.map((item) => (
            <li key={item}>
              <MarkedText text={item} />
            </li>
          ))}
        </ul>
      )}
      {block.action && <Action link={block.action} />}
    </>
  );
}
