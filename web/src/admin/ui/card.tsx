import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import buttons from '../../design/button.module.css';
import type { PictureFieldsFragment } from '../../generated/admin-documents.ts';
import { Picture } from '../../sections/media/picture.tsx';
import styles from './card.module.css';
import common from './common.module.css';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Menu } from './menu.tsx';

/** An action of a card. */
export interface CardAction {
  label: string;
  run: () => void;
  disabled?: boolean;
  /** Stands in the menu of the card. */
  inMenu?: boolean;
  /** A confirmation before the action. */
  ask?: { question: string; text: string; yes: string };
}

interface CardProps {
  title: string;
  heading: 'h2' | 'h3';
  /** Undefined if this kind of item has no pictures; null if this item has none. */
  picture?: PictureFieldsFragment | null;
  /** One line below the title. */
  about: ReactNode;
  actions: CardAction[];
  /** The item's path on the site. */
  view?: string | undefined;
  /** Links to other admin pages about the item, in the menu of the card. */
  links?: { label: string; to: string }[];
  /** A control in the menu of the card. */
  children?: ReactNode;
}

/** An item of a list with its actions. */
export function Card({
  title,
  heading: Heading,
  picture,
  about,
  actions,
  view,
  links = [],
  children,
}: CardProps) {
  const [asked, setAsked] = useState<CardAction | null>(null);
  const id = useId();
  const button = (action: CardAction) => (
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
  );
  const inMenu = actions.filter((action) => action.inMenu);
  return (
    <article className={styles.card} aria-labelledby={id}>
      {picture !== undefined && (
        <div className={styles.picture}>
          {picture ? (
            <Picture picture={picture} sizes="(width < 40rem) 7rem, 22rem" fill />
          ) : (
            <p className={common.quietText}>No picture yet</p>
          )}
        </div>
      )}
      <div className={styles.words}>
        <Heading id={id}>{title}</Heading>
        <p className={common.quietText}>{about}</p>
      </div>
      <div className={common.row}>
        {actions.filter((action) => !action.inMenu).map(button)}
        {view && (
          <Link to={view} aria-describedby={id}>
            View
          </Link>
        )}
        {inMenu.length + links.length > 0 && (
          <Menu describedBy={id}>
            {children}
            {links.map(({ label, to }) => (
              <Link key={to} className={buttons.quiet} to={to} aria-describedby={id}>
                {label}
              </Link>
            ))}
            {inMenu.map(button)}
          </Menu>
        )}
      </div>
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
