import { type KeyboardEvent, useContext, useEffect, useId, useRef, useState } from 'react';
import { tokenLabel, tokenNames } from '../../../../../rules/fact/token-names.ts';
import { fillTokens } from '../../../../../rules/fact/tokens.ts';
import menu from '../../ui/menu.module.css';
import { SurroundingsContext } from '../form.ts';
import styles from './token-menu.module.css';
import { ToolButton } from './tool-button.tsx';

interface TokenMenuProps {
  /** Inserts the token with this name at the caret of the text. */
  onInsert: (name: string) => void;
}

/** A tool that lists the prices and facts. */
export function TokenMenu({ onInsert }: TokenMenuProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ToolButton tool="Insert a price or fact" popoverTarget={id} />
      <div
        id={id}
        ref={box}
        popover="auto"
        className={`${menu.menu} ${styles.tokens}`}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {isOpen && (
          <Tokens
            onChoose={(name) => {
              // Gives the focus back to the tool, and the text takes it.
              box.current?.hidePopover();
              onInsert(name);
            }}
          />
        )}
      </div>
    </>
  );
}

/** The prices and facts whose name or value contains the typed text. Enter chooses the first. */
function Tokens({ onChoose }: { onChoose: (name: string) => void }) {
  const { tokens: values } = useContext(SurroundingsContext);
  const [search, setSearch] = useState('');
  const input = useRef<HTMLInputElement>(null);
  // The row of tools would scroll, and the list leave the window with its tool.
  useEffect(() => input.current?.focus({ preventScroll: true }), []);
  const found = tokenNames()
    .map((name) => ({ name, label: tokenLabel(name), value: fillTokens(`{${name}}`, values) }))
    .filter(({ label, value }) => `${label} ${value}`.toLowerCase().includes(search.trim().toLowerCase()));
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (found[0]) onChoose(found[0].name);
  }
  return (
    <>
      <input
        ref={input}
        type="search"
        aria-label="Search prices and facts"
        placeholder="Search prices and facts"
        autoComplete="off"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
        onKeyDown={onKeyDown}
      />
      {found.map(({ name, label, value }) => (
        <button key={name} type="button" onClick={() => onChoose(name)}>
          {label} <span>{value}</span>
        </button>
      ))}
    </>
  );
}
