import { formTypeOf } from '../../../../rules/form/form-types.ts';
import type { Context } from '../../platform/access/context.ts';
import { BadInput } from '../../platform/core/errors.ts';
import type { UploadedFile } from '../../platform/upload/upload.ts';
import { fieldNamesOf, type InputClass, validateInput } from '../../platform/validation/input.ts';
import { QuoteInput } from '../forms/inputs.ts';
import { storePhotos } from '../photos/service.ts';
import { intakes, isFormType } from './intakes.ts';
import { requestQuote } from './service.ts';
import { newNativeId } from './store.ts';

/** The texts and files of a form that a browser sends without scripts. */
interface Posted {
  values: ReadonlyMap<string, string>;
  files: UploadedFile[];
}

type Send = (context: Context, posted: Posted) => Promise<unknown>;

/** The field of the photos. */
export const PHOTOS_FIELD = 'propertyPhotos';

/** Returns the function that checks and stores a form as its mutation does; undefined for an unknown one. */
export function senderOf(formType = ''): Send | undefined {
  if (!isFormType(formType)) return undefined;
  if (formType === formTypeOf.quote) return sendPostedQuote;
  const { input, send } = intakes[formType];
  return (context, { values }) => send(context, validateInput(input, fieldsOf(input, values)));
}

/** Stores the photos only if the other fields are valid. */
async function sendPostedQuote(context: Context, { values, files }: Posted): Promise<void> {
  const fields = fieldsOf(QuoteInput, values);
  const placeholders = files.map(({ path }) => path.slice(-36));
  validateInput(QuoteInput, { ...fields, [PHOTOS_FIELD]: placeholders });
  const names = await storePhotos(context, files).catch(nameField);
  await requestQuote(context, validateInput(QuoteInput, { ...fields, [PHOTOS_FIELD]: names }));
}

/** Throws the error of an upload as one of the form's field. */
function nameField(error: unknown): never {
  if (error instanceof BadInput) throw new BadInput({ [PHOTOS_FIELD]: error.message });
  throw error;
}

/** The fields that scripts add to a form. */
const added = new Set(['submissionId', 'replaces', 'source', PHOTOS_FIELD]);

/** Returns the input of a form. Ignores other fields, which a browser or its extensions may add. */
function fieldsOf(input: InputClass<object>, values: ReadonlyMap<string, string>): Record<string, string> {
  const names = fieldNamesOf(input).filter((name) => !added.has(name));
  const given = names.map((name) => [name, values.get(name)]).filter(([, value]) => value !== undefined);
  return { ...Object.fromEntries(given), submissionId: newNativeId() };
}
