import { usePage } from '../../blocks/page.tsx';
import { realtorLine, type Selection } from '../../content/common/selection.ts';
import { portfolioPage } from '../../content/pages/portfolio.ts';
import type { BlockOf } from '../../content/schema/page.ts';
import { useBusiness } from '../../lib/use-business.ts';
import { PrintSheet } from '../../sections/base/print-sheet.tsx';
import { Picture } from '../../sections/media/picture.tsx';
import { ProjectFacts } from '../../sections/media/project-facts.tsx';
import type { Item } from './item.tsx';
import styles from './selection-pdf.module.css';

interface SelectionPdfProps {
  selection: Selection;
  items: readonly Item[];
  onClose: () => void;
}

/** Prints a selection, with the client and the realtor on the first page. */
export function SelectionPdf({ selection, items, onClose }: SelectionPdfProps) {
  const { name, phone, email, siteUrl } = useBusiness();
  const { hero } = usePage<{ hero: BlockOf<'hero'> }>(portfolioPage);
  const chosen = selection.rooms.flatMap(
    (room) => items.find(({ portfolio_id }) => portfolio_id === room) ?? [],
  );
  const realtor = realtorLine(selection.realtor);
  return (
    <PrintSheet className={styles.sheet} onDone={onClose}>
      <h1>{selection.title || hero.heading.join(' ')}</h1>
      {realtor && <p>Prepared by {realtor}</p>}
      {chosen.map((item) => (
        <figure key={item.portfolio_id}>
          <Picture picture={item.picture} sizes="50vw" priority fill className={styles.picture} />
          <figcaption>
            <strong>{item.title}</strong>
            <ProjectFacts of={item} />
          </figcaption>
        </figure>
      ))}
      <footer>
        {name} · {phone} · {email} · {siteUrl}
      </footer>
    </PrintSheet>
  );
}
