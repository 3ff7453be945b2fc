import { GraphQLUUID } from 'graphql-scalars';
import type { RuleOptions } from '../../validation/rule.ts';

// The fields that several forms share.

/** The fields of every form's input. */
export interface FormInput {
  submissionId: string;
  replaces?: string;
  email?: string;
  website?: string;
}

export const submissionId: RuleOptions = {
  label: 'Submission id',
  description:
    'The client creates one id for each filled-in form. A repeated submission gets the first response.',
  format: 'uuid',
  type: () => GraphQLUUID,
};

export const replaces: RuleOptions = {
  label: 'Replaces',
  description:
    'The `submissionId` of the submission that this one corrects. The server may not have received that one.',
  format: 'uuid',
  type: () => GraphQLUUID,
  nullable: true,
};

// No lead is rejected because of these two, and the response must not show a bot which submissions count as spam.

export const website: RuleOptions = {
  label: 'Website',
  description: 'A hidden control that visitors leave empty; a form that fills it in is stored as spam.',
  maxLength: 500,
  cut: true,
  droppable: true,
  nullable: true,
};

export const source: RuleOptions = {
  label: 'Source',
  description:
    'The URL of the first page of the visit and, after a space, the URL of the page that linked to it. The server stores a path, a host name and the `utm_` parameters.',
  // Longer than any URL that browsers and servers accept.
  maxLength: 100_000,
  cut: true,
  droppable: true,
  nullable: true,
};

export const email: RuleOptions = {
  label: 'Email',
  description: "The visitor's email address.",
  format: 'email',
  maxLength: 66,
};

export const phoneNum: RuleOptions = {
  label: 'Phone number',
  description: 'Phone number of the visitor; only its digits are stored.',
  format: 'digits',
  maxLength: 25,
};
