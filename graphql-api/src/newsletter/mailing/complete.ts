import type { FieldErrors } from '../../../../rules/field/check.ts';
import { readBusiness } from '../../business/service.ts';
import type { EntryFields } from '../../entry/entity.ts';
import type { Context } from '../../platform/access/context.ts';
import { rejectAny } from '../../platform/validation/input.ts';
import { textOf, valuesOf } from './compose.ts';
import { countReaders, readersIn } from './readers.ts';

/** Canada's Anti-Spam Legislation, section 6, requires the postal address. The default is only a town. */
export const hasPostalAddress = ({ address }: { address: string }) => /\d/.test(address);

/** Throws BadInput with all that a newsletter with valid fields lacks to be sent to its readers. */
export async function requireSendable(context: Context, fields: EntryFields): Promise<void> {
  const errors = await missingParts(context, fields);
  if ((await countReaders(context.em, readersIn(valuesOf(fields).segment))) === 0)
    errors['segment'] = 'None of these readers has confirmed a subscription yet.';
  rejectAny(errors);
}

/** Throws BadInput with all that a mail of a newsletter with valid fields lacks. */
export async function requireComplete(context: Context, fields: EntryFields): Promise<void> {
  rejectAny(await missingParts(context, fields));
}

async function missingParts(context: Context, fields: EntryFields): Promise<FieldErrors> {
  const errors: FieldErrors = {};
  const { items } = await textOf(context, fields);
  if (items.length < (valuesOf(fields).items?.length ?? 0))
    errors['items'] = 'One of these is not on the site any more. Choose again.';
  if (!hasPostalAddress(await readBusiness(context)))
    // The editor shows it at the choice between sending and scheduling.
    errors['publishing'] =
      'Enter the street address or the P.O. box under Business details: each newsletter must contain it.';
  return errors;
}
