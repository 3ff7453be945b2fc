import { registerEnumType } from 'type-graphql';

interface EnumOptions<Value extends string> {
  name: string;
  description: string;
  /** Each value, which is its name too, with its description. */
  values: Record<Value, string>;
}

/** An enum of the schema whose values are their own names; for `@Field` and `@Arg`. */
export function createEnum<Value extends string>({
  name,
  description,
  values,
}: EnumOptions<Value>): Record<Value, Value> {
  const entries = Object.entries<string>(values);
  const created = Object.fromEntries(entries.map(([value]) => [value, value])) as Record<Value, Value>;
  const valuesConfig = Object.fromEntries(entries.map(([value, text]) => [value, { description: text }]));
  registerEnumType(created, { name, description, valuesConfig: valuesConfig as never });
  return created;
}
