import { type RefObject, useEffect, useEffectEvent } from 'react';

/** A drop target: an item, or the end of a list, by the data attributes. */
interface Drop {
  item: number;
  /** The list that the item was in. */
  from: string;
  list: string;
  position: number;
}

/**
 * Lets the pointer drag the children of `root` with `data-item` onto each other and onto elements with
 * `data-list`. Buttons do the same for keyboard and touch.
 */
export function useDragOrder(root: RefObject<HTMLElement | null>, onDrop: (drop: Drop) => void): void {
  const dropped = useEffectEvent(onDrop);
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    let dragged: HTMLElement | null = null;
    let target: HTMLElement | null = null;
    // Marks the drop target: before this item, or at the end of this list.
    const aim = (over: HTMLElement | null) => {
      if (over === target) return;
      delete target?.dataset['drop'];
      target = over;
      if (target) target.dataset['drop'] = '';
    };
    const end = () => {
      aim(null);
      delete dragged?.dataset['dragged'];
      dragged = null;
    };
    const listeners: Partial<Record<keyof HTMLElementEventMap, (event: DragEvent) => void>> = {
      dragstart: (event) => {
        dragged = closest(event.target, '[data-item]');
        if (!dragged) return;
        dragged.dataset['dragged'] = '';
        // Shows the whole item where only its handle is draggable.
        if (dragged !== event.target) event.dataTransfer?.setDragImage(dragged, 0, 0);
      },
      dragover: (event) => {
        const list = closest(event.target, '[data-list]');
        if (!dragged) return;
        if (list) event.preventDefault();
        const before = itemIn(list, event.target) ?? list;
        aim(before && dragged.contains(before) ? null : before);
      },
      drop: (event) => {
        const list = closest(event.target, '[data-list]');
        if (!dragged || !list || dragged.contains(list)) return;
        event.preventDefault();
        const before = itemIn(list, event.target);
        const position = before ? [...list.children].indexOf(before) : list.children.length;
        const from = closest(dragged, '[data-list]')?.dataset['list'] ?? '';
        dropped({ item: Number(dragged.dataset['item']), from, list: list.dataset['list'] ?? '', position });
        end();
      },
      dragend: end,
    };
    const over = new AbortController();
    for (const [name, listener] of Object.entries(listeners))
      element.addEventListener(name, listener as EventListener, over);
    return () => over.abort();
  }, [root]);
}

/** Returns the item of a list that contains a target; the list may be within an item of another one. */
function itemIn(list: HTMLElement | null, target: EventTarget | null): HTMLElement | null {
  const item = closest(target, '[data-item]');
  return list && item && list.contains(item) ? item : null;
}

function closest(target: EventTarget | null, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null;
}
