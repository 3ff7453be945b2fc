import type { FetchMessageObject, ImapFlow, SearchObject } from 'imapflow';

/** Returns the UIDs of the mails of a search. Throws if the server refuses it. */
export async function search(client: ImapFlow, query: SearchObject): Promise<number[]> {
  const found = await client.search(query, { uid: true });
  if (!found) throw new Error('The mail server refuses to search.');
  return found;
}

const HEADERS = { uid: true, headers: true, size: true, internalDate: true, labels: true } as const;

/**
 * Fetches the headers of mails, one by one if the server refuses those of the batch. Adds the errors of
 * single mails to `refusals`, also if one breaks the connection.
 */
export async function fetchHeaders(
  client: ImapFlow,
  uids: number[],
  refusals: Map<number, unknown>,
): Promise<FetchMessageObject[]> {
  try {
    const fetched = await client.fetchAll(uids.join(','), HEADERS, { uid: true });
    // A server also sends flags that another client changes meanwhile.
    return fetched.filter(({ headers }) => headers);
  } catch (error) {
    const isThrottled = (error as { code?: string }).code === 'ETHROTTLE';
    const [uid = 0, ...others] = uids;
    if (isThrottled || (others.length > 0 && !client.usable)) throw error;
    if (others.length === 0) {
      refusals.set(uid, error);
      return [];
    }
    const fetched: FetchMessageObject[] = [];
    for (const one of uids) fetched.push(...(await fetchHeaders(client, [one], refusals)));
    return fetched;
  }
}
