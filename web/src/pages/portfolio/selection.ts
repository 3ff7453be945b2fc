import { noRealtor, noSelection, type Selection } from '../../../../content/common/selection.ts';
import { createStore } from '../../lib/store.ts';
import { dismiss, prompt } from '../../offline/pwa/prompt-state.ts';
import { isSaved, storedRealtor } from './saved-selections.ts';

/** The id of the button that begins and ends a selection. */
export const chooseId = 'choose-rooms';

/** The chosen rooms; null while no rooms are chosen. It lasts while the presentation is open. */
export const picking = createStore<Selection | null>(null);

export function startPicking(): void {
  dismiss({ about: 'undo' });
  picking.set({ ...noSelection, realtor: storedRealtor() ?? noRealtor });
}

/** Ends the selection. One that is not saved can be taken up again. */
export function stopPicking(): void {
  const left = picking.read();
  picking.set(null);
  if (!left || left.rooms.length === 0 || isSaved(left)) return;
  const rooms = left.rooms.length === 1 ? '1 room is' : `${left.rooms.length} rooms are`;
  offerUndo(`${rooms} no longer chosen.`, () => picking.set(left));
}

/** Tells what was removed, with a button that brings it back. */
export function offerUndo(text: string, undo: () => void): void {
  const run = async () => {
    dismiss({ about: 'undo' });
    undo();
  };
  prompt({ about: 'undo', text, action: { label: 'Undo', run }, close: 'Close' });
}

/** Adds a room to the selection, or removes it. */
export function togglePicked(room: number): void {
  const selection = picking.read() ?? noSelection;
  const rooms = selection.rooms.includes(room)
    ? selection.rooms.filter((it) => it !== room)
    : [...selection.rooms, room];
  picking.set({ ...selection, rooms });
}
