import { type ASTNode, type DocumentNode, GraphQLError, Kind, type ValidationRule, visit } from 'graphql';

// Anonymous clients can send any document. Some rules of graphql-js compare fields and fragments in pairs, so
// their number is limited before these rules run. Our largest documents have 300 tokens, 7 aliases and 8
// spreads, and repeat a name 19 times.

/** Maximum number of tokens, where the parser stops. */
export const MAX_TOKENS = 1_000;
/** Maximum number of aliases, of fragment spreads, and of fields with the same name in the response. */
const MAX_REPEATS = 50;
/** Maximum number of errors, where the validation stops: many search the schema for similar names. */
export const MAX_ERRORS = 10;

const MAX_ALIAS_LENGTH = 64;

/** Rejects a document with too many aliases, spreads or repeated names. No other rule visits its parts. */
const limitRepeats: ValidationRule = (context) => ({
  Document(document) {
    const excess = excessOf(document);
    if (!excess) return undefined;
    context.reportError(new GraphQLError(`A document has at most ${MAX_REPEATS} ${excess}.`));
    return { ...document, definitions: [] };
  },
});

/** Returns what a document has too many of; undefined if it is within the limits. */
function excessOf(document: DocumentNode): string | undefined {
  const counts = new Map<string, number>();
  const count = (what: string) => counts.set(what, (counts.get(what) ?? 0) + 1);
  visit(document, {
    enter(node: ASTNode) {
      if (node.kind === Kind.FRAGMENT_SPREAD) count('fragment spreads');
      if (node.kind !== Kind.FIELD) return;
      if (node.alias) count('aliases');
      count(`fields called '${(node.alias ?? node.name).value}'`);
    },
  });
  return [...counts].find(([, number]) => number > MAX_REPEATS)?.[0];
}

/** Rejects long aliases, which lists repeat for each item, and any in introspection, which no tool uses. */
const limitAliases: ValidationRule = (context) => ({
  Field(node) {
    if (!node.alias) return;
    const parent = context.getParentType()?.name ?? '';
    const isIntrospection = parent.startsWith('__') || ['__schema', '__type'].includes(node.name.value);
    if (isIntrospection)
      context.reportError(new GraphQLError('Introspection takes no aliases.', { nodes: node }));
    else if (node.alias.value.length > MAX_ALIAS_LENGTH)
      context.reportError(
        new GraphQLError(`An alias has at most ${MAX_ALIAS_LENGTH} characters.`, { nodes: node }),
      );
  },
});

/** Rules beside those of GraphQL, after which they run. */
export const documentLimits = [limitAliases, limitRepeats];
