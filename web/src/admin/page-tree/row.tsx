import { type ReactNode, useId } from 'react';
import { isOwnPath } from '../../../../content/shared/menu.ts';
import type { ManagedEntryFragment } from '../../generated/admin-documents.ts';
import { Picture } from '../../sections/media/picture.tsx';
import { DeleteButton, dot, ReleaseFacts, stateOf } from '../entry/card.tsx';
import { nameOfEntry } from '../entry/kinds.tsx';
import { Button } from '../ui/button.tsx';
import common from '../ui/common.module.css';
import { Choice } from '../ui/list/filter-fields.tsx';
import { Menu } from '../ui/menu.tsx';
import styles from './tree.module.css';
import { type listsOf, menuBelow, NONE, type Place, type PlacedLink } from './tree.ts';
import type { SitePage } from './use-site-pages.ts';

interface RowProps {
  placed: PlacedLink;
  /** The page that the link leads to, if it is one of the tree. */
  page: SitePage | undefined;
  /** Whether an earlier row has the page. */
  isRepeated: boolean;
  lists: ReturnType<typeof listsOf>;
  isDraggable: boolean;
  /** Null takes the link out of the navigation. */
  onMove: (to: Place | null) => void;
  onEdit: (entry: ManagedEntryFragment) => void;
  /** The menu below it. */
  children?: ReactNode;
}

/** A link of the navigation with its page. A page has its picture and its actions in its first row only. */
export function Row({ placed, page, isRepeated, isDraggable, children, ...actions }: RowProps) {
  const { list, index, link } = placed;
  const id = useId();
  const isFirst = page && !isRepeated;
  const name = page ? nameOfEntry(page.entry) : link.label;
  const content = (
    <>
      {isDraggable && (
        <span
          className={`${common.handle} ${styles.handle}`}
          aria-hidden="true"
          title="Drag to another place"
        />
      )}
      {isFirst && (
        <div className={styles.picture}>
          {page.picture && <Picture picture={{ ...page.picture, alt: '' }} sizes="5rem" fill />}
        </div>
      )}
      <div className={styles.words}>
        {isFirst ? (
          <h3 id={id} title={name}>
            {name}
          </h3>
        ) : (
          <p id={id} title={name}>
            {name}
          </p>
        )}
        <p className={common.quietText}>
          <span className={styles.place}>
            {link.label !== name && `“${link.label}”${dot}`}
            {link.to}
          </span>
          {page ? isFirst && <Facts page={page} isLinked={list !== NONE} /> : <Missing to={link.to} />}
        </p>
      </div>
      <Tools {...{ placed, page: isFirst ? page : undefined, id }} {...actions} />
    </>
  );
  return (
    <li
      className={styles.item}
      data-item={index}
      data-row={`${list}/${index}`}
      data-to={link.to}
      draggable={isDraggable || undefined}
    >
      {isFirst ? (
        <article
          className={styles.row}
          aria-labelledby={id}
          data-entry={`${page.entry.kind} ${page.entry.number}`}
        >
          {content}
        </article>
      ) : (
        <div className={styles.row}>{content}</div>
      )}
      {children}
    </li>
  );
}

/** The state of a page, and who changed it last; nothing for a page that nobody has changed. */
function Facts({ page: { entry }, isLinked }: { page: SitePage; isLinked: boolean }) {
  const { kind, state, version, draft } = entry;
  const isHidden = kind === 'ownPage' && state !== 'PUBLISHED';
  if (version === 0 && !draft) return null;
  return (
    <span className={styles.facts}>
      {isHidden && (
        <>
          <strong>{stateOf(entry)}</strong>
          {isLinked && `${dot}Visitors do not see it`}
          {dot}
        </>
      )}
      <ReleaseFacts {...entry} />
    </span>
  );
}

/** Says that no page has the path of a link any more. */
function Missing({ to }: { to: string }) {
  return to.startsWith('/') && isOwnPath(to) ? (
    <strong className={styles.facts}>This page no longer exists: visitors do not see the link</strong>
  ) : null;
}

interface ToolsProps extends Pick<RowProps, 'placed' | 'page' | 'lists' | 'onMove' | 'onEdit'> {
  id: string;
}

function Tools({ placed, page, lists, onMove, onEdit, id }: ToolsProps) {
  const { list, index, link } = placed;
  const { entry, path } = page ?? {};
  const isOwn = entry?.kind === 'ownPage';
  const isPublic = !isOwn || entry.state === 'PUBLISHED';
  const isPlaceable = !page || path;
  return (
    <div className={`${common.row} ${styles.tools}`}>
      {entry && (
        <Button className={styles.edit} aria-describedby={id} onClick={() => onEdit(entry)}>
          Edit
        </Button>
      )}
      {isPublic && path && (
        <a className={styles.view} href={path} aria-describedby={id}>
          View
        </a>
      )}
      <Menu describedBy={id}>
        {isPlaceable ? (
          <Moves {...{ list, index, lists, onMove, id }} />
        ) : (
          <p className={common.quietText}>Publish the page, then it can go into the menu.</p>
        )}
        {isOwn && <DeleteButton kind={entry.kind} entry={entry} describedBy={id} />}
        {link.to && !link.to.startsWith('/') && <a href={link.to}>Open the link</a>}
      </Menu>
    </div>
  );
}

interface MovesProps extends Place, Pick<RowProps, 'lists' | 'onMove'> {
  id: string;
}

/** Moves a link by one, to another list, and out of the navigation. */
function Moves({ list, index, lists, onMove, id }: MovesProps) {
  const lengthOf = (name: string) => lists.find((it) => it.list === name)?.length ?? 0;
  // An entry of the bar cannot be below itself.
  const others = lists.filter((it) => list !== 'bar' || it.list !== menuBelow(index));
  return (
    <>
      {list !== NONE && (
        <>
          <Button
            aria-describedby={id}
            disabled={index === 0}
            onClick={() => onMove({ list, index: index - 1 })}
          >
            Move up
          </Button>
          <Button
            aria-describedby={id}
            disabled={index === lengthOf(list) - 1}
            onClick={() => onMove({ list, index: index + 2 })}
          >
            Move down
          </Button>
        </>
      )}
      <div className={styles.moveTo}>
        <Choice
          label="Move to"
          choices={[...others.map((it) => [it.list, it.name] as const), [NONE, 'Not in the menu']]}
          value={list}
          onChange={(to) => onMove(to === NONE ? null : { list: to, index: lengthOf(to) })}
        />
      </div>
    </>
  );
}
