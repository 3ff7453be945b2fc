import { Kind, parse } from 'graphql';
import { parseJson } from '../text/json.ts';

/** An operation as the transport carries it, not checked yet. */
export interface Question {
  query?: unknown;
  operationName?: unknown;
  variables?: unknown;
}

/**
 * Returns the operation of `GET /graphql?query=…`. Leaves variables that are not JSON unchanged; a later
 * check rejects them.
 */
export function questionOfSearch({ query, operationName, variables }: Record<string, unknown>): Question {
  return {
    query,
    operationName,
    variables: typeof variables === 'string' ? (parseJson(variables) ?? variables) : variables,
  };
}

/** Returns the operation of `GET /graphql` with a trusted document, without undeclared variables. */
export function trustedQuestion(document: string, search: Record<string, unknown>): Question {
  const { operationName, variables } = questionOfSearch(search);
  return { query: document, operationName, variables: declaredVariables(document, variables) };
}

/** Returns the variables that the document declares. */
export function declaredVariables(document: string, variables: unknown): unknown {
  if (typeof variables !== 'object' || variables === null) return variables;
  const declared = variableNames(document);
  return Object.fromEntries(Object.entries(variables).filter(([name]) => declared.has(name)));
}

const namesOfDocument = new Map<string, ReadonlySet<string>>();

/** The names of the variables that a document of ours declares, read once. */
function variableNames(document: string): ReadonlySet<string> {
  let names = namesOfDocument.get(document);
  if (!names) {
    const operations = parse(document).definitions.filter((it) => it.kind === Kind.OPERATION_DEFINITION);
    const variables = operations.flatMap((it) => it.variableDefinitions ?? []);
    names = new Set(variables.map(({ variable }) => variable.name.value));
    namesOfDocument.set(document, names);
  }
  return names;
}
