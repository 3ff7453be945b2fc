import {
  type DocumentNode,
  defaultFieldResolver,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { Extensions } from 'type-graphql';
import type { Right } from '../../../../rules/roles.ts';
import { AppError, withStatus } from '../core/errors.ts';
import { requireConfirmation } from './confirmation.ts';
import type { Context, SignedIn } from './context.ts';
import { requireRight } from './roles.ts';

/** The right that an operation requires; see `RouteAccess` in routes.ts for routes. */
type AccessLevel = 'public' | Right;

const DECLARED = Symbol('The access of an operation was declared.');

/**
 * Declares the right that an operation requires, or a resolver's operations without their own declaration.
 * An operation without one rejects every caller, and a test names it.
 */
export const Access =
  (access: AccessLevel) =>
  (target: object, name?: string | symbol): void => {
    if (name !== undefined) return declare(target, name, { access });
    const { prototype } = target as { prototype: object };
    for (const method of Object.getOwnPropertyNames(prototype))
      if (!Reflect.hasMetadata(DECLARED, prototype, method)) declare(prototype, method, { access });
  };

/** Adds these properties to the description of an operation in the schema. */
function declare(target: object, name: string | symbol, extensions: object): void {
  Reflect.defineMetadata(DECLARED, true, target, name);
  (Extensions(extensions) as MethodDecorator)(target, name, {});
}

/** Arguments of an operation, before they are validated. */
type Args = Record<string, unknown>;

/**
 * Declares, beside `Access`, that an operation requires a session with a second-factor code in the last ten
 * minutes, if the account has one; with `when`, only for some arguments. Routes have `stepUp` (routes.ts).
 */
export const StepUp = (when: (args: Args) => boolean = () => true) =>
  Extensions({ stepUp: when }) as MethodDecorator;

const FREE_PAGE = 50;

/** Returns whether a call reads past the first page of a list, or a longer page than the admin area shows. */
export function readsInBulk({ first, after }: Args): boolean {
  return Boolean(after) || (typeof first === 'number' && first > FREE_PAGE);
}

/**
 * Declares a public query whose result depends on the content only, not on the caller, the time or the
 * request. The server caches the result for anonymous callers until the content changes.
 */
export const FromContent = () => (target: object, name: string) =>
  declare(target, name, { access: 'public', fromContent: true });

type Field = GraphQLField<unknown, Context>;

/** Returns the declared access of an operation; undefined if the declaration is missing. */
export function accessOf({ extensions }: Field): AccessLevel | undefined {
  return extensions['access'] as AccessLevel | undefined;
}

/** Returns whether a query's result depends on the content only. */
export function isFromContent(field: GraphQLField<unknown, unknown> | undefined): boolean {
  return field?.extensions['fromContent'] === true;
}

/** Returns every query and mutation of a schema. */
export function operationsOf(schema: GraphQLSchema): Field[] {
  return [schema.getQueryType(), schema.getMutationType()].flatMap((root) =>
    Object.values(root?.getFields() ?? {}),
  );
}

/** Throws if the caller may not call this operation with any arguments. */
function requireAccess(field: Field, context: Context): void {
  const access = accessOf(field);
  if (access === 'public') return;
  if (access === undefined) throw new AppError('FORBIDDEN', 'This operation is open to nobody.');
  requireRight(context, access);
}

/** Returns the declaration of `StepUp`; undefined if there is none. */
export function stepUpOf({ extensions }: Field): ((args: Args) => boolean) | undefined {
  return extensions['stepUp'] as ((args: Args) => boolean) | undefined;
}

/** Wraps every resolver of the root in its access check, for every transport. */
export function guardOperations(schema: GraphQLSchema): void {
  for (const field of operationsOf(schema)) {
    const resolve = field.resolve ?? defaultFieldResolver;
    field.resolve = (source, args, context, info) => {
      requireAccess(field, context);
      if (!stepUpOf(field)?.(args)) return resolve(source, args, context, info);
      return requireConfirmation(context as SignedIn).then(() => resolve(source, args, context, info));
    };
  }
}

type Variables = Record<string, unknown>;

/** An operation and its caller. */
interface Call {
  schema: GraphQLSchema;
  operation: OperationDefinitionNode;
  document: DocumentNode;
  variables: Variables | undefined;
  context: Context;
}

/** Returns the names of the root fields that an operation selects, fragments included. */
export function rootFields({ operation, document }: Pick<Call, 'operation' | 'document'>): string[] {
  return namesIn(operation.selectionSet, fragmentsOf(document));
}

/**
 * Checks access before cost and variables, so that a session that has ended gets UNAUTHENTICATED. Fields that
 * `@include` or `@skip` leaves out need no right.
 */
export function checkAccess({ schema, operation, document, variables = {}, context }: Call): void {
  const fields = schema.getRootType(operation.operation)?.getFields() ?? {};
  for (const name of namesIn(operation.selectionSet, fragmentsOf(document), variables)) {
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

/** Returns the root fields of a selection. Visits each fragment once. */
function namesIn({ selections }: SelectionSetNode, fragments: Fragments, variables?: Variables): string[] {
  return selections.flatMap((selection) => {
    if (variables && isLeftOut(selection, variables)) return [];
    if (selection.kind === Kind.FIELD) return [selection.name.value];
    if (selection.kind === Kind.INLINE_FRAGMENT) return namesIn(selection.selectionSet, fragments, variables);
    const fragment = fragments.get(selection.name.value);
    fragments.delete(selection.name.value);
    return fragment ? namesIn(fragment.selectionSet, fragments, variables) : [];
  });
}

/** Returns whether `@include` or `@skip` leaves a selection out. */
const isLeftOut = ({ directives = [] }: SelectionNode, variables: Variables): boolean =>
  directives.some(({ name, arguments: [condition] = [] }) => {
    const value = condition?.value;
    const given = value?.kind === Kind.VARIABLE ? variables[value.name.value] : undefined;
    return name.value === 'include' ? given === false : name.value === 'skip' && given === true;
  });
