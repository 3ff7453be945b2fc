import { useContext, useEffect, useId, useRef } from 'react';
import { tokenLabel, tokenNames } from '../../../../rules/fact/token-names.ts';
import { fillTokens, type TokenValues } from '../../../../rules/fact/tokens.ts';
import buttons from '../../design/button.module.css';
import common from '../ui/common.module.css';
import { useToasts } from '../ui/toast.tsx';
import styles from './field.module.css';
import { SurroundingsContext } from './form.ts';

/** The names in words and the values of a text's tokens: 'Staging consultation, $495'. */
export function TokenChips({ text }: { text: string }) {
  const { tokens: values } = useContext(SurroundingsContext);
  const tokens = [...new Set(text.match(/\{[^{}]*\}/g))];
  if (tokens.length === 0) return null;
  return (
    <ul className={styles.tokens} aria-label="Prices and facts in this text">
      {tokens.map((token) => (
        <li key={token} data-unknown={fillTokens(token, values) === token || undefined}>
          {inWords(token, values)}
        </li>
      ))}
    </ul>
  );
}

function inWords(token: string, values: TokenValues): string {
  const value = fillTokens(token, values);
  return value === token ? `${token} is not a price` : `${tokenLabel(token.slice(1, -1))}, ${value}`;
}

/** Inserts a token into the text that was edited last. */
export function TokenPicker() {
  const { tokens: values } = useContext(SurroundingsContext);
  const { showToast } = useToasts();
  const select = useRef<HTMLSelectElement>(null);
  const edited = useRef<HTMLElement>(null);
  const id = useId();
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && 'tokens' in target.dataset) edited.current = target;
    };
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, []);

  function insert(): void {
    const target = edited.current;
    if (!target?.isConnected) return showToast('Select a text first.', 'failure');
    target.focus();
    // The only way that works in inputs and in rich texts alike, at the caret, and that Undo of the browser knows.
    document.execCommand('insertText', false, select.current?.value ?? '');
  }

  return (
    <>
      <label className="visually-hidden" htmlFor={id}>
        Price
      </label>
      <select ref={select} id={id} className={common.select}>
        {tokenNames()
          .map((name) => `{${name}}`)
          .map((token) => (
            <option key={token} value={token}>
              {inWords(token, values)}
            </option>
          ))}
      </select>
      <button type="button" className={buttons.quiet} onClick={insert}>
        Insert<span className="visually-hidden"> the price</span>
      </button>
    </>
  );
}
