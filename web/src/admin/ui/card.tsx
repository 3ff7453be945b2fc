import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import buttons from '../../design/button.module.css';
import type { PictureFieldsFragment } from '../../generated/documents.ts';
import { Picture } from '../../sections/media/picture.tsx';
import styles from './card.module.css';
import common from './common.module.css';
import { ConfirmDialog } from './confirm-dialog.tsx';

/** Something that can be done with what a card shows. */
export interface CardAction {
  label: string;
  run: () => void;
  disabled?: boolean;
  /** Asked before it is done. */
  ask?: { question: string; text: string; yes: string };
}

interface CardProps {
  title: string;
  heading: 'h2' | 'h3';
  /** Left out where such things have none; null where this one has none. */
  picture?: PictureFieldsFragment | null;
  /** Below the title, in one line. */
  about: ReactNode;
  actions: CardAction[];
  /** Where it can be seen on the site. */
  view?: string | undefined;
  children?: ReactNode;
}

/** One thing of a list: what it is, and what can be done with it. */
export function Card({ title, heading: Heading, picture, about, actions, view, children }: CardProps) {
  const [asked, setAsked] = useState<CardAction | null>(null);
  const id = useId();
  return (
    <article className={styles.card} aria-labelledby={id}>
      {picture !== undefined && (
        <div className={styles.picture}>
          {picture && <Picture picture={picture} sizes="(width < 40rem) 100vw, 22rem" fill />}
        </div>
      )}
      <Heading id={id}>{title}</Heading>
      <p className={common.quietText}>{about}</p>
      <div className={common.row}>
        {actions.map((action) => (
          <button
            key={action.label}
            type="button"
            className={buttons.quiet}
            aria-describedby={id}
            disabled={action.disabled}
            onClick={() => (action.ask ? setAsked(action) : action.run())}
          >
            {action.label}
          </button>
        ))}
        {view && (
          <Link to={view} aria-describedby={id}>
            View
          </Link>
        )}
      </div>
      {children}
      {asked?.ask && (
        <ConfirmDialog
          {...asked.ask}
          no="Keep it"
          onNo={() => setAsked(null)}
          onYes={() => {
            setAsked(null);
            asked.run();
          }}
        />
      )}
    </article>
  );
}
