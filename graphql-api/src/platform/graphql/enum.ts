import { registerEnumType } from 'type-graphql';

interface EnumOptions<Value extends string> {
  name: string;
  description: string;
  /** The values within the API, each with its description. */
  values: Record<Value, string>;
}

/** Registers an enum for `@Field` and `@Arg`. Its values are in upper case in the schema. */
export function createEnum<Value extends string>({
  name,
  description,
  values,
}: EnumOptions<Value>): Record<string, Value> {
  const entries = Object.entries<string>(values).map(([value, text]) => ({
    key: value.toUpperCase(),
    value: value as Value,
    description: text,
  }));
  const created = Object.fromEntries(entries.map(({ key, value }) => [key, value]));
  const valuesConfig = Object.fromEntries(
    entries.map(({ key, description: text }) => [key, { description: text }]),
  );
  registerEnumType(created, { name, description, valuesConfig });
  return created;
}
