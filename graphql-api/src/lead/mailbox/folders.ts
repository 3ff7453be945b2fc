import type { ImapFlow, ListResponse } from 'imapflow';
import type { App } from '../../platform/access/context.ts';
import { TRY_AGAIN } from './state.ts';

/** The folders with mails that are not the client's, or not any more. */
const SKIPPED = ['\\Drafts', '\\Junk', '\\Trash', '\\Sent', '\\All'];

/**
 * Returns the folders with mails of clients. That of all mails stands for the others at Gmail, where a mail
 * that the owner or a filter archives is in no other.
 */
export function foldersToRead({ capabilities }: ImapFlow, folders: ListResponse[]): ListResponse[] {
  const all = folders.find(({ specialUse }) => specialUse === '\\All');
  return all && capabilities.has('X-GM-EXT-1') ? [all] : folders.filter(isRead);
}

function isRead({ flags, specialUse = '' }: ListResponse): boolean {
  return !flags.has('\\Noselect') && !flags.has('\\NonExistent') && !SKIPPED.includes(specialUse);
}

/** Returns whether a folder has mails after the position of the reader, or mails to try again. */
export async function hasNews({ database }: App, { path, status }: ListResponse): Promise<boolean> {
  const [row] = await database.em.fork().execute<object[]>(
    `select 1 from "mailbox_folder" "folder" where "path" = ? and "uidValidity" = ? and "uid" = ?
       and not exists (select 1 from "mailbox_failure" where "path" = "folder"."path" and ${TRY_AGAIN})`,
    [path, String(status?.uidValidity ?? 0), (status?.uidNext ?? 0) - 1],
  );
  return row === undefined;
}
