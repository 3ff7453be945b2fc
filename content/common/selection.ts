/** The realtor who prepared a selection; parts are empty if not given. */
export interface Realtor {
  name: string;
  brokerage: string;
  phone: string;
}

/** Rooms selected from the portfolio for a client, in the order of selection. */
export interface Selection {
  rooms: readonly number[];
  /** The client: 'For the Hendersons'; empty if not given. */
  title: string;
  realtor: Realtor;
}

export const noRealtor: Realtor = { name: '', brokerage: '', phone: '' };
export const noSelection: Selection = { rooms: [], title: '', realtor: noRealtor };

/** The maximum lengths of the texts of a selection. */
export const selectionLimits = { title: 80, name: 60, brokerage: 60, phone: 25 };

/**
 * Returns a selection as a URL fragment, '' for an empty one. Browsers do not send the fragment to the
 * server, so the names stay private, and the cached page serves every selection.
 */
export function selectionHash({ rooms, title, realtor }: Selection): string {
  if (rooms.length === 0) return '';
  const { name, brokerage, phone } = cleanRealtor(realtor);
  const texts = { for: shortLine(title, 'title'), by: name, of: brokerage, tel: phone };
  const named = Object.entries(texts).filter(([, text]) => text);
  return `#${new URLSearchParams([['rooms', rooms.join('.')], ...named])}`;
}

/** Parses the selection in a URL fragment, which can be any text. */
export function readSelection(hash: string): Selection {
  const given = new URLSearchParams(hash.replace(/^#/, ''));
  const rooms = (given.get('rooms') ?? '').split('.').map(Number);
  return {
    rooms: [...new Set(rooms)].filter((id) => Number.isSafeInteger(id) && id > 0),
    title: shortLine(given.get('for'), 'title'),
    realtor: cleanRealtor({ name: given.get('by'), brokerage: given.get('of'), phone: given.get('tel') }),
  };
}

/** Returns the details of a realtor within the limits; `given` can have any values. */
export function cleanRealtor(given: Partial<Record<keyof Realtor, unknown>>): Realtor {
  return {
    name: shortLine(given.name, 'name'),
    brokerage: shortLine(given.brokerage, 'brokerage'),
    phone: shortLine(given.phone, 'phone'),
  };
}

/** 'Ann Lee, Lee Realty, 905-555-0100'; empty for a selection without a realtor. */
export function realtorLine({ name, brokerage, phone }: Realtor): string {
  return [name, brokerage, phone].filter(Boolean).join(', ');
}

/** Returns a text on one line without control and formatting characters. */
function shortLine(given: unknown, field: keyof typeof selectionLimits): string {
  const text = typeof given === 'string' ? given : '';
  // Includes unpaired surrogates, and marks that reverse the direction of the text.
  return text
    .slice(0, selectionLimits[field])
    .replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();
}
