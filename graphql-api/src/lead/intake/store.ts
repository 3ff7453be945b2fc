import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { App, Context } from '../../platform/access/context.ts';
import { type Limit, rejectFor } from '../../platform/limit/rate-limits.ts';
import { erasureHasher, isErasedSql } from '../erasure/hash.ts';
import { formOf } from '../model/form-types.ts';
import { type Lead, LeadEntity } from '../model/lead.entity.ts';
import { personLock } from '../model/locks.ts';
import { countLead } from '../model/metric.ts';
import type { LeadSource } from '../model/source.ts';
import { contradicts, replacedBySql } from '../model/versions.ts';
import { claimPhotos, requirePhotoNames } from '../photos/service.ts';
import { fulfilLead } from './fulfil.ts';

/** A validated lead. */
export interface NewLead
  extends Pick<Lead, 'submissionId' | 'formType' | 'email' | 'fields' | 'photos' | 'spam'> {
  replaces: string | null;
  source: LeadSource | null;
}

/** The response to a form. */
export interface SubmissionResult {
  submissionId: string;
  msg: 'success';
}

/**
 * Commits a lead with its photos and mails, once for each submissionId; repeated submissions get the first
 * response, even after an erasure. Spam and already corrected versions are stored without mails. Throws
 * BadInput for photos that the lead may not claim, and RateLimited for too many new leads from one network.
 */
export async function storeLead(context: Context, lead: NewLead): Promise<SubmissionResult> {
  const answer: SubmissionResult = { submissionId: lead.submissionId, msg: 'success' };
  const { app } = context;
  app.database.requireFreeSpace();
  const submissionHash = erasureHasher(app).hash(lead.submissionId);
  const wait = await consumeSubmission(context);
  // Clients retry if they did not receive the response; the limits do not apply to retries.
  if (wait > 0 && (await isKnown(context.em, lead, submissionHash))) return answer;
  rejectFor(wait);
  requirePhotoNames(lead.photos);
  const stored = { ...lead, id: randomUUID(), submissionHash };
  const isNew = await app.database.em.fork().transactional((em) => storeOnce(app, em, stored));
  if (isNew) countLead(app, formOf(lead.formType), lead.spam);
  return answer;
}

async function isKnown(em: EntityManager, { submissionId }: NewLead, hash: string): Promise<boolean> {
  const [row] = await em.execute<{ isKnown: boolean }[]>(
    `select exists (select 1 from "lead" where "submissionId" = ?) or ${isErasedSql('?')} as "isKnown"`,
    [submissionId, hash],
  );
  return row?.isKnown === true;
}

/** A lead with its ids. */
interface StoredLead extends NewLead, Pick<Lead, 'id'> {
  submissionHash: string;
}

/** Returns whether the lead is new. */
async function storeOnce(app: App, em: EntityManager, lead: StoredLead): Promise<boolean> {
  // Corrections run one at a time: of leads that replace each other the later one sees the earlier one.
  if (lead.replaces)
    await em.execute(`select pg_advisory_xact_lock(hashtextextended('lead corrections', 0))`);
  const replaces = (await contradicts(em, lead)) ? null : lead.replaces;
  // The insert comes before other reads: transactions with the same submissionId wait for this one.
  const submittedAt = await insert(em, { ...lead, replaces });
  if (!submittedAt) return false;
  // After the insert, which waits for an erasure in progress.
  const { isGone, isOutdated, isRepeated } = await findOtherEvents(em, lead);
  if (isGone || isRepeated) {
    await em.nativeDelete(LeadEntity, { id: lead.id });
    return false;
  }
  await claimPhotos(em, lead, { skipMissing: isOutdated });
  if (!lead.spam && !isOutdated) await fulfilLead(app, em, { ...lead, submittedAt });
  return true;
}

/**
 * Inserts the lead unless its submissionId is stored already, and takes the lock that `fulfilLead` needs.
 * Returns the time by the database's clock; undefined if the lead is not new.
 */
async function insert(em: EntityManager, lead: StoredLead): Promise<Date | undefined> {
  const { id, submissionId, replaces, formType, email, fields, source, spam } = lead;
  const photosJson = JSON.stringify(lead.photos);
  // The cursors of lists have milliseconds.
  const [inserted] = await em.execute<{ submittedAt: Date | string }[]>(
    `insert into "lead" ("id", "submissionId", "replaces", "formType", "email", "submittedAt", "fields", "source", "photos", "spam")
     values (?, ?, ?, ?, ?, date_trunc('milliseconds', now()), ?::jsonb, ?::jsonb, array(select jsonb_array_elements_text(?::jsonb)), ?)
     on conflict ("submissionId") do nothing returning "submittedAt", ${personLock('"email"')}`,
    [
      id,
      submissionId,
      replaces,
      formType,
      email,
      JSON.stringify(fields),
      source && JSON.stringify(source),
      photosJson,
      spam,
    ],
  );
  return inserted && new Date(inserted.submittedAt);
}

/** Returns whether others have erased or corrected this lead, or stored it under another submissionId. */
async function findOtherEvents(em: EntityManager, { id, submissionHash }: StoredLead) {
  const [row] = await em.execute<{ isGone: boolean; isOutdated: boolean; isRepeated: boolean }[]>(
    `select ${isErasedSql('?')} as "isGone", ${replacedBySql('new')} as "isOutdated", ${REPEATED} as "isRepeated"
     from "lead" "new" where "id" = ?`,
    [submissionHash, id],
  );
  return row ?? { isGone: false, isOutdated: false, isRepeated: false };
}

/**
 * Returns a submissionId for a form that was sent without scripts, which has none. It is a UUID of version 8;
 * scripts create version 4 (docs/decisions/native-forms.md).
 */
export function newNativeId(): string {
  return randomUUID().replace(/^(.{14})4/, '$18');
}

const isNativeSql = (alias: string) => `substr("${alias}"."submissionId"::text, 15, 1) = '8'`;

/**
 * SQL condition: the lead "new" repeats a recent lead, and one of the two was sent without scripts. Their
 * photos have different names. The insert locks the email address, so concurrent leads see each other.
 */
const REPEATED = `"new"."replaces" is null and exists (select 1 from "lead" "same"
  where lower("same"."email") = lower("new"."email") and "same"."submittedAt" > now() - interval '1 hour'
    and (${isNativeSql('same')} or ${isNativeSql('new')}) and "same"."id" <> "new"."id"
    and "same"."formType" = "new"."formType" and cardinality("same"."photos") = cardinality("new"."photos")
    and "same"."fields" - 'propertyPhotos' = "new"."fields" - 'propertyPhotos')`;

// All forms and transports share it. An office sends a handful of forms, an outbox after days offline dozens.
const limit: Limit = { name: 'form', points: 100, seconds: 15 * 60 };

/** Counts a submission; returns the seconds to wait, 0 if it is within the limit. */
export function consumeSubmission({ app, ipAddress }: Context): Promise<number> {
  return app.rateLimits.takeForNetworks([limit], ipAddress);
}
