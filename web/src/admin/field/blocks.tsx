import { useContext, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Descriptor } from '../../../../rules/field/descriptor.ts';
import type { PlacedBlock } from '../../content/page/placed.ts';
import buttons from '../../design/button.module.css';
import common from '../ui/common.module.css';
import type { ControlProps } from './control.tsx';
import styles from './field.module.css';
import { useEntry } from './form.ts';
import { PageContext } from './page-context.ts';
import { emptyValue } from './values.ts';

/** The sections of a page: the owner moves, hides and removes them, and adds others. */
export function BlocksControl({ field, label, name, value, onChange }: ControlProps) {
  const placed = (value ?? []) as PlacedBlock[];
  const shown = placed.filter(({ removed }) => !removed);
  const own = useContext(PageContext);
  const root = useRef<HTMLFieldSetElement>(null);
  const error = useEntry().errors[name];

  /** Replaces a section; without a replacement it leaves the list. */
  const replace = (key: string, block?: PlacedBlock) =>
    onChange(placed.flatMap((it) => (it.key === key ? (block ?? []) : it)));

  function move(from: number, by: 1 | -1): void {
    const rest = shown.toSpliced(from, 1);
    const moved = shown[from];
    if (!moved) return;
    // The focus follows the section to its place.
    flushSync(() =>
      onChange([...rest.toSpliced(from + by, 0, moved), ...placed.filter(({ removed }) => removed)]),
    );
    const isAtEnd = from + by === 0 || from + by === shown.length - 1;
    const step = `li:nth-child(${from + by + 1}) [data-step="${isAtEnd ? -by : by}"]`;
    root.current?.querySelector<HTMLElement>(step)?.focus();
  }

  return (
    <fieldset ref={root} className={styles.list}>
      <legend>{label}</legend>
      {error && <p role="alert">{error}</p>}
      <ol>
        {shown.map((block, index) => (
          <li key={block.key} className={styles.item}>
            <Section
              {...{ field, block }}
              isFirst={index === 0}
              isLast={index === shown.length - 1}
              onMove={(by) => move(index, by)}
              onChange={(changed) => replace(block.key, changed)}
              onRemove={() =>
                replace(block.key, own(block.key) ? { ...plain(block), removed: true } : undefined)
              }
            />
          </li>
        ))}
      </ol>
      <AddSection field={field} name={name} placed={placed} onChange={onChange} />
    </fieldset>
  );
}

/** Returns a key that no section of the page had before. */
const newKey = () => `b${crypto.randomUUID().replaceAll('-', '').slice(0, 12)}`;

const plain = ({ hidden: _hidden, removed: _removed, ...block }: PlacedBlock): PlacedBlock => block;

interface SectionProps {
  field: Descriptor;
  block: PlacedBlock;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: 1 | -1) => void;
  onChange: (block: PlacedBlock) => void;
  onRemove: () => void;
}

function Section({ field, block, isFirst, isLast, onMove, onChange, onRemove }: SectionProps) {
  const name = useSectionName(field)(block);
  const isFixed = field.fixed?.includes(block.key);
  const of = <span className="visually-hidden"> {name}</span>;
  return (
    <>
      <p>
        {name}
        {block.hidden && <span className={common.quietText}> (hidden)</span>}
      </p>
      <div className={`${common.row} ${styles.tools}`}>
        <button type="button" data-step="-1" disabled={isFirst} onClick={() => onMove(-1)}>
          Move up{of}
        </button>
        <button type="button" data-step="1" disabled={isLast} onClick={() => onMove(1)}>
          Move down{of}
        </button>
        {!isFixed && (
          <>
            <button
              type="button"
              onClick={() => onChange(block.hidden ? plain(block) : { ...plain(block), hidden: true })}
            >
              {block.hidden ? 'Show' : 'Hide'}
              {of}
            </button>
            <button type="button" onClick={onRemove}>
              Remove{of}
            </button>
          </>
        )}
      </div>
    </>
  );
}

/** Returns a function that names a section by its kind and its heading. */
function useSectionName(field: Descriptor): (block: PlacedBlock) => string {
  const { values } = useEntry();
  const own = useContext(PageContext);
  return ({ key, block }) => {
    const kind = own(key) ?? field.kinds?.[block];
    if (!kind) return `${block}: another release of the site wrote this section, and visitors do not see it`;
    const heading = values[`${key}.heading`];
    return heading && typeof heading === 'string' ? `${kind.label}: ${heading}` : kind.label;
  };
}

interface AddSectionProps {
  field: Descriptor;
  name: string;
  placed: PlacedBlock[];
  onChange: (placed: PlacedBlock[]) => void;
}

/** Adds a section of a kind, or one that was removed from the page. */
function AddSection({ field, name, placed, onChange }: AddSectionProps) {
  const id = useId();
  const [chosen, setChosen] = useState('text');
  const nameOf = useSectionName(field);
  const { change } = useEntry();
  const removed = placed.filter((block) => block.removed);
  function add(): void {
    const earlier = removed.find(({ key }) => key === chosen);
    const added = earlier ? plain(earlier) : { key: newKey(), block: chosen };
    // Lists and pictures are never missing.
    for (const [fieldName, inner] of Object.entries((!earlier && field.kinds?.[chosen]?.fields) || {}))
      if (!inner.optional) change(`${added.key}.${fieldName}`, emptyValue(inner));
    const shown = placed.filter((block) => !block.removed);
    onChange([...shown, added, ...removed.filter((block) => block !== earlier)]);
    setChosen('text');
  }
  return (
    <div className={`${common.row} ${styles.picker}`}>
      <label className="visually-hidden" htmlFor={id}>
        Kind of section
      </label>
      <select
        id={id}
        name={`${name}.kind`}
        className={common.select}
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
      >
        {Object.entries(field.kinds ?? {}).map(([kind, { label }]) => (
          <option key={kind} value={kind}>
            {label}
          </option>
        ))}
        {removed.map((block) => (
          <option key={block.key} value={block.key}>
            Removed: {nameOf(block)}
          </option>
        ))}
      </select>
      <button type="button" className={buttons.quiet} onClick={add}>
        Add section
      </button>
    </div>
  );
}
