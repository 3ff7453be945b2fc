import { describeFields } from '../../../../rules/field/descriptor.ts';
import { changedTokenTexts } from '../../../../rules/field/token-texts.ts';
import { mailingFields } from '../../../../rules/form/mailing.ts';
import { excerptsIn, type Replacement, withToken } from '../../business/figures.ts';
import type { SignedIn } from '../../platform/access/context.ts';
import { AppError, BadInput } from '../../platform/core/errors.ts';
import { batchLoader } from '../../platform/graphql/batch-loader.ts';
import { readDraft, saveDraft } from './draft.service.ts';
import { MailingEntity } from './entity.ts';
import { lockScheduled, storeText } from './service.ts';
import type { FigureNewsletter, MailingInput } from './type.ts';

const fields = describeFields(mailingFields);

/** Returns the texts that spell an amount in the caller's newsletter, and in scheduled ones. */
export const findInNewsletters = batchLoader<number, FigureNewsletter[]>(async (context, amounts) => {
  const { em } = context;
  const draft = await readDraft(context as SignedIn);
  const scheduled = await em.find(MailingEntity, { startedAt: null }, { disableIdentityMap: true });
  const places = [{ mailing_id: null, input: draft }, ...scheduled].flatMap(({ mailing_id, input }) => {
    const subject = input?.subject ?? '';
    return [...excerptsIn(fields, { ...input })].map(([excerpt, amount]) => ({
      mailing_id,
      subject,
      excerpt,
      amount,
    }));
  });
  return new Map(amounts.map((amount) => [amount, places.filter((place) => place.amount === amount)]));
});

/**
 * Replaces an amount by a token in a scheduled newsletter, or without an id in the caller's. Throws NOT_FOUND
 * once it has started, and BadInput if it does not spell the amount any more.
 */
export async function replaceInNewsletter(
  context: SignedIn,
  mailing_id: string | null,
  replacement: Replacement,
): Promise<void> {
  await context.em.transactional(async (em) => {
    const within = { ...context, em };
    const input = mailing_id ? await lockScheduled(within, mailing_id) : await readDraft(within);
    if (mailing_id && !input) throw new AppError('NOT_FOUND', 'This newsletter is not scheduled any more.');
    const changed: MailingInput | null = changedTokenTexts(fields, { ...input }, withToken(replacement));
    if (!changed) throw new BadInput({ excerpt: 'This text was changed in the meantime.' });
    return mailing_id ? storeText(within, mailing_id, changed) : saveDraft(within, changed);
  });
}
