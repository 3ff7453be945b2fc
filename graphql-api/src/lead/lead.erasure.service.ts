import { randomUUID } from 'node:crypto';
import { requireAdmin } from '../account/account.service.ts';
import type { Context } from '../context.ts';
import { BadInput } from '../graphql/errors.ts';
import { forgetMails } from '../mail/mail.sent.ts';
import { forgetSubscription } from '../newsletter/newsletter.service.ts';
import { deletePhotos } from '../photo/photo.service.ts';
import { type Erasure, ErasureEntity } from './lead.admin.entity.ts';
import { LeadEntity } from './lead.entity.ts';

/**
 * Deletes everything that a person sent from this address: leads with their notes, photos, mails of the queue and the
 * newsletter subscription; what stays is an entry without any of it. Throws BadInput where there is nothing. Mails that
 * have left and backups are beyond it.
 */
export async function erasePerson(context: Context, typed: string): Promise<Erasure> {
  const erasedBy = requireAdmin(context).email;
  const email = typed.trim().toLowerCase();
  const [erasure, fileNames] = await context.em.transactional(async (em) => {
    const leads = await em
      .createQueryBuilder(LeadEntity)
      .where('lower("email") = ?', [email])
      .getResultList();
    const ids = leads.map((lead) => lead.id);
    const photos = leads.flatMap((lead) => lead.photos);
    const mails = await forgetMails(em, ids);
    const subscriptions = await forgetSubscription(em, email);
    if (leads.length + subscriptions === 0) {
      throw new BadInput({ email: 'Nothing was ever sent from this address, or it is deleted already.' });
    }
    const counts = { leads: leads.length, photos: photos.length, mails, subscriptions };
    const entry = em.create(ErasureEntity, {
      erasure_id: randomUUID(),
      erasedAt: new Date(),
      erasedBy,
      ...counts,
    });
    await em.flush();
    await em.nativeDelete(LeadEntity, { id: { $in: ids } });
    return [entry, photos] as const;
  });
  // Once no lead names them they belong to nobody: should this be cut off, the sweep finds what is left.
  await deletePhotos(context.app, fileNames);
  return erasure;
}

/** Every deletion of a person's data, the latest first. */
export function listErasures({ em }: Context): Promise<Erasure[]> {
  return em.find(ErasureEntity, {}, { orderBy: { erasedAt: 'desc' }, limit: 500 });
}
