import { readFileSync } from 'node:fs';
import { isEnumType, isInputObjectType, isInterfaceType, isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { createSchema, schemaText } from './schema.ts';

const schema = createSchema();

test('schema.graphql equals the served schema (npm run codegen writes it)', () => {
  expect(readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8')).toBe(schemaText());
});

test('every type, field, argument, value and directive has a description', () => {
  const undescribed: string[] = [];
  const look = (name: string, described: { description?: string | null | undefined }) => {
    if (!described.description) undescribed.push(name);
  };
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('__') || ['String', 'Int', 'Float', 'Boolean', 'ID'].includes(type.name))
      continue;
    look(type.name, type);
    if (isEnumType(type)) for (const value of type.getValues()) look(`${type.name}.${value.name}`, value);
    if (isObjectType(type) || isInterfaceType(type) || isInputObjectType(type)) {
      for (const field of Object.values(type.getFields())) {
        look(`${type.name}.${field.name}`, field);
        for (const arg of 'args' in field ? field.args : [])
          look(`${type.name}.${field.name}(${arg.name})`, arg);
      }
    }
  }
  for (const directive of schema.getDirectives()) look(`@${directive.name}`, directive);
  expect(undescribed).toEqual([]);
});

test.each([
  ['saveEntryDraft', ['createBlog', 'updateBlog', 'createLocationPage', 'updateLocationPage']],
  ['removeEntry', ['deleteBlog', 'deleteLocationPage']],
])('%s and the typed mutations that do the same name each other', (generic, typed) => {
  const descriptionOf = (name: string) => schema.getMutationType()?.getFields()[name]?.description;
  for (const name of typed) {
    expect.soft(descriptionOf(name)).toContain(`\`${generic}\``);
    expect.soft(descriptionOf(generic)).toContain(`\`${name}\``);
  }
});
