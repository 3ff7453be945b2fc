import { type ReactNode, useRef, useState } from 'react';
import type { Descriptor } from '../../../../rules/field/descriptor.ts';
import control from '../../forms/fields/field.module.css';
import type { PictureFieldsFragment } from '../../generated/admin-documents.ts';
import { MediaChoices } from '../media/choice.tsx';
import { PictureUpload } from '../media/picture-upload.tsx';
import { Button } from '../ui/button.tsx';
import { useToasts } from '../ui/change/toast.tsx';
import common from '../ui/common.module.css';
import { useDragOrder } from '../ui/list/use-drag-order.ts';
import type { ControlProps } from './control.tsx';
import styles from './field.module.css';
import { isWithin, useEntry, useSuggestion, type Values } from './form.ts';
import { ItemTools } from './item-tools.tsx';
import { MailableChoice } from './mailable/choice.tsx';
import { focusItem } from './place.ts';
import { PairButton } from './tile/pair-button.tsx';
import tiles from './tile/picture-tile.module.css';
import {
  capital,
  countFilled,
  countFree,
  emptyValue,
  isOfPictures,
  isOfTiles,
  itemsOf,
  missingText,
  nameOf as nameOfChoice,
  onlyFieldOf,
  pictureOfField,
  withPicture,
} from './values.ts';

interface ListControlProps extends ControlProps {
  /** Renders the control of an item. */
  render: (item: ControlProps) => ReactNode;
}

/** A list whose items can be added, moved, folded and removed. */
export function ListControl({ field, label, name, value, onChange, render }: ListControlProps) {
  const { errors } = useEntry();
  const suggest = useSuggestion();
  const { showToast } = useToasts();
  const { item, itemName, maxItems = 100, minItems = 0, hint } = field;
  const items = itemsOf(value);
  const nameOf = (index: number) => `${itemName ?? label} ${index + 1}`;
  const [onlyName = '', only] = (item && onlyFieldOf(item)) ?? [];
  const isFull = items.length >= maxItems;
  const addLabel = itemName ? `Add ${/^[aeiou]/.test(itemName) ? 'an' : 'a'} ${itemName}` : 'Add';
  const { keys, change, append } = useKeyed(items, onChange);
  const root = useRef<HTMLFieldSetElement>(null);

  function move(from: number, to: number): void {
    change((all) => all.toSpliced(from, 1).toSpliced(to, 0, ...all.slice(from, from + 1)));
  }

  function add(): void {
    append(emptyValue(item));
    requestAnimationFrame(() => focusItem(root.current?.form, name, items.length));
  }

  function remove(index: number): void {
    change((all) => all.toSpliced(index, 1));
    showToast(`${capital(nameOf(index))} removed.`);
  }

  /** Puts each picture into the first empty place, else into a new item. */
  function put(pictures: PictureFieldsFragment[]): void {
    const filled = pictures
      .map(pictureOfField)
      .reduce<unknown[]>((list, picture) => withPicture(field, list, picture), items);
    change((all) => filled.map((it, at) => ({ ...all[at], value: it })));
  }

  // An item can only be moved within its list.
  useDragOrder(root, ({ item: from, position }) => move(from, position), name);
  const error = errors[name];
  return (
    <fieldset ref={root} className={styles.list}>
      <legend>{label}</legend>
      {hint && <p className={common.quietText}>{hint}</p>}
      {error && (
        <p role="alert" className={control.error}>
          {error}
        </p>
      )}
      <ol data-list={name} className={only?.tile ? styles.tiles : undefined}>
        {items.map((entry, index) => (
          <li key={keys[index]} className={styles.item} data-item={index}>
            {items.length > 1 && (
              <span
                className={`${common.handle} ${styles.handle}`}
                draggable
                aria-hidden="true"
                title="Drag to another place"
              />
            )}
            <Item {...{ field, index, name, label }} value={entry}>
              {item &&
                render({
                  field: item,
                  label: item.kind === 'group' ? ` ${index + 1}` : `${item.label} ${index + 1}`,
                  name: `${name}[${index}]`,
                  value: entry,
                  onChange: (changed) => onChange(items.map((it, at) => (at === index ? changed : it))),
                })}
            </Item>
            <ItemTools
              {...{ index }}
              of={nameOf(index)}
              count={items.length}
              list={root}
              onMove={(to) => move(index, to)}
              onRemove={items.length > minItems ? () => remove(index) : undefined}
              isOfTile={only?.tile ?? false}
            >
              {field.pair && (
                <PairButton
                  pair={field.pair}
                  of={nameOf(index)}
                  list={root}
                  {...{ items, index }}
                  onTake={(from, count) => change((all) => all.toSpliced(from, count))}
                />
              )}
            </ItemTools>
          </li>
        ))}
      </ol>
      {item && isOfPictures(item) && (
        <PictureUpload
          legend={`${label}: several at once`}
          name={`${name}.files`}
          multiple
          suggest={(file, index) => suggest(file, countFilled(field, items) + index + 1)}
          onUploaded={(picture) => put([picture])}
          sources={<MediaChoices of={`for ${label}`} max={countFree(field, items)} onChoose={put} />}
        />
      )}
      {isFull && <p className={common.quietText}>{`${label}: at most ${maxItems}.`}</p>}
      <div className={common.row}>
        {only?.kind === 'mailable' ? (
          <MailableChoice
            label={addLabel}
            disabled={isFull}
            taken={items.map((it) => String((it as Values)[onlyName]))}
            onChoose={(entry) => append({ [onlyName]: entry })}
          />
        ) : (
          <Button of={itemName ? undefined : `to ${label}`} disabled={isFull} onClick={add}>
            {addLabel}
          </Button>
        )}
      </div>
    </fieldset>
  );
}

