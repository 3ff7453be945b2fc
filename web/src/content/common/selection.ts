/** Rooms selected from the portfolio for a client, in the order of selection. */
export interface Selection {
  rooms: readonly number[];
  /** The client: 'For the Hendersons'; empty if not given. */
  title: string;
}

export const noSelection: Selection = { rooms: [], title: '' };

const maxTitleLength = 80;

/**
 * Returns a selection as a URL fragment, '' for an empty one. Browsers do not send the fragment to the
 * server, so the client's name stays private, and the cached page serves every selection.
 */
export function selectionHash({ rooms, title }: Selection): string {
  if (rooms.length === 0) return '';
  const named = title.trim() && { for: title.trim().slice(0, maxTitleLength) };
  return `#${new URLSearchParams({ rooms: rooms.join('.'), ...named })}`;
}

/** Parses the selection in a URL fragment, which can be any text. */
export function readSelection(hash: string): Selection {
  const given = new URLSearchParams(hash.replace(/^#/, ''));
  const rooms = (given.get('rooms') ?? '').split('.').map(Number);
  return {
    rooms: [...new Set(rooms)].filter((id) => Number.isSafeInteger(id) && id > 0),
    title: (given.get('for') ?? '').slice(0, maxTitleLength),
  };
}
