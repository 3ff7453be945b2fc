// The keys of the owner's own pages among the editable content: `page/{page_id}`.

const START = 'page/';

/** Returns the key of a page of the owner. */
export const ownPageKey = (page_id: number): string => START + page_id;

/** Returns whether this is the key of a page of the owner. */
export const isOwnPageKey = (key: string): boolean => key.startsWith(START);

/** Returns the id in the key of a page of the owner; undefined for any other key. */
export const ownPageIdIn = (key: string): number | undefined => {
  const [, id] = /^page\/(\d{1,9})$/.exec(key) ?? [];
  return id === undefined ? undefined : Number(id);
};
