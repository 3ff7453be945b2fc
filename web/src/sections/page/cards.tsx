import { Link } from 'react-router-dom';
import type { Card as CardText } from '../../content/types.ts';
import type { Picture as PictureData } from '../../generated/types.ts';
import { ArrowRight } from '../base/icons.tsx';
import { Picture } from '../media/picture.tsx';
import styles from './cards.module.css';

interface CardsProps {
  cards: CardText[];
  /**
   * The pictures that the cards name, in order; the first is large. Without pictures the cards are side by
   * side.
   */
  pictures?: PictureData[];
}

/** Cards that link to other pages; the whole card is clickable. */
export function Cards({ cards, pictures }: CardsProps) {
  return (
    <ul className={`${styles.cards} ${pictures ? styles.pictured : styles.row}`}>
      {cards.map((card, index) => (
        <li key={card.title} className={styles.card}>
          <CardPicture picture={pictures?.[index]} />
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

function CardPicture({ picture }: { picture: PictureData | undefined }) {
  if (!picture) return null;
  // Wider than its frame: cropped at the sides.
  return <Picture picture={picture} sizes="(width >= 60rem) 94vw, 92vw" fill className={styles.picture} />;
}
