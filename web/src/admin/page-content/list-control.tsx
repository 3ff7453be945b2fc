import { type ReactNode, useRef } from 'react';
import buttons from '../../design/button.module.css';
import common from '../ui/common.module.css';
import { useDragOrder } from '../ui/use-drag-order.ts';
import type { ControlProps } from './control.tsx';
import styles from './editor.module.css';
import { emptyValue } from './values.ts';

interface ListControlProps extends ControlProps {
  /** Renders the control of an item. */
  renderItem: (item: ControlProps) => ReactNode;
}

/** A list whose items can be added, moved and removed. */
export function ListControl({ field, label, name, value, errors, onChange, renderItem }: ListControlProps) {
  const items = Array.isArray(value) ? value : [];
  const { item, maxItems = 100, minItems = 0 } = field;
  const error = errors[name];
  const root = useRef<HTMLFieldSetElement>(null);
  function move(from: number, to: number): void {
    onChange(items.toSpliced(from, 1).toSpliced(to, 0, items[from]));
  }
  /** Moves an item by one; the focus stays on it. */
  function step(from: number, by: 1 | -1): void {
    const to = from + by;
    move(from, to);
    const isAtEnd = to === 0 || to === items.length - 1;
    const tools = `:scope > ol > li:nth-child(${to + 1}) > div:last-child`;
    root.current?.querySelector<HTMLElement>(`${tools} > [data-step="${isAtEnd ? -by : by}"]`)?.focus();
  }
  // An item can only be moved within its list.
  useDragOrder(root, ({ item: from, from: source, list, position }) => {
    if (source === name && list === name) move(from, position > from ? position - 1 : position);
  });
  return (
    <fieldset ref={root} className={styles.list}>
      <legend>{label}</legend>
      {error && <p role="alert">{error}</p>}
      <ol data-list={name}>
        {items.map((entry, index) => (
          // The items have no ids, and their controls have no local state.
          <li key={index} className={styles.item} data-item={index}>
            <span
              className={`${common.handle} ${styles.handle}`}
              draggable
              aria-hidden="true"
              title="Drag to another place"
            />
            {item &&
              renderItem({
                field: item,
                label: item.kind === 'group' ? ` ${index + 1}` : `${item.label} ${index + 1}`,
                name: `${name}.${index}`,
                value: entry,
                errors,
                onChange: (changed) => onChange(items.map((it, at) => (at === index ? changed : it))),
              })}
            <div className={`${common.row} ${styles.tools}`}>
              <button type="button" data-step="-1" disabled={index === 0} onClick={() => step(index, -1)}>
                Move up<span className="visually-hidden">{ofItem(label, index)}</span>
              </button>
              <button
                type="button"
                data-step="1"
                disabled={index === items.length - 1}
                onClick={() => step(index, 1)}
              >
                Move down<span className="visually-hidden">{ofItem(label, index)}</span>
              </button>
              <button
                type="button"
                disabled={items.length <= minItems}
                onClick={() => onChange(items.filter((_, at) => at !== index))}
              >
                Remove<span className="visually-hidden">{ofItem(label, index)}</span>
              </button>
            </div>
          </li>
        ))}
      </ol>
      <div className={common.row}>
        <button
          type="button"
          className={buttons.quiet}
          disabled={items.length >= maxItems}
          onClick={() => onChange([...items, emptyValue(item)])}
        >
          Add<span className="visually-hidden"> to {label}</span>
        </button>
      </div>
    </fieldset>
  );
}

function ofItem(label: string, index: number): string {
  return ` ${label} ${index + 1}`;
}
