import { useContext, useEffect, useId, useRef } from 'react';
import { tokenLabel, tokenNames } from '../../../../rules/fact/token-names.ts';
import { fillTokens, type TokenValues } from '../../../../rules/fact/tokens.ts';
import buttons from '../../design/button.module.css';
import common from '../ui/common.module.css';
import { useToasts } from '../ui/toast.tsx';
import styles from './field.module.css';
import { SurroundingsContext } from './form.ts';

/** The tokens of a text with their values. */
export function TokenChips({ text }: { text: string }) {
  const { tokens: list } = useContext(SurroundingsContext);
  const named = [...new Set(text.match(/\{[^{}]*\}/g))];
  if (named.length === 0) return null;
  return (
    <ul className={styles.tokens} aria-label="Prices in this text">
      {named.map((token) => {
        const value = fillTokens(token, list);
        return (
          <li key={token} data-unknown={value === token || undefined}>
            {value === token ? `${token} unknown` : `${tokenLabel(token.slice(1, -1))}: ${value}`}
          </li>
        );
      })}
    </ul>
  );
}

/** Inserts a token into the text that was edited last. */
export function TokenPicker() {
  const { tokens: list } = useContext(SurroundingsContext);
  const { showToast } = useToasts();
  const select = useRef<HTMLSelectElement>(null);
  const edited = useRef<HTMLInputElement | HTMLTextAreaElement | null>(null);
  const id = useId();
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      const isText = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
      if (isText && 'tokens' in target.dataset) edited.current = target;
    };
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, []);

  function insert(): void {
    const target = edited.current;
    if (!target?.isConnected) return showToast('Select a text first.', 'failure');
    const at = target.selectionStart ?? target.value.length;
    target.setRangeText(select.current?.value ?? '', at, target.selectionEnd ?? at, 'end');
    target.dispatchEvent(new Event('input', { bubbles: true }));
    target.focus();
  }

  return (
    <>
      <label className="visually-hidden" htmlFor={id}>
        Price
      </label>
      <select ref={select} id={id} className={common.select}>
        {tokensOf(list).map(({ token, label, value }) => (
          <option key={token} value={token}>
            {label}: {value}
          </option>
        ))}
      </select>
      <button type="button" className={buttons.quiet} onClick={insert}>
        Insert<span className="visually-hidden"> the price</span>
      </button>
    </>
  );
}

function tokensOf(values: TokenValues): { token: string; label: string; value: string }[] {
  return tokenNames().map((name) => ({
    token: `{${name}}`,
    label: tokenLabel(name),
    value: fillTokens(`{${name}}`, values),
  }));
}
