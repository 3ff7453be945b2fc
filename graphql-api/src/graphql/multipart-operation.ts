import { type Multipart, MultipartError } from '../upload/multipart.ts';

/**
 * The operation of a GraphQL multipart request, its files in the places that `map` names. Throws MultipartError for a
 * request that breaks the format (github.com/jaydenseric/graphql-multipart-request-spec).
 */
export function operationOf({ fields, files }: Multipart): object {
  const operation = parseObject(fields, 'operations');
  const map = parseObject(fields, 'map');
  for (const [name, paths] of Object.entries(map)) {
    const file = files.find(({ field }) => field === name);
    if (!file) throw new MultipartError(400, `The file '${name.slice(0, 40)}' is missing in the request.`);
    if (!Array.isArray(paths)) throw wrongMap();
    for (const path of paths) setVariable(operation, path, file);
  }
  return operation;
}

function parseObject(fields: ReadonlyMap<string, string>, name: string): object {
  try {
    const value: unknown = JSON.parse(fields.get(name) ?? '');
    if (typeof value === 'object' && value !== null) return value;
  } catch {
    // Rejected below, like everything that is no object.
  }
  throw new MultipartError(400, `The field '${name}' of an upload is a JSON object.`);
}

/**
 * Replaces the null at a path such as `variables.files.0`. Own properties below `variables` are followed and nothing else:
 * `hasOwnProperty.call` would lead into the built-ins of the whole process, `0.variables.file` into a batch.
 */
function setVariable(operation: object, path: unknown, file: unknown): void {
  const names = typeof path === 'string' ? path.split('.') : [];
  const last = names.pop();
  if (last === undefined || names[0] !== 'variables') throw wrongMap();
  let parent: unknown = operation;
  for (const name of names) parent = own(parent, name);
  if (own(parent, last) !== null) throw wrongMap();
  Reflect.set(parent as object, last, file);
}

/** Enumerable, because the `length` of a list is its own, too. */
function own(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) throw wrongMap();
  if (!Object.prototype.propertyIsEnumerable.call(value, name)) throw wrongMap();
  return Reflect.get(value, name);
}

function wrongMap(): MultipartError {
  return new MultipartError(400, "The 'map' of an upload names null values below 'variables' only.");
}
