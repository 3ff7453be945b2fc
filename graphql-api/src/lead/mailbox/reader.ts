import type { EntityManager } from '@mikro-orm/postgresql';
import type { FetchMessageObject, ImapFlow } from 'imapflow';
import { readBusiness } from '../../business/service.ts';
import { OWN_ID } from '../../mail/message.ts';
import { isMail, markBounced } from '../../mail/service.ts';
import { type App, systemContext } from '../../platform/access/context.ts';
import type { ImapConfig } from '../../platform/core/config.ts';
import { arrayOf } from '../../platform/database/array.ts';
import { leadOf, ownIds } from '../message/belong.ts';
import { type MailProcess, PARSE_TIMEOUT } from '../message/files.ts';
import { isDeliveryStatus, type MailHead, parseHead } from '../message/head.ts';
import { type Arrival, identityOf } from '../message/identity.ts';
import { knownIdentities, storeMessage } from '../message/store.ts';
import { requireOpen, wordsOf } from './client.ts';
import { fetchHeaders, search } from './fetch.ts';
import { foldersToRead, hasNews } from './folders.ts';
import { markTestArrived, TRY_AGAIN } from './state.ts';

const DAY = 24 * 60 * 60 * 1000;
/** The age of the oldest mails at the first reading of the mailbox, in milliseconds. */
const FIRST_READING = 30 * DAY;
/** Number of mails whose headers are fetched at once, unless an error preceded. */
const BATCH = 100;
/** Larger mails are stored in part. Providers accept up to 150 MB. */
const MAX_BYTES = 64 * 1024 * 1024;
/** A folder that is being read, with the position of the reader. */
interface Position {
  path: string;
  uidValidity: string;
  uid: number;
}

export interface Run {
  /** The stop. */
  signal: AbortSignal;
  process: MailProcess;
  /** Whether an error preceded: one mail may have broken the connection. */
  isRetry: boolean;
}

/**
 * Reads the new mails of all folders, the watched one last. Nothing in the mailbox changes. A folder that the
 * server refuses does not stop the others; throws its error after them.
 */
export async function readMailbox(
  app: App,
  imap: ImapConfig,
  client: ImapFlow,
  { beforeWatched, ...run }: Run & { beforeWatched: () => void },
): Promise<void> {
  const own = await ownAddresses(app, imap);
  const account = `${imap.user}@${imap.host}`;
  await app.database.em.fork().execute(FORGET_OTHER_ACCOUNT, [account, account]);
  const connectedAt = await findConnectedAt(app);
  const status = { uidNext: true, uidValidity: true };
  const folders = await client.list({ statusQuery: status });
  const others = foldersToRead(client, folders).filter(({ path }) => path !== imap.folder);
  let failure: Error | undefined;
  const read = async (path: string) => {
    try {
      await readFolder({ app, imap, client, own, connectedAt, ...run }, path);
    } catch (error) {
      if (!client.usable) throw error;
      failure ??= new Error(`${path}: ${wordsOf(error)}`, { cause: error });
    }
  };
  for (const folder of others) {
    if (run.signal.aborted) return;
    if (await hasNews(app, folder)) await read(folder.path);
  }
  beforeWatched();
  await read(imap.folder);
  if (failure) throw failure;
}

/** SQL with an account, twice: forgets the folders of another one, whose UIDs mean other mails. */
const FORGET_OTHER_ACCOUNT = `
  with "changed" as (
    update "mailbox" set "account" = ?, "lastReadAt" = null, "testArrivedAt" = null
    where "account" is distinct from ? returning 1
  ), "others" as (delete from "mailbox_other" where exists (select 1 from "changed"))
  delete from "mailbox_folder" where exists (select 1 from "changed")`;

async function ownAddresses(app: App, { user }: ImapConfig): Promise<Set<string>> {
  const { email } = await readBusiness(systemContext(app));
  return new Set([email, app.config.business.email, user].map((address) => address.toLowerCase()));
}

async function findConnectedAt({ database }: App): Promise<Date> {
  const [row] = await database.em
    .fork()
    .execute<{ at: string }[]>(`select coalesce(min("createdAt"), now()) as "at" from "mailbox_folder"`);
  return new Date(row?.at ?? Date.now());
}

interface Reading extends Run {
  app: App;
  imap: ImapConfig;
  client: ImapFlow;
  /** The email addresses of the business, in lower case. */
  own: ReadonlySet<string>;
  /** When the mailbox was read first. */
  connectedAt: Date;
}

