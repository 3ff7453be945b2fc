import { Kind, parse } from 'graphql';
import { LRUCache } from 'lru-cache';
import { parseJson } from '../text/json.ts';

/** The unchecked parameters of a GraphQL request. */
export interface GraphQLParameters {
  query?: unknown;
  operationName?: unknown;
  variables?: unknown;
}

/** Returns the parameters of `GET /graphql`. Variables that are not JSON stay strings, so that Apollo rejects them. */
export function parametersOfSearch({
  query,
  operationName,
  variables,
}: Record<string, unknown>): GraphQLParameters {
  return {
    query,
    operationName,
    variables: typeof variables === 'string' ? (parseJson(variables) ?? variables) : variables,
  };
}

/** Returns a function that leaves out the variables that a trusted document does not declare. */
export function declaredVariables(): (document: string, variables: unknown) => unknown {
  const names = new LRUCache<string, ReadonlySet<string>>({ max: 1_000, memoMethod: variableNames });
  return (document, variables) => {
    if (typeof variables !== 'object' || variables === null) return variables;
    const declared = names.memo(document);
    return Object.fromEntries(Object.entries(variables).filter(([name]) => declared.has(name)));
  };
}

function variableNames(document: string): ReadonlySet<string> {
  const operations = parse(document).definitions.filter((it) => it.kind === Kind.OPERATION_DEFINITION);
  const variables = operations.flatMap((it) => it.variableDefinitions ?? []);
  return new Set(variables.map(({ variable }) => variable.name.value));
}
