import type { ApolloServerPlugin } from '@apollo/server';
import { Kind, type TypeNode } from 'graphql';
import type { Context } from '../context.ts';
import { withStatus200 } from './access.ts';
import { checkInput, inputClassNamed } from './constraint.ts';
import { BadInput, type FieldErrors } from './errors.ts';

/**
 * Judges the inputs among an operation's variables before graphql-js reads them. Its own words for a missing or
 * misshapen field echo what was sent, one error a field, and carry no `fields`; ours are those of every other door.
 */
export const checkVariables: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    didResolveOperation: async ({ operation, request }) => {
      const fields: FieldErrors = {};
      for (const { variable, type } of operation?.variableDefinitions ?? []) {
        const inputClass = inputClassNamed(nameOf(type));
        const value: unknown = request.variables?.[variable.name.value];
        if (!inputClass || value === undefined || value === null) continue;
        Object.assign(fields, (await checkInput(inputClass, value))[0]);
      }
      if (Object.keys(fields).length > 0) throw withStatus200(new BadInput(fields));
    },
  }),
};

function nameOf(type: TypeNode): string {
  return type.kind === Kind.NAMED_TYPE ? type.name.value : nameOf(type.type);
}
