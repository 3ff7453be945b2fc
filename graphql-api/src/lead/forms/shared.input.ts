import { GraphQLUUID } from 'graphql-scalars';
import type { RuleOptions } from '../../validation/rule.ts';

// Fields that every form has, beside what a visitor fills in.

/** What an input of any form has at least. */
export interface FormInput {
  submissionId: string;
  replaces?: string;
  email?: string;
  website?: string;
  formToken?: string;
}

export const submissionId: RuleOptions = {
  label: 'Submission id',
  description: 'Made by the client once per form filled in: the same one again is answered as the first.',
  format: 'uuid',
  type: () => GraphQLUUID,
};

export const replaces: RuleOptions = {
  label: 'Replaces',
  description:
    'Of a corrected form the `submissionId` of the version that it replaces, whether that one arrived or not.',
  format: 'uuid',
  type: () => GraphQLUUID,
  nullable: true,
};

// Neither of the two below is rejected for what it says: an answer that tells a bot from a visitor would teach the bot.

export const website: RuleOptions = {
  label: 'Website',
  description: 'Left empty by people, who do not see it; a form that fills it in is stored as spam.',
  maxLength: 500,
  nullable: true,
};

export const formToken: RuleOptions = {
  label: 'Form token',
  description:
    'What `formToken` gave when the form was shown; other clients may leave it out, and then send no more than one link.',
  maxLength: 200,
  nullable: true,
};

// What the forms beside the quote ask of a person.

export const email: RuleOptions = {
  label: 'Email',
  description: "The visitor's email address.",
  format: 'email',
  maxLength: 66,
};

export const phoneNum: RuleOptions = {
  label: 'Phone number',
  description: 'Phone number of the visitor; anything but its digits is left out.',
  format: 'digits',
  maxLength: 25,
};
