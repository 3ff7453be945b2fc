import { noRealtor, noSelection, type Selection } from '../../content/common/selection.ts';
import { createStore } from '../../lib/store.ts';
import { storedRealtor } from './saved-selections.ts';

/** The chosen rooms; null while no rooms are chosen. It lasts while the presentation is open. */
export const picking = createStore<Selection | null>(null);

export function startPicking(): void {
  picking.set({ ...noSelection, realtor: storedRealtor() ?? noRealtor });
}

/** Adds a room to the selection, or removes it. */
export function togglePicked(room: number): void {
  const selection = picking.read() ?? noSelection;
  const rooms = selection.rooms.includes(room)
    ? selection.rooms.filter((it) => it !== room)
    : [...selection.rooms, room];
  picking.set({ ...selection, rooms });
}
