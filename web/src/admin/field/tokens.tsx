import { useContext, useEffect, useRef } from 'react';
import { tokenLabel, tokenNames } from '../../../../rules/fact/token-names.ts';
import { fillTokens, type TokenValues } from '../../../../rules/fact/tokens.ts';
import { listen } from '../../lib/listen.ts';
import { Button } from '../ui/button.tsx';
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
  return value === token
    ? `${token} isn’t a price or fact: visitors will see it like this`
    : `${tokenLabel(token.slice(1, -1))}, ${value}`;
}

/** Inserts a token into the text that was edited last. */
export function TokenPicker() {
  const { tokens: values } = useContext(SurroundingsContext);
  const { showToast } = useToasts();
  const select = useRef<HTMLSelectElement>(null);
  const edited = useRef<{ text: HTMLElement; caret: Range | null }>(null);
  useEffect(() => {
    // A rich text loses its caret with the focus.
    return listen(document, ['focusout'], ({ target }) => {
      if (!(target instanceof HTMLElement && 'tokens' in target.dataset)) return;
      const selection = target.isContentEditable ? getSelection() : null;
      edited.current = {
        text: target,
        caret: selection?.rangeCount ? selection.getRangeAt(0).cloneRange() : null,
      };
    });
  }, []);

  function insert(): void {
    const { text, caret } = edited.current ?? {};
    if (!text?.isConnected) return showToast('Click in a text first, then insert.', 'failure');
    text.focus();
    if (caret) {
      getSelection()?.removeAllRanges();
      getSelection()?.addRange(caret);
    }
    // The only way that works at the caret in inputs and in rich texts, and that the browser can undo.
    document.execCommand('insertText', false, select.current?.value ?? '');
  }

  return (
    <div className={`${common.row} ${styles.picker}`}>
      <select ref={select} aria-label="Price or fact" className={common.select}>
        {tokenNames()
          .map((name) => `{${name}}`)
          .map((token) => (
            <option key={token} value={token}>
              {inWords(token, values)}
            </option>
          ))}
      </select>
      <Button of="a price or fact" onClick={insert}>
        Insert
      </Button>
    </div>
  );
}
