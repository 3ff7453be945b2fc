import { type ReactNode, useContext, useId } from 'react';
import { asciiDigits } from '../../../../rules/digits.ts';
import { replaceFigures } from '../../../../rules/fact/figures.ts';
import { completeLink, linkMessage } from '../../../../rules/link.ts';
import control from '../../forms/fields/field.module.css';
import { controlAttributes, Field } from '../../forms/fields/field.tsx';
import { useLimit } from '../../forms/fields/use-limit.ts';
import type { ControlProps } from './control.tsx';
import { SurroundingsContext, useEntry } from './form.ts';
import { TokenMenu } from './text/token-menu.tsx';
import { PriceOffers, TokenChips } from './text/tokens.tsx';
import { ToolField } from './text/tool-field.tsx';

interface LineControlProps extends ControlProps {
  /** The type of a text's input. */
  type?: 'url' | 'datetime-local';
  /** About a value that is allowed. */
  advice?: ReactNode;
}

/** A text, a day, a number, a choice or a relation. */
export function LineControl({ type, ...props }: LineControlProps) {
  const { field, label, name, value, onChange } = props;
  const error = useEntry().errors[name];
  const id = useId();
  const { hint, maxLength, kind } = field;
  const text = String(value ?? '');
  const { handlers, usage } = useLimit(id, maxLength, text);
  const isChoice = kind === 'choice' || kind === 'relation';
  const target = field.link ? completeLink(text) : undefined;
  const advice = props.advice ?? (field.link && text && !target && !error ? linkMessage : undefined);
  function use(amount: number, token: string, each: boolean): void {
    let isDone = false;
    const replaced = replaceFigures(text, (figure) => {
      if (figure.amount !== amount || isDone) return undefined;
      isDone = !each;
      return `{${token}}`;
    });
    onChange(replaced);
    document.getElementById(id)?.focus();
  }

  function insert(token: string): void {
    document.getElementById(id)?.focus();
    // The only way that the browser can undo.
    document.execCommand('insertText', false, `{${token}}`);
  }

  const attributes = {
    ...controlAttributes(id, { hint, advice, error }),
    ...(!isChoice && handlers),
    name,
    className: control.control,
    // A choice without an empty option has a value.
    required: field.required && kind !== 'choice',
  };
  const around = { id, label, hint, advice, error, ...(maxLength && !isChoice && { limit: usage }) };
  const shown = isChoice ? (
    <Choice {...props} attributes={attributes} />
  ) : field.multiline ? (
    <textarea
      {...attributes}
      rows={3}
      maxLength={maxLength}
      value={text}
      onChange={(event) => onChange(event.target.value)}
    />
  ) : (
    <input
      {...attributes}
      type={kind === 'day' ? 'date' : type}
      inputMode={kind === 'number' ? 'numeric' : undefined}
      maxLength={maxLength}
      autoComplete="off"
      value={text}
      onChange={(event) => onChange(kind === 'number' ? numberIn(event.target.value) : event.target.value)}
      onBlur={() => target && target !== text && onChange(target)}
    />
  );
  if (!field.tokens) return <Field {...around}>{shown}</Field>;
  return (
    <ToolField {...around} quiet toolsLabel="Prices and facts" tools={<TokenMenu onInsert={insert} />}>
      {shown}
      <TokenChips text={text} />
      <PriceOffers text={text} onUse={use} />
    </ToolField>
  );
}

/** Returns the number of the digits in a text; undefined if it has none. */
function numberIn(typed: string): number | undefined {
  const digits = asciiDigits(typed).replace(/\D/g, '').slice(0, 9);
  return digits ? Number(digits) : undefined;
}

function Choice({ field, value, onChange, attributes }: ControlProps & { attributes: object }) {
  const { relations } = useContext(SurroundingsContext);
  const { kind, options = [], names = options, to = '' } = field;
  const isRelation = kind === 'relation';
  const choices = isRelation
    ? (relations[to] ?? [])
    : options.map((option, at) => ({ value: option, label: names[at] ?? option }));
  return (
    <select
      {...attributes}
      value={String(value ?? '')}
      onChange={({ target }) => onChange(choices.find((it) => String(it.value) === target.value)?.value)}
    >
      {(isRelation || field.required === false || !value) && (
        <option value="">{field.none ?? 'Choose one'}</option>
      )}
      {isRelation && !relations[to] && Boolean(value) && <option value={String(value)}>Loading…</option>}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  );
}
