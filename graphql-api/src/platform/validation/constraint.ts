import {
  DirectiveLocation,
  GraphQLBoolean,
  GraphQLDirective,
  GraphQLFloat,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLString,
} from 'graphql';
import type { FieldFacts } from '../../../../rules/field/field.ts';

/** Returns a directive such as `@constraint(label: "Name", maxLength: 36)`; JSON's literals are GraphQL's. */
export function directiveOf(facts: FieldFacts): string {
  const {
    kind: _kind,
    required: _required,
    default: _default,
    item: _item,
    control: _control,
    ...constraint
  } = facts;
  const given = Object.entries(constraint).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return `@constraint(${given.join(', ')})`;
}

/** The definition of `@constraint` for `buildSchema`. */
export const constraintDirective = new GraphQLDirective({
  name: 'constraint',
  description: 'The rule of an input field or argument.',
  locations: [DirectiveLocation.INPUT_FIELD_DEFINITION, DirectiveLocation.ARGUMENT_DEFINITION],
  args: {
    label: { type: new GraphQLNonNull(GraphQLString), description: 'The name of the field in messages.' },
    minLength: { type: GraphQLInt, description: 'The minimum number of characters; defaults to 1.' },
    maxLength: {
      type: GraphQLInt,
      description: 'The maximum number of UTF-16 units; of a list, in each item.',
    },
    minItems: { type: GraphQLInt, description: 'The minimum number of items.' },
    maxItems: { type: GraphQLInt, description: 'The maximum number of items.' },
    items: { type: GraphQLString, description: "The name of the items in messages: 'images'." },
    min: { type: GraphQLFloat, description: 'The minimum.' },
    format: {
      type: GraphQLString,
      description: "'email', 'digits', 'letters', 'date', 'datetime', 'uuid', 'number' or 'path'.",
    },
    oneOf: { type: new GraphQLList(new GraphQLNonNull(GraphQLString)), description: 'The choices.' },
    trim: { type: GraphQLBoolean, description: 'False preserves a text as it is.' },
    multiline: { type: GraphQLBoolean, description: 'True allows several lines.' },
    cut: { type: GraphQLBoolean, description: 'True shortens a text that exceeds `maxLength`.' },
    droppable: { type: GraphQLBoolean, description: 'True drops a value that breaks the rule.' },
  },
});
