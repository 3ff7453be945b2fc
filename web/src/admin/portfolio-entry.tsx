import { useId, useState } from 'react';
import buttons from '../design/button.module.css';
import type { ManagePortfolioQuery } from '../generated/documents.ts';
import type { PortfolioGroupName } from '../generated/types.ts';
import { Picture } from '../sections/picture.tsx';
import styles from './admin.module.css';
import { Ask } from './ask.tsx';
import type { PortfolioChanges } from './use-portfolio-changes.ts';

type Group = ManagePortfolioQuery['portfolio'][number];

/** A picture, a pair or a video. */
export type Piece = Group['items'][number];

interface PortfolioEntryProps {
  piece: Piece;
  place: { group: PortfolioGroupName; position: number; last: number };
  groups: Group[];
  changes: PortfolioChanges;
  onEdit: () => void;
}

/** One piece: moved by buttons as by dragging, to another group by a choice. */
export function PortfolioEntry({ piece, place, groups, changes, onEdit }: PortfolioEntryProps) {
  const [asked, setAsked] = useState(false);
  const id = useId();
  const { portfolio_id, title, picture } = piece;
  const { group, position, last } = place;
  const kind = 'video' in piece ? 'Video' : 'before' in piece ? 'Before and after' : 'Picture';
  return (
    <article className={styles.card} aria-labelledby={id}>
      <div className={styles.cardPicture}>
        <Picture picture={picture} sizes="(width < 40rem) 100vw, 20rem" fill />
      </div>
      <h3 id={id}>{title}</h3>
      <p className={styles.quietText}>
        {position + 1}. {kind}
      </p>
      <div className={styles.row}>
        <button
          type="button"
          className={buttons.quiet}
          aria-describedby={id}
          disabled={position === 0}
          onClick={() => void changes.move(portfolio_id, group, position - 1)}
        >
          Earlier
        </button>
        <button
          type="button"
          className={buttons.quiet}
          aria-describedby={id}
          disabled={position === last}
          onClick={() => void changes.move(portfolio_id, group, position + 1)}
        >
          Later
        </button>
        <button type="button" className={buttons.quiet} aria-describedby={id} onClick={onEdit}>
          Edit
        </button>
        <button type="button" className={buttons.quiet} aria-describedby={id} onClick={() => setAsked(true)}>
          Remove
        </button>
      </div>
      <label className={styles.moveTo}>
        <span>Tab</span>
        <select
          className={styles.select}
          value={group}
          onChange={(event) => {
            const wanted = groups.find(({ name }) => name === event.target.value);
            if (wanted) void changes.move(portfolio_id, wanted.name, wanted.items.length);
          }}
        >
          {groups.map(({ name, title: words }) => (
            <option key={name} value={name}>
              {words}
            </option>
          ))}
        </select>
      </label>
      {asked && (
        <Ask
          question="Remove this from the portfolio?"
          text={`‘${title}’ goes from the site at once. It can be restored for thirty days.`}
          yes="Remove it"
          no="Keep it"
          onNo={() => setAsked(false)}
          onYes={() => {
            setAsked(false);
            void changes.remove(portfolio_id, title);
          }}
        />
      )}
    </article>
  );
}
