import { portfolioFactsFields, portfolioItemFields } from '../../../../rules/entry/project.ts';
import { factsOf } from '../../../../rules/field/field.ts';
import { type Checked, check } from '../../forms/core/check.ts';
import type { PortfolioFactsInput, PortfolioItemInput } from '../../generated/types.ts';
import type { Values } from '../editor/form.ts';

export type Kind = 'picture' | 'pair' | 'video';

/** A file and its label by the variable of the mutation. */
export const kinds: Record<Kind, { label: string; files: Record<string, string> }> = {
  picture: { label: 'Pictures', files: { image: 'Pictures' } },
  pair: { label: 'A room before and after', files: { before: 'Picture before', after: 'Picture after' } },
  video: {
    label: 'A video',
    files: { video: 'Video (MP4)', poster: 'Picture shown until it plays' },
  },
};

export interface ChosenFile {
  file: File;
  /** An object URL. */
  preview: string;
}

/** An item of the form: its files by the variable of the mutation, and the prefix of the names of its controls. */
export interface Piece {
  prefix: string;
  files: Record<string, ChosenFile>;
}

/** The texts of an item. */
export interface ItemTexts {
  input: PortfolioItemInput;
  facts: PortfolioFactsInput;
}

/** Returns the texts of a piece for the server. */
export function textsOf(values: Values, prefix: string, isPair: boolean): ItemTexts {
  const text = (name: string) => values[prefix + name] ?? '';
  const facts = check(portfolioFactsFields, values);
  return {
    input: { title: text('title'), alt: text('alt'), ...(isPair && { beforeAlt: text('beforeAlt') }) },
    facts: facts.ok ? facts.input : {},
  };
}

/** Returns the errors of a piece's texts by the names of its controls. */
export function textErrors(values: Values, prefix: string, isPair: boolean): Record<string, string> {
  const { input } = textsOf(values, prefix, isPair);
  const errors = { ...errorsOf(check(portfolioItemFields, { ...input })) };
  if (isPair && !input.beforeAlt?.trim())
    errors['beforeAlt'] = `${factsOf(portfolioItemFields.beforeAlt).label} is required.`;
  return withPrefix(errors, prefix);
}

export function factErrors(values: Values): Record<string, string> {
  return errorsOf(check(portfolioFactsFields, values));
}

export function withPrefix(errors: Record<string, string>, prefix: string): Record<string, string> {
  return Object.fromEntries(Object.entries(errors).map(([name, error]) => [prefix + name, error]));
}

function errorsOf(checked: Checked): Record<string, string> {
  return checked.ok ? {} : checked.errors;
}
