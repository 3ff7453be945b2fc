import {
  Fragment,
  type KeyboardEvent,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { partsFound } from '../../../../rules/excerpt.ts';
import field from '../../forms/fields/field.module.css';
import { listen } from '../../lib/listen.ts';
import { Icon } from '../../sections/base/icons.tsx';
import { Button } from '../ui/button.tsx';
import common from '../ui/common.module.css';
import { Modal } from '../ui/dialog/modal.tsx';
import { isLetter } from '../ui/letter-key.ts';
import styles from './search.module.css';
import { type Result, useResults } from './use-results.ts';

/** Searches leads, entries, pages, settings and actions; opens by a button, and by Ctrl or Cmd and K. */
export function SearchDialog() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: Event) => {
      if (!(event instanceof globalThis.KeyboardEvent)) return;
      if (!isLetter(event, 'k') || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      setOpen(document.querySelector('dialog[open]:not([inert])') === null);
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
        <Modal heading="Search" onClose={() => setOpen(false)}>
          <Search onClose={() => setOpen(false)} />
        </Modal>
      )}
    </>
  );
}

function Search({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const { groups, isWaiting } = useResults(search);
  const [first] = groups.flatMap(({ results }) => results);
  const navigate = useNavigate();
  const list = useRef<HTMLUListElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [isEntered, setEntered] = useState(false);
  // The results shown may be those of an earlier text.
  const isCurrent = search === typed.trim() && !isWaiting;
  const openFirst = useEffectEvent(() => {
    if (!first) return;
    onClose();
    if ('run' in first) first.run();
    else void navigate(first.to);
  });
  useEffect(() => {
    if (isEntered && isCurrent) openFirst();
  }, [isEntered, isCurrent]);

  /** Moves the focus from the input, which stands for the first result, through the results and back. */
  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const shown = [...(list.current?.querySelectorAll<HTMLElement>('li > [data-result]') ?? [])];
    const index = shown.findIndex((result) => result === document.activeElement);
    if (event.key === 'Enter' && index < 0) setEntered(true);
    else if (event.key === 'ArrowDown') shown[Math.max(index, 0) + 1]?.focus();
    else if (event.key === 'ArrowUp') (index > 1 ? shown[index - 1] : input.current)?.focus();
    // Escape only clears a search field.
    else if (event.key === 'Escape') onClose();
    else return typeOn(event);
    event.preventDefault();
  }

  /** Lets the input have what is typed while a result has the focus; a space presses it. */
  function typeOn({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): void {
    if (/^(Backspace|\S)$/u.test(key) && !ctrlKey && !metaKey && !altKey) input.current?.focus();
  }

  return (
    <search className={styles.search}>
      <input
        ref={input}
        type="search"
        aria-label="Search leads, entries, pages and settings"
        className={field.control}
        autoComplete="off"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- The dialog has nothing else to focus.
        autoFocus
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setEntered(false);
        }}
        onKeyDown={onKeyDown}
      />
      <output className={common.quietText}>{!first && (isWaiting ? 'Searching…' : 'Nothing found.')}</output>
      <ul ref={list} aria-label="Results" className={styles.results}>
        {groups.map(({ name, results }) => (
          <Fragment key={name}>
            {name && <li className={`${styles.group} ${common.quietText}`}>{name}</li>}
            {results.map((result) => (
              <li key={result.key} data-first={result === first || undefined}>
                <ResultLine {...{ result, search, onClose, onKeyDown }} />
              </li>
            ))}
          </Fragment>
        ))}
      </ul>
    </search>
  );
}

interface ResultLineProps {
  result: Result;
  search: string;
  onClose: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** A result: the button of an action, or the link to a page, beside the buttons that mark a lead. */
function ResultLine({ result, search, onClose, onKeyDown }: ResultLineProps) {
  const { label, kind } = result;
  const closeAnd = (run: () => void) => () => {
    onClose();
    run();
  };
  const parts = (
    <>
      <span>{label}</span>
      <span className={common.quietText}>{kind}</span>
    </>
  );
  if ('run' in result)
    return (
      <button
        type="button"
        data-result
        className={styles.result}
        onClick={closeAnd(result.run)}
        onKeyDown={onKeyDown}
      >
        {parts}
      </button>
    );
  const { to, excerpt, changes = [] } = result;
  return (
    <>
      <Link to={to} data-result className={styles.result} onClick={onClose} onKeyDown={onKeyDown}>
        {parts}
        {excerpt && <Excerpt text={excerpt} search={search} />}
      </Link>
      {changes.length > 0 && (
        <span className={styles.changes}>
          {changes.map((change) => (
            <Button key={change.label} look="link" of={label} onClick={closeAnd(change.run)}>
              {change.label}
            </Button>
          ))}
        </span>
      )}
    </>
  );
}

/** The place of the words of a search in a text. */
const Excerpt = ({ text, search }: { text: string; search: string }) => (
  <span className={`${common.quietText} ${styles.excerpt}`}>
    {partsFound(text, search).map((part, at) =>
      // oxlint-disable-next-line react/no-array-index-key -- The parts have no other name.
      part.isFound ? <mark key={at}>{part.text}</mark> : part.text,
    )}
  </span>
);
