import type { Selection } from '../../content/common/selection.ts';
import { createStore } from '../../lib/store.ts';

const selectionsKey = 'selections';
const nameKey = 'preparedBy';

/** The selections stored on this device; titles are unique. */
export const savedSelections = createStore<readonly Selection[]>([]);

/** Reads the selections from the device. */
export function loadSelections(): void {
  savedSelections.set(parse(read(selectionsKey)));
}

/** Saves a selection in place of one with the same title. */
export function saveSelection(selection: Selection): void {
  write([selection, ...without(selection.title)]);
}

export function deleteSelection(title: string): void {
  write(without(title));
}

/** The name that was printed on the last PDF. */
export function lastPreparedBy(): string {
  return read(nameKey) ?? '';
}

export function savePreparedBy(name: string): void {
  store(nameKey, name);
}

function without(title: string): Selection[] {
  return parse(read(selectionsKey)).filter((saved) => saved.title !== title);
}

function write(selections: Selection[]): void {
  store(selectionsKey, JSON.stringify(selections));
  savedSelections.set(selections);
}

function parse(json: string | null): Selection[] {
  try {
    const saved: unknown = JSON.parse(json ?? '[]');
    return Array.isArray(saved) ? saved.filter(isSelection) : [];
  } catch {
    return [];
  }
}

function isSelection(value: unknown): value is Selection {
  const { title, rooms } = (value ?? {}) as Partial<Selection>;
  return typeof title === 'string' && Array.isArray(rooms) && rooms.every(Number.isSafeInteger);
}

// If storage is disabled, selections last until the page is left.
function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function store(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {}
}
