import type { FieldErrors } from '../../../../rules/field/check.ts';
import { describeFields } from '../../../../rules/field/descriptor.ts';
import { mailingFields } from '../../../../rules/form/mailing.ts';
import { readBusiness } from '../../business/service.ts';
import { unknownTokens } from '../../entry/kind.ts';
import type { Context } from '../../platform/access/context.ts';
import { rejectAny } from '../../platform/validation/input.ts';
import { countReaders } from './readers.ts';
import type { MailingInput } from './type.ts';

/** Canada's Anti-Spam Legislation, section 6, requires the postal address. The default is only a town. */
export const hasPostalAddress = ({ address }: { address: string }) => /\d/.test(address);

/** Throws BadInput with all that is missing to send a newsletter to its readers. */
export async function requireSendable(context: Context, input: MailingInput): Promise<void> {
  const errors = await missingParts(context, input);
  if ((await countReaders(context.em, input.segment)) === 0)
    errors['segment'] = 'Nobody has confirmed a subscription yet.';
  rejectAny(errors);
}

/** Throws BadInput with all that is missing or unknown in the text of a newsletter. */
export async function requireComplete(context: Context, input: MailingInput): Promise<void> {
  rejectAny(await missingParts(context, input));
}

const fields = describeFields(mailingFields);

async function missingParts(context: Context, input: MailingInput): Promise<FieldErrors> {
  const { subject, items = [] } = input;
  const errors = unknownTokens(fields, { ...input });
  if (!subject) errors['subject'] = 'Enter a subject.';
  if (items.length === 0) errors['items'] = 'Choose at least one article or project.';
  if (!hasPostalAddress(await readBusiness(context)))
    errors['address'] =
      'Enter the street address or the P.O. box under Pages, Business: each newsletter must contain it.';
  return errors;
}
