import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { usePage } from '../../blocks/page.tsx';
import type { Selection } from '../../content/common/selection.ts';
import { selectionTexts } from '../../content/copy/selection.ts';
import { page } from '../../content/pages/portfolio.ts';
import type { BlockOf } from '../../content/schema/page.ts';
import button from '../../design/button.module.css';
import { useBusiness } from '../../lib/use-business.ts';
import { PrintSheet } from '../../sections/base/print-sheet.tsx';
import { Picture } from '../../sections/media/picture.tsx';
import { ProjectFacts } from '../../sections/media/project-facts.tsx';
import panel from '../presentation/share-panel.module.css';
import type { Item } from './item.tsx';
import { lastPreparedBy, savePreparedBy } from './saved-selections.ts';
import bar from './selection-bar.module.css';
import styles from './selection-pdf.module.css';

interface SelectionPdfProps {
  selection: Selection;
  items: readonly Item[];
  onClose: () => void;
}

/** Asks for the name of the person who prepared the selection, then prints the selection. */
export function SelectionPdf({ selection, items, onClose }: SelectionPdfProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [preparedBy, setPreparedBy] = useState<string>();
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('preparedBy') ?? '').trim();
    savePreparedBy(name);
    setPreparedBy(name);
  };
  return (
    <dialog ref={dialog} className={panel.panel} aria-labelledby={`${id}-heading`} onClose={onClose}>
      <h2 id={`${id}-heading`} className={panel.heading}>
        {selectionTexts.pdf}
      </h2>
      <form className={styles.form} method="dialog" onSubmit={onSubmit}>
        <div className={bar.title}>
          <label htmlFor={id}>{selectionTexts.preparedBy}</label>
          <input
            id={id}
            name="preparedBy"
            maxLength={80}
            autoComplete="name"
            defaultValue={lastPreparedBy()}
          />
        </div>
        <div className={panel.actions}>
          <button type="submit" className={button.button}>
            {selectionTexts.print}
          </button>
          <button type="button" className={button.quiet} onClick={() => dialog.current?.close()}>
            {selectionTexts.stop}
          </button>
        </div>
      </form>
      {preparedBy !== undefined && (
        <Sheet selection={selection} items={items} preparedBy={preparedBy} onDone={onClose} />
      )}
    </dialog>
  );
}

interface SheetProps {
  selection: Selection;
  items: readonly Item[];
  preparedBy: string;
  onDone: () => void;
}

function Sheet({ selection, items, preparedBy, onDone }: SheetProps) {
  const { name, phone, email, siteUrl } = useBusiness();
  const { hero } = usePage<{ hero: BlockOf<'hero'> }>({ path: '/portfolio', page });
  const chosen = selection.rooms.flatMap(
    (room) => items.find(({ portfolio_id }) => portfolio_id === room) ?? [],
  );
  return (
    <PrintSheet className={styles.sheet} onDone={onDone}>
      <h1>{selection.title || hero.heading.join(' ')}</h1>
      {preparedBy && (
        <p>
          {selectionTexts.preparedBy} {preparedBy}
        </p>
      )}
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
