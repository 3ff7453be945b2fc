import { useState } from 'react';
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
  const change = (changed: Partial<typeof filters>) => setFilters({ ...filters, page: 1, ...changed });
  return (
    <>
      <Filters>
        <FilterSearch label="Search titles" value={search} onChange={(text) => change({ search: text })} />
        <Choice label="Show" choices={kinds} value={entryKind} onChange={(it) => change({ entryKind: it })} />
      </Filters>
      <div className={styles.found}>
        <Found key={entryKind} {...props} filters={filters} onFilter={change} />
      </div>
    </>
  );
}

interface FoundProps extends Required<OfferProps> {
  filters: typeof firstFilters;
  onFilter: (changed: Partial<typeof firstFilters>) => void;
}

/** The published entries of a kind with the words of a search, by pages. */
function Found({ filters, taken, onChoose, onFilter }: FoundProps) {
  const { data, previousData, error, refetch } = useMailablePageQuery({ variables: filters });
  const found = (data ?? previousData)?.mailablePage;
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
