import type { RuleOptions } from '../graphql/constraint.ts';
import { UuidScalar } from '../graphql/scalars.ts';

// Fields that every form has, beside what a visitor fills in.

/** What an input of any form has at least. */
export interface FormInput {
  submissionId: string;
  email?: string;
  website?: string;
  formToken?: string;
}

export const submissionId: RuleOptions = {
  label: 'Submission id',
  description: 'Made by the client once per form filled in: the same one again is answered as the first.',
  format: 'uuid',
  type: () => UuidScalar,
};

// Neither of the two below is ever refused: an answer that tells a bot from a visitor would teach the bot.

export const website: RuleOptions = {
  label: 'Website',
  description: 'Left empty by people, who do not see it; a form that fills it in is kept as spam.',
  nullable: true,
};

export const formToken: RuleOptions = {
  label: 'Form token',
  description: 'What `formToken` gave when the form was shown; other clients leave it out.',
  nullable: true,
};
