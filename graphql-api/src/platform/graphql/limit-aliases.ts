import { GraphQLError, type ValidationRule } from 'graphql';

const MAX_ALIAS_LENGTH = 64;

/** Rejects long aliases, which repeat for each item of a list, and aliases in introspection, which no tool uses. */
export const limitAliases: ValidationRule = (context) => ({
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
