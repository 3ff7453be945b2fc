import type { ValuesOf } from '../../../../rules/field/field.ts';
import type { honeypot, submission } from '../../../../rules/form/submission.ts';

/** The fields of every form's input. */
export type FormInput = ValuesOf<typeof submission & { website: typeof honeypot }> & { email?: string };

/** The descriptions of the fields that several forms share. */
export const shared = {
  submissionId:
    'The client creates one id for each filled-in form. A repeated submission gets the first response.',
  replaces:
    'The `submissionId` of the submission that this one corrects. The server may not have received that one.',
  website: 'A hidden control that visitors leave empty; a form that fills it in is stored as spam.',
  source:
    'The URL of the first page of the visit and, after a space, the URL of the page that linked to it. The server stores a path, a host name and the `utm_` parameters.',
  email: "The visitor's email address.",
};

export const phoneDescription = 'Phone number of the visitor; only its digits are stored.';
