import { type RefObject, useEffect, useEffectEvent } from 'react';

/** A drop target: the position that the item gets in a list, by the data attributes. */
interface Drop {
  item: number;
  /** The list that the item was in. */
  from: string;
  list: string;
  /** From 0, among the other items of the list. */
  position: number;
}

/**
 * Lets the pointer drag the children of `root` with `data-item` onto each other and onto elements with
 * `data-list`: all of them, or the list `only`. Buttons do the same for keyboard and touch.
 */
export function useDragOrder(
  root: RefObject<HTMLElement | null>,
  onDrop: (drop: Drop) => void,
  only?: string,
): void {
  const dropped = useEffectEvent(onDrop);
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const lists = only === undefined ? '[data-list]' : `[data-list="${CSS.escape(only)}"]`;
    let dragged: HTMLElement | null = null;
    let place: Place | null = null;
    // Marks the place: before or after an item, or an empty list.
    const aim = (next: Place | null) => {
      delete place?.mark.dataset['drop'];
      place = next;
      if (place) place.mark.dataset['drop'] = place.side;
    };
    const end = () => {
      aim(null);
      delete dragged?.dataset['dragged'];
      dragged = null;
    };
    const listeners: Partial<Record<keyof HTMLElementEventMap, (event: DragEvent) => void>> = {
      dragstart: (event) => {
        const item = closest(event.target, '[data-item]');
        dragged = item?.matches(`${lists} > *`) ? item : null;
        if (!dragged) return;
        dragged.dataset['dragged'] = '';
        // Shows the whole item where only its handle is draggable.
        if (dragged !== event.target) event.dataTransfer?.setDragImage(dragged, 0, 0);
      },
      dragover: (event) => {
        if (!dragged) return;
        const list = closest(event.target, lists);
        aim(list && !dragged.contains(list) ? placeIn(list, dragged, event) : null);
        if (place) event.preventDefault();
      },
      drop: (event) => {
        if (!dragged || !place) return;
        event.preventDefault();
        const { list, position } = place;
        const from = dragged.parentElement?.dataset['list'] ?? '';
        dropped({ item: Number(dragged.dataset['item']), from, list: list.dataset['list'] ?? '', position });
        end();
      },
      dragend: end,
    };
    const over = new AbortController();
    for (const [name, listener] of Object.entries(listeners))
      element.addEventListener(name, listener as EventListener, over);
    return () => over.abort();
  }, [root, only]);
}

interface Place {
  list: HTMLElement;
  position: number;
  /** The element that shows the place. */
  mark: HTMLElement;
  side: 'before' | 'after' | 'in';
}

/** Returns the place nearest to the pointer, on an item that of the item; null where the dragged one is. */
function placeIn(
  list: HTMLElement,
  dragged: HTMLElement,
  { clientX: x, clientY: y }: DragEvent,
): Place | null {
  const items = [...list.children] as HTMLElement[];
  const own = items.indexOf(dragged);
  const boxes = items.map((item) => item.getBoundingClientRect());
  const distances = boxes.map(({ left, right, top, bottom }) =>
    Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)),
  );
  const nearest = distances.indexOf(Math.min(...distances));
  const [mark, box] = [items[nearest], boxes[nearest]];
  if (!mark || !box) return { list, position: 0, mark: list, side: 'in' };
  const isOn = distances[nearest] === 0;
  const isAfter = isOn ? own >= 0 && own < nearest : y > box.bottom || (y >= box.top && x > box.right);
  const index = nearest + Number(isAfter);
  const position = own >= 0 && own < index ? index - 1 : index;
  return position === own ? null : { list, position, mark, side: isAfter ? 'after' : 'before' };
}

function closest(target: EventTarget | null, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null;
}
