import { randomUUID } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { App, Context } from '../../access/context.ts';
import { isUnavailable } from '../../core/unavailable.ts';
import { rejectFor } from '../../limit/limiter.ts';
import { beforeMails, notifyMailWorker } from '../../mail/jobs.ts';
import { erasureHasher, isErased, isErasedSql } from '../erasure/hash.ts';
import { type Lead, LeadEntity, type LeadFields } from '../model/lead.entity.ts';
import { contradicts, replacedBySql } from '../model/versions.ts';
import { claimPhotos, requirePhotoNames } from '../photos/service.ts';
import { acknowledgementLock, fulfilLeads } from './fulfil.ts';
import { consumeSubmission } from './limit.ts';

/** A lead as a form hands it over: already validated. */
export interface NewLead {
  submissionId: string;
  /** The submissionId of the version that it corrects. */
  replaces: string | null;
  formType: string;
  /** The visitor's; of the newsletter form it may be no address at all. */
  email: string;
  fields: LeadFields;
  photos: string[];
  spam: boolean;
}

/** The answer to a form. */
export interface SubmissionResult {
  submissionId: string;
  msg: 'success';
}

/**
 * Commits a lead together with its photos and its mails, once for each submissionId: the same one again,
 * or ten times at once, is answered as the first was, also when it has been erased since. Spam is answered alike, and queues
 * nobody a mail; so is a version whose correction is here already, which is stored as the correction's earlier version.
 * Throws BadInput for photos that it may not claim, and RateLimited for too many new leads from one address.
 */
export function storeLead(context: Context, lead: NewLead): Promise<SubmissionResult> {
  return beforeMails(context.app, () => store(context, lead));
}

async function store(context: Context, lead: NewLead): Promise<SubmissionResult> {
  const answer: SubmissionResult = { submissionId: lead.submissionId, msg: 'success' };
  const { app } = context;
  const submissionHash = (await erasureHasher(app)).hash(lead.submissionId);
  const wait = await consumeSubmission(context);
  // A client that did not get our response retries: that does not count against the limit, and the lead is stored once.
  if (wait > 0 && (await isKnown(context.em, lead, submissionHash))) return answer;
  rejectFor(wait);
  requirePhotoNames(lead.photos);
  await storeWithOthers(app, { ...lead, id: randomUUID(), submittedAt: new Date(), submissionHash });
  notifyMailWorker(app);
  return answer;
}

async function isKnown(em: EntityManager, { submissionId }: NewLead, hash: string): Promise<boolean> {
  return (await em.count(LeadEntity, { submissionId })) > 0 || isErased(em, hash);
}

/** A lead as it is to be stored. */
interface StoredLead extends NewLead, Pick<Lead, 'id' | 'submittedAt'> {
  submissionHash: string;
}

/** Leads that are stored in one transaction. */
interface Batch {
  leads: StoredLead[];
  stored: Promise<void>;
}

/** The batch whose transaction is about to begin. */
const beginning = new WeakMap<App, Batch>();

/**
 * Stores a lead in one transaction with those that come while it begins: the statements cost little more for twenty leads than
 * for one. Where that fails each of them is stored alone, and gets its own error.
 */
async function storeWithOthers(app: App, lead: StoredLead): Promise<void> {
  // One that may be rejected, or depends on a lead that may be in the same batch.
  if (lead.photos.length > 0 || lead.replaces !== null) return storeBatch(app, [lead]);
  let batch = beginning.get(app);
  if (batch) batch.leads.push(lead);
  else {
    const leads = [lead];
    // PGlite works without a pause: what has arrived meanwhile is read in the next turn of the event loop.
    batch = { leads, stored: turn().then(() => storeBatch(app, leads)) };
    beginning.set(app, batch);
  }
  try {
    await batch.stored;
  } catch (error) {
    if (batch.leads.length === 1 || isUnavailable(error)) throw error;
    await storeBatch(app, [lead]);
  }
}

function storeBatch(app: App, leads: StoredLead[]): Promise<void> {
  const close = () => {
    if (beginning.get(app)?.leads === leads) beginning.delete(app);
  };
  return app.database.em
    .fork()
    .transactional((em) => {
      close();
      return storeLeads(app, em, leads);
    })
    .finally(close);
}

async function storeLeads(app: App, em: EntityManager, leads: StoredLead[]): Promise<void> {
  const checked = [];
  for (const lead of leads)
    checked.push({ ...lead, replaces: (await contradicts(em, lead)) ? null : lead.replaces });
  // The insert comes first: it makes every other transaction with one of these submissionIds wait for this one's outcome.
  const inserted = await insertOnce(em, checked);
  // Asked only now: an erasure that was under way had the insert wait for its end.
  const { gone, outdated } = await knownOf(em, inserted);
  if (gone.size > 0) await em.nativeDelete(LeadEntity, { id: { $in: [...gone] } });
  const kept = inserted.filter(({ id }) => !gone.has(id));
  for (const lead of kept) await claimPhotos(em, lead, { skipMissing: outdated.has(lead.id) });
  await fulfilLeads(
    app,
    em,
    kept.filter(({ id, spam }) => !spam && !outdated.has(id)),
  );
}

/**
 * Inserts the leads whose submissionIds are new, and then takes the locks that `fulfilLeads` asks for; gives those that were
 * new. In the order of their addresses, so that two transactions do not wait for each other.
 */
async function insertOnce(em: EntityManager, leads: StoredLead[]): Promise<StoredLead[]> {
  const rows = leads.map(({ submissionHash: _hash, ...row }) => row);
  const inserted = await em.execute<{ id: string }[]>(
    `insert into "lead" ("id", "submissionId", "replaces", "formType", "email", "submittedAt", "fields", "photos", "spam")
     select * from jsonb_to_recordset(?::jsonb) as "new" ("id" uuid, "submissionId" uuid, "replaces" uuid, "formType" text,
       "email" text, "submittedAt" timestamptz, "fields" jsonb, "photos" text[], "spam" boolean)
     order by lower("email"), "submissionId"
     on conflict ("submissionId") do nothing returning "id"::text as "id", ${acknowledgementLock('"email"')}`,
    [JSON.stringify(rows)],
  );
  const ids = new Set(inserted.map(({ id }) => id));
  return leads.filter(({ id }) => ids.has(id));
}

/** What other transactions have committed about these leads until now: the ids of those that are erased or corrected. */
async function knownOf(
  em: EntityManager,
  leads: StoredLead[],
): Promise<{ gone: Set<string>; outdated: Set<string> }> {
  const rows = leads.map(({ id, submissionId, submissionHash }) => ({ id, submissionId, submissionHash }));
  const known = await em.execute<{ id: string; isGone: boolean; isOutdated: boolean }[]>(
    `select "id"::text as "id", ${isErasedSql('"new"."submissionHash"')} as "isGone", ${replacedBySql('new')} as "isOutdated"
     from jsonb_to_recordset(?::jsonb) as "new" ("id" uuid, "submissionId" uuid, "submissionHash" text)`,
    [JSON.stringify(rows)],
  );
  const idsWhere = (name: 'isGone' | 'isOutdated') =>
    new Set(known.filter((row) => row[name]).map(({ id }) => id));
  return { gone: idsWhere('isGone'), outdated: idsWhere('isOutdated') };
}
