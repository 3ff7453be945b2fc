import { type KeyboardEvent, useDeferredValue, useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { entryKinds } from '../../../../rules/entry/kinds.ts';
import field from '../../forms/fields/field.module.css';
import { useSearchEntriesQuery } from '../../generated/admin-hooks.ts';
import { listen } from '../../lib/listen.ts';
import { Icon } from '../../sections/base/icons.tsx';
import { accountSections } from '../account/sections.ts';
import { editorOf, isHidden } from '../entry/kinds.tsx';
import { leadForms, leadName } from '../lead/labels.ts';
import { useMay } from '../session/session.ts';
import { Button } from '../ui/button.tsx';
import common from '../ui/common.module.css';
import { Modal } from '../ui/dialog/modal.tsx';
import { anchorOf } from '../ui/form/settings-section.tsx';
import { isLetter } from '../ui/letter-key.ts';
import styles from './search.module.css';
import { groupsFor, pagesOf } from './sections.ts';

const maxResults = 15;

interface Result {
  key: string;
  label: string;
  /** What it is. */
  kind: string;
  to: string;
}

/** Searches leads, entries, pages and settings; opens by a button, and by Ctrl or Cmd and K. */
export function SearchDialog() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: Event) => {
      if (!(event instanceof globalThis.KeyboardEvent)) return;
      if (!isLetter(event, 'k') || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      setOpen(document.querySelector('dialog[open]') === null);
    };
    return listen(document, ['keydown'], onKey);
  }, []);
  return (
    <>
      <button type="button" className={styles.open} onClick={() => setOpen(true)}>
        <Icon size={18}>
          <path d="M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5L20 20" />
        </Icon>
        <span>Search</span>
        <kbd aria-hidden="true">Ctrl K</kbd>
      </button>
      {isOpen && (
        <Modal heading="Search" onEscape={() => setOpen(false)}>
          <Search onClose={() => setOpen(false)} />
        </Modal>
      )}
    </>
  );
}

function Search({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const { results, isWaiting } = useResults(useDeferredValue(typed.trim()));
  const navigate = useNavigate();
  const list = useRef<HTMLUListElement>(null);

  /** Moves the focus from the input through the results. */
  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const links = [...(list.current?.querySelectorAll('a') ?? [])];
    const index = links.findIndex((link) => link === document.activeElement);
    const [first] = results;
    if (event.key === 'Enter' && index < 0 && first) {
      onClose();
      void navigate(first.to);
    } else if (event.key === 'ArrowDown') links[index + 1]?.focus();
    else if (event.key === 'ArrowUp' && index > 0) links[index - 1]?.focus();
    // Escape only clears a search field.
    else if (event.key === 'Escape') onClose();
    else return;
    event.preventDefault();
  }

  return (
    <search className={styles.search}>
      <div className={styles.field}>
        <input
          type="search"
          aria-label="Search leads, entries, pages and settings"
          className={field.control}
          autoComplete="off"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- The dialog has nothing else to focus.
          autoFocus
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <Button look="link" onClick={onClose}>
          Close
        </Button>
      </div>
      <output className={common.quietText}>
        {results.length === 0 && (isWaiting ? 'Searching…' : 'Nothing found.')}
      </output>
      <ul ref={list} aria-label="Results" className={styles.results}>
        {results.map(({ key, label, kind, to }) => (
          <li key={key}>
            <Link to={to} onClick={onClose} onKeyDown={onKeyDown}>
              <span>{label}</span>
              <span className={common.quietText}>{kind}</span>
            </Link>
          </li>
        ))}
      </ul>
    </search>
  );
}

const kindNames = new Map(entryKinds.map(({ kind, label }) => [kind, label[0]]));

/** Returns what matches a search; without one, the pages of the admin area. */
function useResults(search: string): { results: Result[]; isWaiting: boolean } {
  const may = useMay();
  const { data, previousData, loading } = useSearchEntriesQuery({
    variables: { search, leads: may('leads') },
    skip: search === '',
  });
  const response = search === '' ? undefined : (data ?? previousData);
  const words = search.toLowerCase().split(/\s+/);
  const matches = ({ label }: Result) => words.every((word) => label.toLowerCase().includes(word));
  const settings = pagesOf(groupsFor(may)).map(({ to, label }) => ({ key: to, label, kind: 'Go to', to }));
  const shownSections = accountSections.filter(({ right }) => may(right));
  const known = shownSections.map(({ label }) => ({
    key: `setting ${label}`,
    label,
    kind: 'Account',
    to: `/admin/account#${anchorOf(label)}`,
  }));
  const leads = response?.leads?.nodes.map((lead) => ({
    key: lead.id,
    label: leadName(lead),
    kind: leadForms[lead.formType] ?? lead.formType,
    to: `/admin/leads/${lead.id}`,
  }));
  const entries = response?.searchEntries
    .filter((entry) => !isHidden(entry))
    .map((entry) => ({
      key: `${entry.kind} ${entry.number}`,
      label: entry.title,
      kind: kindNames.get(entry.kind) ?? '',
      to: editorOf(entry),
    }));
  const results = [
    ...settings.filter(matches),
    ...(search ? known.filter(matches) : []),
    ...(leads ?? []),
    ...(entries ?? []),
  ];
  return { results: results.slice(0, maxResults), isWaiting: loading };
}
