import { randomBytes } from 'node:crypto';
import { raw } from '@mikro-orm/core';
import { DRAFT_PATH } from '../../../rules/wire/draft-link.ts';
import { AccountEntity } from '../platform/access/account.entity.ts';
import type { Context, SignedIn } from '../platform/access/context.ts';
import { mayEdit } from '../platform/access/roles.ts';
import { hashToken } from '../platform/access/session.ts';
import { AppError, BadInput } from '../platform/core/errors.ts';
import { databaseTime } from '../platform/database/clock.ts';
import { type Limit, rejectFor } from '../platform/limit/rate-limits.ts';
import { checkedFields } from './draft.service.ts';
import { type DraftLink, DraftLinkEntity, EntryDraftEntity } from './entity.ts';
import { type EntryKind, isPublicAt, kindNamed, nounOf, pageOf } from './kind.ts';
import { findEntry } from './service.ts';
import { deleteDraftLink, findForUpdate, putFields, recordEntry } from './write.service.ts';

/** The content security policy of a document: like a mail program, it runs no scripts. */
export const DOCUMENT_POLICY =
  "default-src 'none';img-src 'self';style-src 'unsafe-inline';frame-ancestors 'self';sandbox";

/** The form of a token: 32 bytes in base64url. */
export const draftToken = /^[\w-]{43}$/;

/** The lifetime of a link, in milliseconds. */
const LIFETIME = 7 * 24 * 60 * 60 * 1000;

/** Each view locks the entry while its page is rendered. */
const viewsOfLink: Limit = { name: 'draft-link', points: 30, seconds: 60 };

const valid = { expiresAt: { $gt: raw('now()') } };

/** Returns the link to the draft of an entry; null if there is none, or it has expired. */
export const findDraftLink = (
  { em }: Context,
  { kind }: EntryKind,
  number: number,
): Promise<DraftLink | null> => em.findOne(DraftLinkEntity, { kind, number, ...valid });

/**
 * Makes the link to an entry's draft, replacing an earlier one; returns its token. Throws BadInput without a
 * page or a draft, and with the fields that break a rule, because the draft is shown as if published.
 */
export async function shareDraft(
  context: SignedIn,
  kind: EntryKind,
  number: number,
): Promise<{ token: string; link: DraftLink }> {
  const token = randomBytes(32).toString('base64url');
  const link = await context.em.transactional(async (em) => {
    const within = { ...context, em };
    const entry = await findForUpdate(within, kind, number);
    const draft = await em.findOne(EntryDraftEntity, { kind: kind.kind, number });
    const page = await pageOf(within, kind, entry);
    if (!page && !kind.document) throw new BadInput({ number: `The ${nounOf(kind)} has no page.` });
    if (!draft && (!page || page.isPublic)) throw new BadInput({ number: 'There is no draft to share.' });
    if (draft) checkedFields(within, kind, entry, draft.fields);
    const now = await databaseTime(em);
    const made = await em.upsert(DraftLinkEntity, {
      kind: kind.kind,
      number,
      tokenHash: hashToken(token),
      version: draft?.version ?? entry.version,
      expiresAt: new Date(now.getTime() + LIFETIME),
      createdBy: context.account.email,
    });
    await recordEntry(within, 'shared', entry);
    return made;
  });
  return { token, link };
}

/** Ends the link to the draft of an entry. Throws NOT_FOUND. */
export async function endDraftLink(context: Context, kind: EntryKind, number: number): Promise<void> {
  const entry = await findForUpdate(context, kind, number);
  if (!(await deleteDraftLink(context.em, entry)))
    throw new AppError('NOT_FOUND', 'There is no such link any more.');
  await recordEntry(context, 'unshared', entry);
}

/** The page of a shared draft. */
interface SharedPage {
  path: string;
  /** Undefined once the entry is published. */
  expiresAt?: Date;
  /** The HTML of an entry of a kind without pages. */
  document?: string;
}

/**
 * Publishes the draft of a token, calls `read` with its page, and rolls the transaction back. Returns null
 * for an unknown or expired token, and for a draft that breaks a rule by now. Throws RateLimited.
 */
export async function readSharedDraft<Result>(
  context: Context,
  token: string,
  read: (page: SharedPage, within: Context) => Promise<Result>,
): Promise<Result | null> {
  const link = await context.em.findOne(DraftLinkEntity, { tokenHash: hashToken(token), ...valid });
  if (!link) return null;
  rejectFor(await context.app.rateLimits.take(viewsOfLink, link.tokenHash));
  const em = context.em.fork();
  await em.begin();
  try {
    const within = { ...context, em };
    const page = await publishHere(within, link);
    return page && (await read(page, within));
  } catch (error) {
    if (error instanceof BadInput) return null;
    throw error;
  } finally {
    await em.rollback();
  }
}

/**
 * Publishes a draft in the context's transaction, without a version. Returns null for a deleted entry, and if
 * the account that made the link may not edit entries of the kind.
 */
async function publishHere(context: Context, link: DraftLink): Promise<SharedPage | null> {
  const { app, em } = context;
  const { number, version, expiresAt, createdBy } = link;
  const kind = kindNamed(app, link.kind);
  const account = await em.findOne(AccountEntity, { email: createdBy });
  if (!mayEdit({ account }, kind)) return null;
  const entry = await findEntry(em, kind, number);
  const draft = await em.findOne(EntryDraftEntity, { kind: kind.kind, number, version });
  if (entry && kind.document) {
    const document = await kind.document(context, entry, draft?.fields);
    const isSent = !draft && isPublicAt(await databaseTime(em), entry);
    return { path: DRAFT_PATH, document, ...(!isSent && { expiresAt }) };
  }
  const page = entry && (await pageOf(context, kind, entry));
  if (!page) return null;
  if (!draft && page.isPublic) return { path: page.path };
  if (draft) await putFields(context, kind, entry, checkedFields(context, kind, entry, draft.fields));
  const now = await databaseTime(em);
  if (!isPublicAt(now, entry)) entry.publishAt = now;
  await em.flush();
  const published = await pageOf(context, kind, entry);
  return published && { path: published.path, expiresAt };
}