async function readFolder(reading: Reading, path: string): Promise<void> {
  const { app, client, connectedAt, signal, isRetry } = reading;
  const batch = isRetry ? 1 : BATCH;
  const { uidValidity, uidNext } = await client.mailboxOpen(path, { readOnly: true });
  const em = app.database.em.fork();
  const known = await findPosition(em, path);
  // A restored server may give lower UIDs again, with the same UIDVALIDITY.
  const isNew = known?.uidValidity !== String(uidValidity) || known.uid >= uidNext;
  const since = new Date(connectedAt.getTime() - FIRST_READING);
  const found = await search(client, isNew ? { since } : { uid: `${known.uid + 1}:*` });
  // `N:*` includes the last mail, whatever its UID.
  const uids = found.filter((uid) => isNew || uid > known.uid).toSorted((a, b) => a - b);
  const position = isNew ? await begin(em, path, uidValidity, (uids[0] ?? uidNext) - 1) : known;
  const again = await em.execute<{ uid: string }[]>(FAILED, [path]);
  for (const { uid } of again) {
    if (!signal.aborted) await readMails(reading, position, [Number(uid)]);
  }
  for (let at = 0; at < uids.length && !signal.aborted; at += batch)
    await readMails(reading, position, uids.slice(at, at + batch));
}

const FAILED = `select "uid" from "mailbox_failure" where "path" = ? and ${TRY_AGAIN} order by "uid"`;

async function findPosition(em: EntityManager, path: string): Promise<Position | undefined> {
  const [row] = await em.execute<Record<keyof Position, string>[]>(
    `select "path", "uidValidity"::text as "uidValidity", "uid"::text as "uid" from "mailbox_folder" where "path" = ?`,
    [path],
  );
  return row && { ...row, uid: Number(row.uid) };
}

/** Stores the position before the first mail of a folder, which is new or has new UIDs. */
async function begin(em: EntityManager, path: string, uidValidity: bigint, uid: number): Promise<Position> {
  await em.execute(`delete from "mailbox_failure" where "path" = ?`, [path]);
  await em.execute(
    `insert into "mailbox_folder" ("path", "uidValidity", "uid") values (?, ?, ?)
     on conflict ("path") do update set "uidValidity" = excluded."uidValidity", "uid" = excluded."uid"`,
    [path, String(uidValidity), uid],
  );
  return (await findPosition(em, path)) as Position;
}

/** Reads the mails with these UIDs, in their order, and moves the position behind them. */
async function readMails(reading: Reading, position: Position, uids: number[]): Promise<void> {
  const { app, client, signal } = reading;
  const { path } = position;
  const refusals = new Map<number, unknown>();
  const fetched = await fetchHeaders(client, uids, refusals);
  const mails = fetched.map(arrivedMail).toSorted((a, b) => a.uid - b.uid);
  const missing = uids.filter((uid) => !refusals.has(uid) && !mails.some((mail) => mail.uid === uid));
  const leftOut = missing.length > 0 ? await search(client, { uid: missing.join(',') }) : [];
  // A stop closes the connection.
  if (signal.aborted) return;
  const failed = [...refusals.keys(), ...leftOut];
  for (const uid of failed) await storeFailure(app, path, uid, refusals.get(uid) ?? new Error(LEFT_OUT));
  const known = await knownIdentities(
    app,
    mails.map(({ identity }) => identity),
  );
  let last = 0;
  try {
    for (const mail of mails) {
      if (signal.aborted) return;
      if (!known.has(mail.identity)) await readMail(reading, path, mail);
      last = mail.uid;
      requireOpen(client);
    }
    last = uids.at(-1) ?? 0;
    // The others of the missing mails were deleted before the fetch.
    const deleted = missing.filter((uid) => !leftOut.includes(uid));
    await app.database.em
      .fork()
      .execute(`delete from "mailbox_failure" where "path" = ? and "uid" = any(?::bigint[])`, [
        path,
        arrayOf(deleted),
      ]);
    requireOpen(client);
  } finally {
    await app.database.em
      .fork()
      .execute(`update "mailbox_folder" set "uid" = greatest("uid", ?) where "path" = ?`, [last, path]);
  }
}

const LEFT_OUT = 'The mail server leaves this mail out of its answer.';

/** A mail whose headers are fetched. */
interface FetchedMail {
  uid: number;
  head: MailHead;
  arrival: Arrival;
  identity: string;
  /** Whether the owner wrote it, by the labels of Gmail. */
  isSent: boolean;
}

