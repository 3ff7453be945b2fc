import { Link } from 'react-router-dom';
import type { Card as CardText } from '../../content/types.ts';
import type { Picture as PictureData } from '../../generated/types.ts';
import { ArrowRight } from '../base/icons.tsx';
import { Picture } from '../media/picture.tsx';
import styles from './cards.module.css';

interface CardsProps {
  cards: CardText[];
  /** The pictures that the cards name, in their order. */
  pictures: PictureData[];
  /** `row`: side by side. `lead`: the first large, the others one above the other. `pair`: two, the second lower. */
  layout?: 'row' | 'lead' | 'pair';
}

// How wide the whole pictures are, which are higher than they are wide where they are shown: cropped at their sides.
const shownWidths = {
  row: '(width >= 60rem) 50rem, 92vw',
  lead: '(width >= 60rem) 94vw, 92vw',
  pair: '(width >= 60rem) 60rem, 92vw',
};

/** Ways on, each with a picture; the whole card leads where its link does. */
export function Cards({ cards, pictures, layout = 'row' }: CardsProps) {
  return (
    <ul className={`${styles.cards} ${styles[layout]}`}>
      {cards.map((card, index) => (
        <li key={card.title} className={styles.card}>
          <CardPicture picture={pictures[index]} sizes={shownWidths[layout]} />
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

function CardPicture({ picture, sizes }: { picture: PictureData | undefined; sizes: string }) {
  if (!picture) return null;
  return <Picture picture={picture} sizes={sizes} fill className={styles.picture} />;
}
