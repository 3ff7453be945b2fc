import { type ReactNode, useContext, useRef, useState } from 'react';
import type { PlacedBlock } from '../../../../content/page/placed.ts';
import { fillTokens } from '../../../../rules/fact/tokens.ts';
import type { Descriptor } from '../../../../rules/field/descriptor.ts';
import { Button } from '../ui/button.tsx';
import common from '../ui/common.module.css';
import { useDragOrder } from '../ui/list/use-drag-order.ts';
import type { ControlProps } from './control.tsx';
import styles from './field.module.css';
import { FollowContext, PageContext, SurroundingsContext, useEntry } from './form.ts';
import { ItemTools, type ItemToolsProps } from './item-tools.tsx';
import { focusSection, sectionNames } from './place.ts';
import { SectionChoice } from './section-choice.tsx';
import { emptyValue } from './values.ts';

interface BlocksControlProps extends ControlProps {
  /** Renders the fields of a section. */
  render: (key: string) => ReactNode;
}

/** The sections of a page: the owner edits, moves, hides and removes them, and adds others between them. */
export function BlocksControl({ field, label, name, value, onChange, render }: BlocksControlProps) {
  const placed = (value ?? []) as PlacedBlock[];
  const original = useContext(PageContext);
  const data = placed.filter(({ key }) => original(key)?.unseen);
  const removed = placed.filter((block) => block.removed);
  const shown = placed.filter((block) => !data.includes(block) && !block.removed);
  const root = useRef<HTMLFieldSetElement>(null);
  const error = useEntry().errors[name];
  const nameOf = useSectionName(field, placed);
  const { change } = useEntry();
  const follow = useContext(FollowContext);
  // The position of a section that the owner chooses.
  const [chosenAt, setChosenAt] = useState<number | null>(null);

  /** Replaces a section; without a replacement it leaves the list. */
  const replace = (key: string, block?: PlacedBlock) =>
    onChange(placed.flatMap((it) => (it.key === key ? (block ?? []) : it)));

  function move(from: number, to: number): void {
    const moved = shown.toSpliced(from, 1).toSpliced(to, 0, ...shown.slice(from, from + 1));
    onChange([...data, ...moved, ...removed]);
    follow(moved[to]?.key ?? '');
  }

  /** Adds a section of a kind, or one that was removed from the page, which has its key. */
  function add(chosen: string, position: number): void {
    const earlier = removed.find(({ key }) => key === chosen);
    const added = earlier ? plain(earlier) : { key: newKey(), block: chosen };
    // Lists and pictures are never missing.
    for (const [fieldName, inner] of Object.entries((!earlier && field.kinds?.[chosen]?.fields) || {}))
      if (!inner.optional) change(`${added.key}.${fieldName}`, emptyValue(inner));
    const others = removed.filter((block) => block !== earlier);
    onChange([...data, ...shown.toSpliced(position, 0, added), ...others]);
    setChosenAt(null);
    requestAnimationFrame(() => focusSection(root.current?.form, added.key));
  }

  useDragOrder(root, ({ item, position }) => move(item, position), name);

  return (
    <fieldset ref={root} className={styles.list}>
      <legend>{label}</legend>
      {error && <p role="alert">{error}</p>}
      <ol data-list={name}>
        {shown.map((block, index) => (
          <li
            key={block.key}
            className={styles.item}
            data-item={index}
            data-row={block.key}
            data-hidden={block.hidden || undefined}
          >
            {shown.length > 1 && (
              <span
                className={`${common.handle} ${styles.handle}`}
                draggable
                aria-hidden="true"
                title="Drag to another place"
              />
            )}
            <Button
              look="tool"
              className={styles.insert}
              of={`before ${nameOf(block)}`}
              onClick={() => setChosenAt(index)}
            >
              Add a section
            </Button>
            <Section
              {...{ field, block, index }}
              name={nameOf(block)}
              count={shown.length}
              list={root}
              onMove={(to) => move(index, to)}
              onChange={(changed) => replace(block.key, changed)}
              onRemove={() =>
                replace(block.key, original(block.key) ? { ...plain(block), removed: true } : undefined)
              }
            />
            {render(block.key)}
          </li>
        ))}
      </ol>
      <div className={common.row}>
        <Button onClick={() => setChosenAt(shown.length)}>Add section</Button>
      </div>
      {chosenAt !== null && (
        <SectionChoice
          kinds={Object.entries(field.kinds ?? {}).map(([kind, { label: kindLabel }]) => ({
            kind,
            value: kind,
            label: kindLabel,
          }))}
          removed={removed.map((block) => ({
            kind: block.block,
            value: block.key,
            label: `Removed: ${nameOf(block)}`,
          }))}
          onChoose={(chosen) => add(chosen, chosenAt)}
          onClose={() => setChosenAt(null)}
        />
      )}
    </fieldset>
  );
}

/** Returns a key that no section of the page had before. */
const newKey = () => `b${crypto.randomUUID().replaceAll('-', '').slice(0, 12)}`;

const plain = ({ hidden: _hidden, removed: _removed, ...block }: PlacedBlock): PlacedBlock => block;

interface SectionProps extends Pick<ItemToolsProps, 'index' | 'count' | 'list' | 'onMove'> {
  field: Descriptor;
  block: PlacedBlock;
  name: string;
  onChange: (block: PlacedBlock) => void;
  onRemove: () => void;
}

function Section({ field, block, name, onChange, onRemove, ...position }: SectionProps) {
  const isFixed = field.fixed?.includes(block.key);
  return (
    <>
      <p className={styles.section}>
        {name}
        {block.hidden && <span className={common.quietText}> (hidden)</span>}
      </p>
      <ItemTools {...position} of={name} onRemove={isFixed ? undefined : onRemove}>
        {!isFixed && (
          <Button
            look="tool"
            of={name}
            onClick={() => onChange(block.hidden ? plain(block) : { ...plain(block), hidden: true })}
          >
            {block.hidden ? 'Show' : 'Hide'}
          </Button>
        )}
      </ItemTools>
    </>
  );
}

/** Returns a function that names a section by its kind and its heading. */
function useSectionName(field: Descriptor, placed: readonly PlacedBlock[]): (block: PlacedBlock) => string {
  const { values } = useEntry();
  const { tokens } = useContext(SurroundingsContext);
  const original = useContext(PageContext);
  const kindOf = ({ key, block }: PlacedBlock) => original(key) ?? field.kinds?.[block];
  const partsOf = (block: PlacedBlock) => {
    const { key } = block;
    return { key, label: kindOf(block)?.label ?? '', heading: fillTokens(values[`${key}.heading`], tokens) };
  };
  const names = sectionNames(placed.filter(({ removed }) => !removed).map(partsOf));
  return (block) =>
    kindOf(block)
      ? (names.get(block.key) ?? sectionNames([partsOf(block)]).get(block.key) ?? '')
      : `${block.block}: another release of the site wrote this section, and visitors do not see it`;
}
