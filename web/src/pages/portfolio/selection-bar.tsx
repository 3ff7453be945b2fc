import { lazy, type MouseEvent, type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import {
  type Realtor,
  realtorLine,
  type Selection,
  selectionHash,
  selectionLimits,
} from '../../../../content/common/selection.ts';
import { presentationPath } from '../../../../content/copy/presentation.ts';
import { portfolioPage } from '../../../../content/pages/portfolio.ts';
import type { BlockOf } from '../../../../content/schema/page.ts';
import { usePage } from '../../blocks/page.tsx';
import button from '../../design/button.module.css';
import { loadChunk } from '../../lib/chunk.ts';
import { useStore } from '../../lib/use-store.ts';
import type { Item } from './item.tsx';
import { RealtorDialog } from './realtor-dialog.tsx';
import {
  deleteSelection,
  isSaved,
  loadSelections,
  savedSelections,
  saveRealtor,
  saveSelection,
  storedRealtor,
} from './saved-selections.ts';
import { chooseId, offerUndo, picking, stopPicking } from './selection.ts';
import styles from './selection-bar.module.css';
import { SelectionPdf } from './selection-pdf.tsx';

const SharePanel = lazy(() => loadChunk('share-panel', () => import('../presentation/share-panel.tsx')));

/** The uses of a selection, which show the realtor's details. */
type Use = 'share' | 'pdf' | 'present';

interface SelectionBarProps {
  selection: Selection;
  items: readonly Item[];
}

/**
 * The bar while rooms are chosen: their count, the title, and buttons to save, print, present and share them.
 * The first use asks for the realtor's details.
 */
export default function SelectionBar({ selection, items }: SelectionBarProps) {
  const [open, setOpen] = useState<'details' | Use>();
  const afterDetails = useRef<Use>(undefined);
  const navigate = useNavigate();
  useEffect(loadSelections, []);
  const { rooms, title, realtor } = selection;
  const bar = useRef<HTMLElement>(null);
  // The pressed button may be gone: that of a saved selection, or Undo.
  useEffect(() => {
    if (document.activeElement === document.body) bar.current?.focus({ preventScroll: true });
  });
  const { hero } = usePage<{ hero: BlockOf<'hero'> }>(portfolioPage);
  const close = () => {
    afterDetails.current = undefined;
    setOpen(undefined);
  };
  const begin = (use: Use, chosen = selection) => {
    if (use === 'present') void navigate(pathOf(chosen));
    setOpen(use === 'present' ? undefined : use);
  };
  const ask = (use: Use | undefined) => {
    afterDetails.current = use;
    setOpen('details');
  };
  const use = (next: Use) => (event: MouseEvent) => {
    event.preventDefault();
    if (storedRealtor() || realtorLine(realtor)) begin(next);
    else ask(next);
  };
  const saveDetails = (details: Realtor) => {
    const chosen = { ...selection, realtor: details };
    const next = afterDetails.current;
    saveRealtor(details);
    if (isSaved(selection)) saveSelection({ ...chosen, title: title.trim() });
    picking.set(chosen);
    close();
    if (next) begin(next, chosen);
  };
  return (
    <section
      ref={bar}
      tabIndex={-1}
      className={styles.bar}
      aria-label="Choose rooms to share"
      data-print="no"
      data-bottom-bar="wide"
    >
      {rooms.length === 0 ? (
        <>
          <p>Select rooms from any tab. They appear in the order you select them.</p>
          <Cancel />
          <SavedSelections />
        </>
      ) : (
        <>
          <NamedRooms selection={selection}>
            <Cancel />
          </NamedRooms>
          <div className={styles.actions}>
            <button type="button" className={button.quiet} onClick={() => ask(undefined)}>
              Your details
            </button>
            <button type="button" className={button.quiet} onClick={use('pdf')}>
              <span className={styles.extra}>Save as </span>
              PDF
            </button>
            <Link className={button.quiet} to={pathOf(selection)} onClick={use('present')}>
              Present
            </Link>
            <button type="button" className={button.button} onClick={use('share')}>
              Share
            </button>
          </div>
        </>
      )}
      {open === 'details' && <RealtorDialog realtor={realtor} onSave={saveDetails} onClose={close} />}
      {open === 'pdf' && <SelectionPdf selection={selection} items={items} onClose={close} />}
      {open === 'share' && (
        <Suspense fallback={null}>
          <SharePanel
            heading="Share these rooms"
            title={title || hero.heading.join(' ')}
            realtor={realtor}
            path={pathOf(selection)}
            onClose={close}
          />
        </Suspense>
      )}
    </section>
  );
}

const pathOf = (selection: Selection) => presentationPath + selectionHash(selection);

function Cancel() {
  const cancel = () => {
    stopPicking();
    document.getElementById(chooseId)?.focus({ preventScroll: true });
  };
  return (
    <button type="button" className={styles.stop} onClick={cancel}>
      Cancel
    </button>
  );
}

/** The number of rooms, and the title of the saved selection. */
function NamedRooms({ selection, children }: { selection: Selection; children: ReactNode }) {
  const { rooms, title } = selection;
  const [lacksTitle, setLacksTitle] = useState(false);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const saved = useStore(savedSelections);
  const save = () => {
    setLacksTitle(!title.trim());
    if (title.trim()) saveSelection({ ...selection, title: title.trim() });
    else input.current?.focus();
  };
  return (
    <div className={styles.named}>
      <p aria-live="polite">
        {lacksTitle ? (
          'Add a title.'
        ) : (
          <>
            {rooms.length} {rooms.length === 1 ? 'room' : 'rooms'}
            <span className={styles.extra}> chosen</span>
          </>
        )}
      </p>
      <label htmlFor={id} className={styles.extra}>
        Title
      </label>
      <input
        ref={input}
        id={id}
        value={title}
        maxLength={selectionLimits.title}
        placeholder="For the Hendersons"
        autoComplete="off"
        aria-invalid={lacksTitle || undefined}
        onChange={(event) => {
          setLacksTitle(false);
          picking.set({ ...selection, title: event.target.value });
        }}
      />
      <button type="button" className={styles.stop} onClick={save}>
        {isSaved(selection, saved) ? 'Saved' : 'Save'}
      </button>
      {children}
    </div>
  );
}

/** The selections that are saved on this device, to open or delete. */
function SavedSelections() {
  const selections = useStore(savedSelections);
  const remove = (selection: Selection) => {
    deleteSelection(selection.title);
    offerUndo(`${selection.title} deleted.`, () => saveSelection(selection));
  };
  if (selections.length === 0) return null;
  return (
    <ul className={styles.savedList} aria-label="Saved selections">
      {selections.map((selection) => (
        <li key={selection.title}>
          <button type="button" className={styles.stop} onClick={() => picking.set(selection)}>
            {selection.title} ({selection.rooms.length})
          </button>
          <button
            type="button"
            className={styles.stop}
            aria-label={`Delete the selection ${selection.title}`}
            onClick={() => remove(selection)}
          >
            ×
          </button>
        </li>
      ))}
    </ul>
  );
}
