import type { ApolloServerPlugin } from '@apollo/server';
import {
  defaultFieldResolver,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLSchema,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import { Extensions } from 'type-graphql';
import { requireAdmin } from '../account/account.service.ts';
import type { Context } from '../context.ts';
import { AppError } from './errors.ts';

/** Who may call an operation or a route. */
export type AccessLevel = 'public' | 'admin';

/** Declares who may call an operation. One without it is refused to everybody, and a test names it. */
export function Access(access: AccessLevel): MethodDecorator {
  return Extensions({ access });
}

type Field = GraphQLField<unknown, Context>;

/** The permission that an operation declares; undefined where somebody forgot. */
export function accessOf({ extensions }: Field): AccessLevel | undefined {
  return extensions['access'] as AccessLevel | undefined;
}

/** Every query and mutation of a schema. */
export function operationsOf(schema: GraphQLSchema): Field[] {
  return [schema.getQueryType(), schema.getMutationType()].flatMap((root) =>
    Object.values(root?.getFields() ?? {}),
  );
}

/** Throws unless the caller may call this operation. */
function requireAccess(field: Field, context: Context): void {
  const access = accessOf(field);
  if (access === 'public') return;
  requireAdmin(context);
  if (access !== 'admin') throw new AppError('FORBIDDEN', 'This operation is open to nobody.');
}

/** Puts what the operations declare in front of their resolvers, whichever door a request came through. */
export function guardOperations(schema: GraphQLSchema): void {
  for (const field of operationsOf(schema)) {
    const resolve = field.resolve ?? defaultFieldResolver;
    field.resolve = (source, args, context, info) => {
      requireAccess(field, context);
      return resolve(source, args, context, info);
    };
  }
}

/** Refuses before an operation's input is judged: a stranger learns nothing of an admin operation's rules. */
export const checkAccess: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    didResolveOperation: async ({ schema, operation, document, contextValue }) => {
      if (!operation) return;
      const root = schema.getRootType(operation.operation);
      const fields = root?.getFields() ?? {};
      const fragments = document.definitions.filter((it) => it.kind === Kind.FRAGMENT_DEFINITION);
      for (const name of namesIn(operation.selectionSet, fragments)) {
        const field = fields[name];
        if (!field) continue;
        try {
          requireAccess(field, contextValue);
        } catch (error) {
          throw withStatus200(error as AppError);
        }
      }
    },
  }),
};

function namesIn({ selections }: SelectionSetNode, fragments: FragmentDefinitionNode[]): string[] {
  return selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection.name.value];
    const inner =
      selection.kind === Kind.INLINE_FRAGMENT
        ? selection
        : fragments.find((fragment) => fragment.name.value === selection.name.value);
    return inner ? namesIn(inner.selectionSet, fragments) : [];
  });
}

/** As a resolver's refusal is answered; Apollo would take an error at this point for a malformed request. */
export function withStatus200<E extends AppError>(error: E): E {
  Object.assign(error.extensions, { http: { status: 200 } });
  return error;
}
