import { cleanRealtor, type Realtor, type Selection } from '../../../../content/common/selection.ts';
import { createStore } from '../../lib/store.ts';
import { storedText, storeText } from '../../lib/web-storage.ts';

const selectionsKey = 'selections';
const realtorKey = 'realtor';

/** The selections stored on this device; titles are unique. */
export const savedSelections = createStore<readonly Selection[]>([]);

/** Reads the selections from the device. */
export function loadSelections(): void {
  savedSelections.set(stored());
}

/** Saves a selection in place of one with the same title. */
export function saveSelection(selection: Selection): void {
  write([selection, ...without(selection.title)]);
}

export function deleteSelection(title: string): void {
  write(without(title));
}

/** Returns whether a selection is saved as it is. */
export function isSaved(selection: Selection, saved = savedSelections.read()): boolean {
  const current = JSON.stringify({ ...selection, title: selection.title.trim() });
  return saved.some((it) => JSON.stringify(it) === current);
}

/** Returns the details of the realtor who uses this device; null until she has entered them. */
export function storedRealtor(): Realtor | null {
  const realtor = parse(storedText('localStorage', realtorKey));
  return realtor && cleanRealtor(realtor);
}

export function saveRealtor(realtor: Realtor): void {
  storeText('localStorage', realtorKey, JSON.stringify(realtor));
}

function without(title: string): Selection[] {
  return stored().filter((saved) => saved.title !== title);
}

function write(selections: Selection[]): void {
  storeText('localStorage', selectionsKey, JSON.stringify(selections));
  savedSelections.set(selections);
}

function stored(): Selection[] {
  const saved = parse(storedText('localStorage', selectionsKey));
  return Array.isArray(saved) ? saved.flatMap(toSelection) : [];
}

function parse(json: string | null): object | null {
  try {
    const value: unknown = JSON.parse(json ?? 'null');
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}

/** Returns a stored selection, or nothing for another value. */
function toSelection(value: unknown): Selection[] {
  const { title, rooms, realtor } = (value ?? {}) as Partial<Selection>;
  if (typeof title !== 'string' || !Array.isArray(rooms) || !rooms.every(Number.isSafeInteger)) return [];
  return [{ title, rooms, realtor: cleanRealtor(realtor ?? {}) }];
}
