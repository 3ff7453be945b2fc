/** Rooms picked out of the portfolio for somebody, in the order in which they were picked. */
export interface Selection {
  rooms: readonly number[];
  /** For whom: 'For the Hendersons'; empty where it does not say. */
  title: string;
}

export const noSelection: Selection = { rooms: [], title: '' };

const maxTitleLength = 80;

/**
 * A selection as the fragment of an address, '' where nothing is picked. A fragment never reaches the server, which need
 * not know for whom it is, and the page beneath it is the one that is cached for offline use.
 */
export function selectionHash({ rooms, title }: Selection): string {
  if (rooms.length === 0) return '';
  const named = title.trim() && { for: title.trim().slice(0, maxTitleLength) };
  return `#${new URLSearchParams({ rooms: rooms.join('.'), ...named })}`;
}

/** The selection that an address carries; anybody may have written it. */
export function readSelection(hash: string): Selection {
  const given = new URLSearchParams(hash.replace(/^#/, ''));
  const rooms = (given.get('rooms') ?? '').split('.').map(Number);
  return {
    rooms: [...new Set(rooms)].filter((id) => Number.isSafeInteger(id) && id > 0),
    title: (given.get('for') ?? '').slice(0, maxTitleLength),
  };
}
