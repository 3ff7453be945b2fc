import { Kind, parse } from 'graphql';
import { parseJson } from '../text/json.ts';

/** What a request asks, as its transport carries it: not checked yet. */
export interface Question {
  query?: unknown;
  operationName?: unknown;
  variables?: unknown;
}

/** What `GET /graphql` is asked with a text; variables that are no JSON stay as they are, to be rejected later. */
export function questionOfSearch({ query, operationName, variables }: Record<string, unknown>): Question {
  return {
    query,
    operationName,
    variables: typeof variables === 'string' ? (parseJson(variables) ?? variables) : variables,
  };
}

/** What `GET /graphql` is asked with a trusted document, without the variables that the document does not declare. */
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
