import { optional } from '../../../../rules/field/optional.ts';
import { anyText } from '../../../../rules/field/text.ts';
import { personEmail } from '../../../../rules/form/erasure.ts';
import { searchField } from '../../platform/validation/args.ts';

/** The texts that filter the leads. */
export const filterFields = {
  formType: optional(anyText('Form type', 100)),
  search: searchField,
  email: optional(personEmail),
};
