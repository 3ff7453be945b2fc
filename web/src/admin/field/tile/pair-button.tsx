import type { RefObject } from 'react';
import type { Descriptor } from '../../../../../rules/field/descriptor.ts';
import { drawing } from '../../../sections/base/icons.tsx';
import { Button } from '../../ui/button.tsx';
import { useToasts } from '../../ui/change/toast.tsx';
import { useEntry, type Values } from '../form.ts';
import { toolLook } from '../item-tools.tsx';
import { focusItem, focusSection } from '../place.ts';
import { itemsOf } from '../values.ts';

const Pair = drawing('M3 5h8v14H3zM13 5h8v14h-8z', 18);

interface PairButtonProps {
  pair: NonNullable<Descriptor['pair']>;
  /** The name of the picture. */
  of: string;
  items: unknown[];
  index: number;
  list: RefObject<HTMLFieldSetElement | null>;
  /** Removes some items of the list. */
  onTake: (from: number, count: number) => void;
}

/** Makes a picture of a list and the one before it a pair. The first one joins the entry’s own picture. */
export function PairButton({ pair, of, items, index, list, onTake }: PairButtonProps) {
  const { values, change } = useEntry();
  const { showToast } = useToasts();
  const isFirst = index === 0;
  const pictureAt = (at: number) => (items[at] as Values)['picture'];
  const before = isFirst ? !values[pair.before] && values[pair.after] : pictureAt(index - 1);
  const after = pictureAt(index);
  if (!before || !after) return null;

  function make(): void {
    const form = list.current?.form;
    const pairs = itemsOf(values[pair.list]);
    if (isFirst) {
      onTake(0, 1);
      change(pair.before, before);
      change(pair.after, after);
    } else {
      onTake(index - 1, 2);
      change(pair.list, [...pairs, { before, after }]);
    }
    showToast('Paired: the first one is before.');
    requestAnimationFrame(() =>
      isFirst ? focusSection(form, pair.before) : focusItem(form, pair.list, pairs.length, 'button'),
    );
  }
  const title = 'Make a pair with the previous picture';
  return (
    <Button {...toolLook} of={of} title={title} onClick={make}>
      <Pair />
      <span className="visually-hidden">{title}</span>
    </Button>
  );
}
