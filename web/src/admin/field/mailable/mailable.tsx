import { useState } from 'react';
import { mailable } from '../../../../../rules/entry/newsletter.ts';
import control from '../../../forms/fields/field.module.css';
import type { MailableFieldsFragment } from '../../../generated/admin-documents.ts';
import { useMailableItemsQuery, useMailablePageQuery } from '../../../generated/admin-hooks.ts';
import { Picture } from '../../../sections/media/picture.tsx';
import tiles from '../../media/library.module.css';
import { Button } from '../../ui/button.tsx';
import common from '../../ui/common.module.css';
import { Modal } from '../../ui/dialog/modal.tsx';
import { Choice, FilterSearch, Filters } from '../../ui/list/filter-fields.tsx';
import { ListState } from '../../ui/list/list-state.tsx';
import { NoMatch } from '../../ui/list/no-match.tsx';
import { Pager } from '../../ui/list/pager.tsx';
import type { ControlProps } from '../control.tsx';
import { useEntry } from '../form.ts';
import { itemsOf } from '../values.ts';
import styles from './mailable.module.css';

/** An article or a project of a newsletter, with its picture. */
export function MailableControl({ name, value, onChange }: ControlProps) {
  const { errors, values } = useEntry();
  const error = errors[name];
  const entry = String(value ?? '');
  const [list = ''] = name.split('[');
  // Each item asks for all of the list, which is one request.
  const entries = itemsOf(values[list]).map(entryOf).toSorted();
  const { data, previousData } = useMailableItemsQuery({
    variables: { entries },
    context: { queryDeduplication: true },
  });
  const item = (data ?? previousData)?.mailableItems.find((it) => it.entry === entry);
  const title = item?.title ?? (data ? 'Not on the site any more' : '');
  return (
    <div className={styles.chosen}>
      <Miniature className={styles.miniature} picture={item?.picture} />
      <p>
        <span className={styles.title}>{title}</span>
        <span className={common.quietText}>{kindOf(entry)?.label[0]}</span>
      </p>
      <MailableChoice label="Change" of={title} look="link" onChoose={onChange} />
      {error && (
        <p role="alert" className={control.error}>
          {error}
        </p>
      )}
    </div>
  );
}

/** Returns the entry of an item, such as `article/12`. */
const entryOf = (item: unknown): string => (item as { entry: string }).entry;

const kindOf = (entry: string) => Object.values(mailable).find(({ kind }) => entry.startsWith(`${kind}/`));

interface MailableChoiceProps {
  label: string;
  /** Completes the accessible name. */
  of?: string;
  look?: 'link';
  disabled?: boolean;
  /** The entries that cannot be chosen again. */
  taken?: readonly string[];
  onChoose: (entry: string) => void;
}

/** A button that chooses an article or a project by its picture and its title. */
export function MailableChoice({ label, taken = [], onChoose, ...button }: MailableChoiceProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button {...button} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <ChoiceDialog
          taken={taken}
          onChoose={(entry) => {
            setOpen(false);
            onChoose(entry);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

const kinds = Object.values(mailable).map(({ kind, label: [one] }) => [kind, `${one}s`] as const);

const firstFilters = { entryKind: 'article', search: '', page: 1 };

type DialogProps = Required<Pick<MailableChoiceProps, 'taken' | 'onChoose'>> & { onClose: () => void };

function ChoiceDialog({ onClose, ...props }: DialogProps) {
  const [filters, setFilters] = useState(firstFilters);
  const { entryKind, search } = filters;
  const change = (changed: Partial<typeof filters>) => setFilters({ ...filters, page: 1, ...changed });
  return (
    <Modal wide heading="Articles and projects" onEscape={onClose}>
      <Filters>
        <FilterSearch label="Search titles" value={search} onChange={(text) => change({ search: text })} />
        <Choice label="Show" choices={kinds} value={entryKind} onChange={(it) => change({ entryKind: it })} />
      </Filters>
      <div className={styles.found}>
        <Found key={entryKind} {...props} filters={filters} onFilter={change} />
      </div>
      <div className={common.row}>
        <Button look="link" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Modal>
  );
}

interface FoundProps extends Omit<DialogProps, 'onClose'> {
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
              <Miniature className={tiles.picture} picture={picture} />
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

type MiniatureProps = { className: string | undefined } & Partial<Pick<MailableFieldsFragment, 'picture'>>;

/** The picture of an entry beside its title, or the empty frame of one. */
function Miniature({ className, picture }: MiniatureProps) {
  return (
    <span className={className}>
      {picture && <Picture picture={{ ...picture, alt: '' }} sizes="(width < 40rem) 46vw, 18rem" fill />}
    </span>
  );
}
