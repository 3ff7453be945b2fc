import { useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { MAX_MAILED_ITEMS } from '../../../../rules/form/mailing.ts';
import { Button } from '../ui/button.tsx';
import common from '../ui/common.module.css';
import styles from './page.module.css';
import { type ChosenItem, isSame } from './use-newsletter.ts';

interface Props {
  items: ChosenItem[];
  offered: (ChosenItem & { title: string })[];
  onChange: (items: ChosenItem[]) => void;
}

/** The articles and projects of a newsletter in their order, and a choice that adds one. */
export function ChosenItems({ items, offered, onChange }: Props) {
  const id = useId();
  const free = offered.filter((one) => !items.some((item) => isSame(item, one)));
  const groups = [
    ['Articles', free.filter(({ kind }) => kind === 'article')],
    ['Projects', free.filter(({ kind }) => kind === 'project')],
  ] as const;

  const list = useRef<HTMLOListElement>(null);
  const choice = useRef<HTMLSelectElement>(null);

  /** Changes the items. The pressed button may go: the item at this index gets the focus, or the choice. */
  function put(changed: ChosenItem[], index: number): void {
    flushSync(() => onChange(changed));
    const item = list.current?.children[Math.min(index, changed.length - 1)];
    (item instanceof HTMLElement ? item : choice.current)?.focus();
  }

  function add(key: string): void {
    const item = offered.find((one) => keyOf(one) === key);
    if (item) onChange([...items, { kind: item.kind, number: item.number }]);
  }

  return (
    <div className={styles.items}>
      <ol ref={list} aria-label="Articles and projects">
        {items.map((item, index) => {
          const title = offered.find((one) => isSame(one, item))?.title ?? 'Not on the site any more';
          return (
            <li key={keyOf(item)} tabIndex={-1}>
              <span>{title}</span>
              {index > 0 && (
                <Button
                  look="link"
                  aria-label={`Move up: ${title}`}
                  onClick={() =>
                    put(items.toSpliced(index - 1, 2, item, items[index - 1] ?? item), index - 1)
                  }
                >
                  Up
                </Button>
              )}
              <Button
                look="link"
                aria-label={`Remove: ${title}`}
                onClick={() => put(items.toSpliced(index, 1), index)}
              >
                Remove
              </Button>
            </li>
          );
        })}
      </ol>
      {items.length < MAX_MAILED_ITEMS && (
        <div>
          <label htmlFor={id}>Add an article or a project</label>
          <select
            ref={choice}
            id={id}
            className={common.select}
            value=""
            onChange={(event) => add(event.target.value)}
          >
            <option value="">
              {items.length === 0 ? 'Choose the first one' : 'Choose one more, up to four'}
            </option>
            {groups.map(([label, choices]) => (
              <optgroup key={label} label={label}>
                {choices.map((one) => (
                  <option key={keyOf(one)} value={keyOf(one)}>
                    {one.title}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </div>
      )}
    </div>
  );
}

const keyOf = ({ kind, number }: ChosenItem) => `${kind} ${number}`;
