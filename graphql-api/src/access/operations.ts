import {
  type DocumentNode,
  defaultFieldResolver,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { Extensions } from 'type-graphql';
import { AppError, withStatus } from '../core/errors.ts';
import type { Context } from './context.ts';
import { requireAdmin } from './session.ts';

/** Who may call an operation; `RouteAccess` in routes.ts says who may call a route. */
export type AccessLevel = 'public' | 'admin';

/** Declares who may call an operation. One without it is rejected to everybody, and a test names it. */
export function Access(access: AccessLevel): MethodDecorator {
  return Extensions({ access });
}

/**
 * Declares that a query's answer changes with the content only: not with the caller, the time or the request. An anonymous
 * caller's is cached until then; that of a query without it never is.
 */
export function FromContent(): MethodDecorator {
  return Extensions({ fromContent: true });
}

type Field = GraphQLField<unknown, Context>;

/** The permission that an operation declares; undefined where somebody forgot. */
export function accessOf({ extensions }: Field): AccessLevel | undefined {
  return extensions['access'] as AccessLevel | undefined;
}

/** Whether the answer of a query changes with the content only. */
export function isFromContent(field: GraphQLField<unknown, unknown> | undefined): boolean {
  return field?.extensions['fromContent'] === true;
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

/** Puts what the operations declare in front of their resolvers, whichever transport a request came by. */
export function guardOperations(schema: GraphQLSchema): void {
  for (const field of operationsOf(schema)) {
    const resolve = field.resolve ?? defaultFieldResolver;
    field.resolve = (source, args, context, info) => {
      requireAccess(field, context);
      return resolve(source, args, context, info);
    };
  }
}

/** An operation and who calls it. */
export interface Call {
  schema: GraphQLSchema;
  operation: OperationDefinitionNode;
  document: DocumentNode;
  context: Context;
}

/** The names of the fields of the root that an operation selects, by whatever fragment. */
export function rootFields({ operation, document }: Pick<Call, 'operation' | 'document'>): string[] {
  return namesIn(operation.selectionSet, fragmentsOf(document));
}

/** Rejects before an operation's input is validated: an anonymous caller learns nothing of an admin operation's rules. */
export function checkAccess({ schema, operation, document, context }: Call): void {
  const fields = schema.getRootType(operation.operation)?.getFields() ?? {};
  for (const name of rootFields({ operation, document })) {
    const field = fields[name];
    if (!field) continue;
    try {
      requireAccess(field, context);
    } catch (error) {
      throw withStatus(200, error as AppError);
    }
  }
}

type Fragments = Map<string, FragmentDefinitionNode>;

function fragmentsOf({ definitions }: DocumentNode): Fragments {
  const fragments = definitions.filter((it) => it.kind === Kind.FRAGMENT_DEFINITION);
  return new Map(fragments.map((fragment) => [fragment.name.value, fragment]));
}

/** The fields of the root that a selection names; a fragment is looked into once and leaves the map. */
function namesIn({ selections }: SelectionSetNode, fragments: Fragments): string[] {
  return selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection.name.value];
    if (selection.kind === Kind.INLINE_FRAGMENT) return namesIn(selection.selectionSet, fragments);
    const fragment = fragments.get(selection.name.value);
    fragments.delete(selection.name.value);
    return fragment ? namesIn(fragment.selectionSet, fragments) : [];
  });
}
