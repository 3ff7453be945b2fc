import * as v from 'valibot';
import type { App } from '../../platform/access/context.ts';
import { OwnError } from '../../platform/core/errors.ts';
import { ErasureEntity } from './entity.ts';

// erasures.json is beside the uploaded files: a restored database lacks the erasures since its backup.

export const ERASURES = 'erasures.json';

const RecordedErasure = v.object({
  erasure_id: v.pipe(v.string(), v.uuid()),
  erasedAt: v.pipe(
    v.string(),
    v.isoTimestamp(),
    v.transform((text) => new Date(text)),
  ),
  erasedBy: v.string(),
  leads: v.number(),
  photos: v.number(),
  mails: v.number(),
  messages: v.number(),
  subscriptions: v.number(),
  keyId: v.nullable(v.string()),
  emailHash: v.nullable(v.string()),
  submissionHashes: v.array(v.string()),
  photoNames: v.array(v.string()),
});

type RecordedErasure = v.InferOutput<typeof RecordedErasure>;

/** Makes the file and the table contain the same erasures. Throws if the file cannot be read or written. */
export async function syncRecord(app: App): Promise<void> {
  const em = app.database.em.fork();
  const recorded = await readRecord(app);
  if (recorded.length > 0) {
    await em.createQueryBuilder(ErasureEntity).insert(recorded).onConflict('erasure_id').ignore().execute();
  }
  let written = recorded.length;
  // Reads them again after each write: another process may have written fewer meanwhile.
  for (;;) {
    const stored = await em.find(ErasureEntity, {}, { orderBy: { erasedAt: 'asc' } });
    if (stored.length <= written) return;
    await app.files.put(ERASURES, JSON.stringify(stored));
    written = stored.length;
  }
}

/** Updates the file after an erasure. If the storage is unavailable, the next purge updates it. */
export async function saveRecord(app: App): Promise<void> {
  await syncRecord(app).catch((error: unknown) =>
    app.log.error(error, 'an erasure was not recorded in a file yet'),
  );
}

async function readRecord({ files, log }: App): Promise<RecordedErasure[]> {
  if (!(await files.exists(ERASURES))) return [];
  const text = await files.get(ERASURES);
  try {
    return v.parse(v.array(RecordedErasure), JSON.parse(text));
  } catch (cause) {
    log.error(`${ERASURES} is damaged and is not overwritten: repair it, or move it away`);
    throw new OwnError(`${ERASURES} is damaged`, { cause });
  }
}
