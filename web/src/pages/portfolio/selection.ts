import { noSelection, type Selection } from '../../content/selection.ts';
import { createStore } from '../../lib/store.ts';

/** What is picked on this page, null while nobody picks; it stays while one looks at the show and comes back. */
export const picking = createStore<Selection | null>(null);

export function startPicking(): void {
  picking.set(noSelection);
}

/** Picks a room, or leaves it out again. */
export function togglePicked(room: number): void {
  const selection = picking.read() ?? noSelection;
  const rooms = selection.rooms.includes(room)
    ? selection.rooms.filter((it) => it !== room)
    : [...selection.rooms, room];
  picking.set({ ...selection, rooms });
}
