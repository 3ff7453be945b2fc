import { registerEnumType } from 'type-graphql';

/**
 * Registers an enum of the schema. `values` are those within the API, each with its description; the schema has them in upper case,
 * such as `LOGIN_SUCCEEDED` for 'login.succeeded'.
 */
export function createEnum<Value extends string>(
  name: string,
  description: string,
  values: Record<Value, string>,
): Record<string, Value> {
  const entries = Object.entries<string>(values).map(([value, text]) => ({
    key: value.replace('.', '_').toUpperCase(),
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
