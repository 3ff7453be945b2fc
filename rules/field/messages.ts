import type { FieldFacts } from './field.ts';

// The messages that several kinds of fields share.

export const unitOf = ({ format }: FieldFacts) => (format === 'digits' ? 'digits' : 'characters');

export const maxLengthMessage = (facts: FieldFacts) =>
  `${facts.label} is at most ${facts.maxLength} ${unitOf(facts)}.`;

export const minMessage = (label: string, min?: number) =>
  min === 0 ? `${label} cannot be negative.` : `${label} is at least ${min}.`;

export const isMissing = (value: unknown) => value === undefined || value === null;

/** Returns the message of a value of another type. */
export const missingOr =
  (label: string, message: string) =>
  ({ input }: { input: unknown }) =>
    isMissing(input) ? `${label} is required.` : message;
