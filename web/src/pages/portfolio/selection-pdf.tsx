import { phoneDetail } from '../../../../content/common/business.ts';
import type { Selection } from '../../../../content/common/selection.ts';
import { portfolioPage } from '../../../../content/pages/portfolio.ts';
import type { BlockOf } from '../../../../content/schema/page.ts';
import { usePage } from '../../blocks/page.tsx';
import { useBusiness } from '../../lib/use-business.ts';
import { PrintSheet } from '../../sections/base/print-sheet.tsx';
import { Picture } from '../../sections/media/picture.tsx';
import { ProjectFacts } from '../../sections/media/project-facts.tsx';
import { PreparedBy } from '../presentation/prepared-by.tsx';
import type { Item } from './item.tsx';
import styles from './selection-pdf.module.css';

interface SelectionPdfProps {
  selection: Selection;
  items: readonly Item[];
  onClose: () => void;
}

/** Prints a selection, with the client and the realtor on the first page. */
export function SelectionPdf({ selection, items, onClose }: SelectionPdfProps) {
  const business = useBusiness();
  const { name, email, siteUrl } = business;
  const phone = phoneDetail(business);
  const { hero } = usePage<{ hero: BlockOf<'hero'> }>(portfolioPage);
  const chosen = selection.rooms.flatMap(
    (room) => items.find(({ portfolio_id }) => portfolio_id === room) ?? [],
  );
  return (
    <PrintSheet className={styles.sheet} onDone={onClose}>
      <h1>{selection.title || hero.heading.join(' ')}</h1>
      <PreparedBy realtor={selection.realtor} />
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
        {name} · <a href={phone.href}>{phone.text}</a> · {email} · {siteUrl}
      </footer>
    </PrintSheet>
  );
}