/** An item; a new one has no key yet. */
type Keyed = { value: unknown; key?: number | undefined };

/** Returns the items of a list, a key for each that stays when it moves, and a function that changes both. */
function useKeyed(items: unknown[], onChange: (items: unknown[]) => void) {
  const [keys, setKeys] = useState(() => [...items.keys()]);
  const unused = Math.max(-1, ...keys) + 1;
  // The list was replaced, by Undo or an earlier version.
  if (keys.length !== items.length) setKeys(items.map((_, at) => unused + at));
  function change(edit: (all: Keyed[]) => Keyed[]): void {
    const edited = edit(items.map((value, at) => ({ value, key: keys[at] })));
    setKeys(edited.map(({ key }, at) => key ?? unused + at));
    onChange(edited.map(({ value }) => value));
  }
  const append = (value: unknown) => change((all) => [...all, { value }]);
  return { keys, change, append };
}

/** Returns the first text of an item. */
function titleIn({ fields = {} }: Descriptor, value: unknown): string | undefined {
  const texts = Object.entries(value ?? {}).map(([key, it]) =>
    typeof it === 'string' && fields[key] ? nameOfChoice(fields[key], it) : '',
  );
  return texts.find((it) => it.trim());
}

interface ItemProps extends Pick<ControlProps, 'field' | 'label' | 'name' | 'value'> {
  index: number;
  children: ReactNode;
}

/** An item; one with several fields folds, and names a text without which it is not saved. */
function Item({ field, index, label, name, value, children }: ItemProps) {
  const { errors } = useEntry();
  const [wantsFolded, setFolded] = useState(false);
  const only = field.item && onlyFieldOf(field.item)?.[1];
  if (field.item?.kind !== 'group' || only?.tile || only?.kind === 'mailable') return children;
  // A control with an error must be able to take the focus.
  const isFolded = wantsFolded && !Object.keys(errors).some((it) => isWithin(`${name}[${index}]`, it));
  const missing = missingText(field, value);
  const title = titleIn(field.item, value);
  return (
    <>
      <h3 className={styles.fold}>
        <button type="button" aria-expanded={!isFolded} onClick={() => setFolded(!isFolded)}>
          {capital(field.itemName ?? label)} {index + 1}
          {isFolded && title && `: ${title}`}
        </button>
      </h3>
      <div className={isOfTiles(field.item) ? tiles.row : styles.content} hidden={isFolded}>
        {children}
      </div>
      {missing && (
        <p className={styles.incomplete}>
          Add a {missing.label.toLowerCase()}, or this {field.itemName} will be left out.
        </p>
      )}
    </>
  );
}