function arrivedMail({
  uid,
  headers = Buffer.alloc(0),
  size = 0,
  internalDate,
  labels,
}: FetchMessageObject): FetchedMail {
  const receivedAt = new Date(Math.min(Date.now(), new Date(internalDate ?? Date.now()).getTime()));
  const head = parseHead(headers);
  const arrival = { headers, size, receivedAt };
  const isSent = ['\\Sent', '\\Draft'].some((label) => labels?.has(label));
  return { uid, head, arrival, identity: identityOf(head, arrival), isSent };
}

/** Reads a mail, or stores that it failed. */
async function readMail(reading: Reading, path: string, mail: FetchedMail): Promise<void> {
  const { app, signal } = reading;
  const em = app.database.em.fork();
  try {
    const isOther = await placeMail(reading, mail);
    await em.execute(isOther ? ADD_OTHER : REMOVE_OTHER, [mail.identity]);
    await em.execute(`delete from "mailbox_failure" where "path" = ? and "uid" = ?`, [path, mail.uid]);
  } catch (error) {
    // A stop closes the connection.
    if (signal.aborted) throw error;
    await storeFailure(app, path, mail.uid, error);
  }
}

/** A mail may be in several folders, or move. */
const ADD_OTHER = `insert into "mailbox_other" values (?) on conflict do nothing`;
/** Its sender may have written a form since. */
const REMOVE_OTHER = `delete from "mailbox_other" where "identity" = ?`;

/** Stores that a mail failed. Throws if the database is not available, and so the mail counts as not read. */
async function storeFailure(
  { database, log }: App,
  path: string,
  uid: number,
  error: unknown,
): Promise<void> {
  const [row] = await database.em.fork().execute<{ tries: number }[]>(FAIL, [path, uid, wordsOf(error)]);
  log.warn({ err: error, tries: row?.tries }, 'a mail of the mailbox could not be stored');
}

const FAIL = `
  insert into "mailbox_failure" ("path", "uid", "tries", "lastError") values (?, ?, 1, ?)
  on conflict ("path", "uid") do update set "tries" = "mailbox_failure"."tries" + 1, "lastError" = excluded."lastError", "failedAt" = now()
  returning "tries"`;

/** Stores a mail where it belongs. Returns whether it belongs nowhere. */
async function placeMail(
  { app, imap, client, own, connectedAt, process, signal }: Reading,
  { uid, head, arrival, identity, isSent }: FetchedMail,
): Promise<boolean> {
  const em = app.database.em.fork();
  const { receivedAt, size } = arrival;
  if (isSent || own.has(head.from.address?.toLowerCase() ?? '') || (await isOurs(em, head))) {
    await markTestArrived(em, idsOf(head));
    return false;
  }
  const mayBecomeLead =
    imap.newLeads &&
    !head.isAutomatic &&
    head.from.address !== null &&
    receivedAt.getTime() > connectedAt.getTime() - DAY;
  const isWanted = mayBecomeLead || (await leadOf(em, head)) !== undefined;
  if (!isWanted && !head.isReport) return true;
  const fetched = await client.fetchOne(String(uid), { source: { maxLength: MAX_BYTES } }, { uid: true });
  if (!fetched || !fetched.source) {
    const [existing] = await search(client, { uid: String(uid) });
    if (existing !== undefined) throw new Error(LEFT_OUT);
    // The mail was deleted after its headers were fetched.
    return false;
  }
  const mail = await process.run('parseMail', fetched.source, { signal, timeout: PARSE_TIMEOUT });
  if (mail.bounce)
    await markBounced(
      em,
      ownIds(mail.bounce.ids.length > 0 ? mail.bounce.ids : head.inReplyTo),
      mail.bounce.words,
    );
  if (mail.bounce || isDeliveryStatus(head.headers)) return false;
  const isCut = mail.isCut || size > MAX_BYTES;
  const arrived = { mail, identity, receivedAt, original: fetched.source, isCut, mayBecomeLead };
  return isWanted ? !(await storeMessage(app, arrived)) : true;
}

/** Returns the ids of a mail of ours. */
const idsOf = ({ messageId, headers }: MailHead) =>
  ownIds([messageId ?? '', headers.get(OWN_ID.toLowerCase())?.[0] ?? '']);

/** Returns whether a mail has a Message-ID of ours. */
async function isOurs(em: EntityManager, head: MailHead): Promise<boolean> {
  const ids = idsOf(head);
  if (ids.length === 0) return false;
  const isTest = `select 1 from "mailbox" where "testId" = any(?::uuid[])`;
  const tests = await em.execute<object[]>(isTest, [arrayOf(ids)]);
  return tests.length > 0 || (await isMail(em, ids));
}
