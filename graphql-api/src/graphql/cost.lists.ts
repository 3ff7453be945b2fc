import { type GraphQLField, getNullableType, isListType } from 'graphql';

/** Arguments that say how many items a client wants; the lists in what such a field gives have `@Size(1)`. */
const SIZE_ARGUMENTS = ['pageSize', 'first', 'weeks'];
/** No argument gives more (`weeks`); a larger argument is rejected by the resolver itself. */
const MAX_ITEMS = 104;
/** A list whose length nobody declared. */
const UNKNOWN_LENGTH = 50;

/** How often the children of a field are in the answer, as far as its own declaration and arguments tell. */
export function listLength(field: GraphQLField<unknown, unknown>, given: Record<string, unknown>): number {
  const { args, extensions } = field;
  const asked = args.find(({ name }) => SIZE_ARGUMENTS.includes(name));
  if (asked) {
    const items = given[asked.name] ?? asked.defaultValue ?? UNKNOWN_LENGTH;
    return Math.min(Math.max(Number(items), 1), MAX_ITEMS);
  }
  if (!isListField(field)) return 1;
  return typeof extensions['size'] === 'number' ? extensions['size'] : UNKNOWN_LENGTH;
}

/** Whether a field gives a list, `[T]` or `[T]!`. */
export function isListField({ type }: GraphQLField<unknown, unknown>): boolean {
  return isListType(getNullableType(type));
}
