import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react';
import { mailable } from '../../../../../rules/entry/newsletter.ts';
import { useMailablePageQuery } from '../../../generated/admin-hooks.ts';
import tiles from '../../media/library.module.css';
import { Button } from '../../ui/button.tsx';
import common from '../../ui/common.module.css';
import { ModalChoice, type ModalChoiceProps } from '../../ui/dialog/modal-choice.tsx';
import { Choice, FilterSearch, Filters } from '../../ui/list/filter-fields.tsx';
import { ListState } from '../../ui/list/list-state.tsx';
import { NoMatch } from '../../ui/list/no-match.tsx';
import { Pager } from '../../ui/list/pager.tsx';
import styles from './mailable.module.css';
import { Miniature } from './miniature.tsx';

interface OfferProps {
  /** The entries that cannot be chosen again. */
  taken?: readonly string[];
  onChoose: (entry: string) => void;
}

type MailableChoiceProps = Omit<ModalChoiceProps<string>, 'heading' | 'children'> & OfferProps;

/** Chooses an article or a project by its picture and its title. */
export const MailableChoice = ({ taken, ...props }: MailableChoiceProps) => (
  <ModalChoice {...props} heading="Articles and projects">
    {(choose) => <Offer taken={taken ?? []} onChoose={choose} />}
  </ModalChoice>
);

const kinds = Object.values(mailable).map(({ kind, label: [one] }) => [kind, `${one}s`] as const);

const firstFilters = { entryKind: 'article', search: '', page: 1 };

function Offer(props: Required<OfferProps>) {
  const [filters, setFilters] = useState(firstFilters);
  const { entryKind, search } = filters;
  const [isEntered, setEntered] = useState(false);
  function change(changed: Partial<typeof filters>): void {
    setFilters({ ...filters, page: 1, ...changed });
    setEntered(false);
  }

  /** Moves the focus from the search through the tiles and back. Enter in the search chooses the first. */
  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const { key, target, repeat, currentTarget } = event;
    const isInSearch = target instanceof HTMLInputElement;
    const offered = [...currentTarget.querySelectorAll<HTMLButtonElement>(`.${tiles.tile}`)];
    const index = offered.findIndex((tile) => tile === target);
    // The key that opened the dialog may still be down.
    if (isInSearch && key === 'Enter') return setEntered(!repeat);
    const step = isInSearch ? { ArrowDown: 1 }[key] : index >= 0 && stepOf(key, offered);
    if (!step) return;
    event.preventDefault();
    let to = index + step;
    while (offered[to]?.disabled) to += step;
    (to < 0 ? currentTarget.querySelector('input') : offered[to])?.focus();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- It listens to its controls.
    <div className={styles.offer} onKeyDown={onKeyDown}>
      <Filters>
        <FilterSearch label="Search titles" value={search} onChange={(text) => change({ search: text })} />
        <Choice label="Show" choices={kinds} value={entryKind} onChange={(it) => change({ entryKind: it })} />
      </Filters>
      <div className={styles.found}>
        <Found key={entryKind} {...props} {...{ filters, isEntered }} onFilter={change} />
      </div>
    </div>
  );
}

/** Returns by how many tiles a key moves: the vertical ones by a row of their grid. */
function stepOf(key: string, [first]: HTMLElement[]): number | undefined {
  const grid = first?.closest('ul');
  const columns = grid ? getComputedStyle(grid).gridTemplateColumns.split(' ').length : 1;
  return { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }[key];
}

interface FoundProps extends Required<OfferProps> {
  filters: typeof firstFilters;
  /** Whether to choose the first one as soon as it is found. */
  isEntered: boolean;
  onFilter: (changed: Partial<typeof firstFilters>) => void;
}

/** The published entries of a kind with the words of a search, by pages. */
function Found({ filters, isEntered, taken, onChoose, onFilter }: FoundProps) {
  const { data, previousData, error, refetch } = useMailablePageQuery({ variables: filters });
  const found = (data ?? previousData)?.mailablePage;
  const chooseFirst = useEffectEvent(() => {
    const first = data?.mailablePage.items.find(({ entry }) => !taken.includes(entry));
    if (first) onChoose(first.entry);
  });
  useEffect(() => {
    if (isEntered && data) chooseFirst();
  }, [isEntered, data]);
  return (
    <>
      <ListState error={error} waiting={!found} onRetry={refetch} of="cards" />
      {found?.items.length === 0 && (
        <NoMatch
          isFiltered={filters.search !== ''}
          empty="Nothing is published yet."
          onClear={() => onFilter({ search: '' })}
        />
      )}
      <ul className={tiles.grid}>
        {found?.items.map(({ entry, title, picture }) => (
          <li key={entry}>
            <Button
              look="tool"
              className={tiles.tile}
              disabled={taken.includes(entry)}
              onClick={() => onChoose(entry)}
            >
              <span className="visually-hidden">Choose </span>
              <Miniature className={tiles.picture} title={title} picture={picture} />
              <span className={tiles.text}>{title}</span>
              {taken.includes(entry) && <span className={common.quietText}>Chosen already</span>}
            </Button>
          </li>
        ))}
      </ul>
      {found && <Pager page={found.page} pageCount={found.pageCount} onGo={(page) => onFilter({ page })} />}
    </>
  );
}
