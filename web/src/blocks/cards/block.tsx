import { Link } from 'react-router-dom';
import { isShownLink } from '../../../../content/common/link.ts';
import type { ContentPicture } from '../../../../content/common/pictures.ts';
import { ArrowRight } from '../../sections/base/icons.tsx';
import { HeadedSection, place, Section } from '../../sections/base/section.tsx';
import { Picture } from '../../sections/media/picture.tsx';
import type { BlockProps } from '../block-props.ts';
import styles from './cards.module.css';

/**
 * Cards that may link to pages; then the whole card is clickable. Of three cards with pictures the first is
 * large. Others are in columns.
 */
export function Component({ block: { heading, items } }: BlockProps<'cards'>) {
  const pictured = items.filter(({ picture }) => picture).length;
  const look = pictured === 0 ? 'row' : items.length === 3 && pictured === 3 ? 'feature' : 'columns';
  const Title = heading ? 'h3' : 'h2';
  const cards = (
    <ul className={`${styles.cards} ${styles[look]}`}>
      {items.map((card, index) => (
        <li key={`${index} ${card.title}`} className={`${styles.card} ${card.picture ? '' : styles.bare}`}>
          <CardPicture picture={card.picture} />
          <Title className={styles.title}>{card.title}</Title>
          {card.text && <p>{card.text}</p>}
          {isShownLink(card.action) && (
            <Link className={styles.link} to={card.action.to}>
              <span>{card.action.label}</span>
              <ArrowRight />
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
  return heading ? (
    <HeadedSection heading={heading} at={place.wide} tone="plain">
      <div className={place.wide}>{cards}</div>
    </HeadedSection>
  ) : (
    <Section tone="plain" tight className={styles.untitled}>
      <div className={place.wide}>{cards}</div>
    </Section>
  );
}

function CardPicture({ picture }: { picture: ContentPicture | undefined }) {
  if (!picture) return null;
  // Wider than its frame: cropped at the sides.
  return <Picture picture={picture} sizes="(width >= 60rem) 94vw, 92vw" fill className={styles.picture} />;
}
