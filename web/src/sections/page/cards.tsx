import { Link } from 'react-router-dom';
import type { ContentPicture } from '../../content/common/pictures.ts';
import type { Card as CardText } from '../../content/schema/types.ts';
import { ArrowRight } from '../base/icons.tsx';
import { Picture } from '../media/picture.tsx';
import styles from './cards.module.css';

interface CardsProps {
  /** The picture of the first card is large. Without pictures the cards are side by side. */
  cards: CardText[];
}

/** Cards that link to other pages; the whole card is clickable. */
export function Cards({ cards }: CardsProps) {
  const isPictured = cards.some(({ picture }) => picture);
  return (
    <ul className={`${styles.cards} ${isPictured ? styles.pictured : styles.row}`}>
      {cards.map((card) => (
        <li key={card.title} className={styles.card}>
          <CardPicture picture={card.picture} />
          <h3>{card.title}</h3>
          <p>{card.text}</p>
          <Link className={styles.link} to={card.action.to}>
            <span>{card.action.label}</span>
            <ArrowRight />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function CardPicture({ picture }: { picture: ContentPicture | undefined }) {
  if (!picture) return null;
  // Wider than its frame: cropped at the sides.
  return <Picture picture={picture} sizes="(width >= 60rem) 94vw, 92vw" fill className={styles.picture} />;
}
