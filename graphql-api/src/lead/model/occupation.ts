import type { ValuesOf } from '../../../../rules/field/field.ts';
import type { quoteFields } from '../../../../rules/form/quote.ts';

export type Occupation = ValuesOf<typeof quoteFields>['occupation'];

/** SQL with an occupation: the email addresses of those who gave it in a form, in lower case. */
export const EMAILS_OF_OCCUPATION = `select lower("email") from "lead" where "fields" ->> 'occupation' = ? and not "spam"`;
