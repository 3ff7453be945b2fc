import type { FieldErrors } from '../../../../rules/field/check.ts';
import { readBusiness } from '../../business/service.ts';
import type { Context } from '../../platform/access/context.ts';
import { BadInput } from '../../platform/core/errors.ts';
import { countReaders } from './readers.ts';
import type { MailingInput } from './type.ts';

/** Canada's Anti-Spam Legislation, section 6, requires the postal address. The default is only a town. */
export const hasPostalAddress = ({ address }: { address: string }) => /\d/.test(address);

/** Throws BadInput with all that is missing. */
export async function requireComplete(
  context: Context,
  { subject, items = [], segment }: MailingInput,
): Promise<void> {
  const errors: FieldErrors = {};
  if (!subject) errors['subject'] = 'Enter a subject.';
  if (items.length === 0) errors['items'] = 'Choose at least one article or project.';
  if (!hasPostalAddress(await readBusiness(context)))
    errors['address'] =
      'Enter the street address or the P.O. box under Pages, Business: each newsletter must contain it.';
  if ((await countReaders(context.em, segment)) === 0)
    errors['segment'] = 'Nobody has confirmed a subscription yet.';
  if (Object.keys(errors).length > 0) throw new BadInput(errors);
}
