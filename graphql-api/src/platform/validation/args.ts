import { GraphQLJSONObject } from 'graphql-scalars';
import { ID } from 'type-graphql';
import { anyJson } from '../../../../rules/field/json.ts';
import { optional } from '../../../../rules/field/optional.ts';
import { anyText } from '../../../../rules/field/text.ts';
import { checkedArg, TextArg } from './input.ts';

/** Maximum length of a slug: 200 typed characters, which may become longer in lower case and get a number. */
export const MAX_SLUG = 600;
const MAX_ID = 100;
const MAX_SEARCH = 200;

/** The argument `slug` of a query for one page. */
export const SlugArg = (description: string) => TextArg('slug', anyText('Slug', MAX_SLUG), description);

/** An argument with the id of something. */
export const IdArg = (name: string, description: string) =>
  checkedArg(name, () => ID, anyText('Id', MAX_ID), description);

/** The words of a search. */
export const searchField = optional(anyText('A search', MAX_SEARCH));

/** The optional argument `search` of a list. */
export const SearchArg = (description: string) => TextArg('search', searchField, description);

/** The argument `fields`, an object of any fields. */
export const FieldsArg = (maxLength: number, description: string, { nullable = false } = {}) => {
  const field = anyJson('Fields', maxLength);
  return checkedArg('fields', () => GraphQLJSONObject, nullable ? optional(field) : field, description);
};
