import { badRequest } from '../core/errors.ts';

/** The longest article of 200 blocks has some 620 values; every value is judged on its own. */
const MAX_VALUES = 2_000;
/** An article's block is the third level below the variables. */
const MAX_DEPTH = 8;

/** Throws BAD_USER_INPUT for variables of more values, or of lists and objects in one another, than any form sends. */
export function limitVariables(variables: unknown): void {
  let values = 0;
  let level = containersIn([variables]);
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) throw badRequest(`Variables are at most ${MAX_DEPTH} levels deep.`);
    values += level.reduce((sum, container) => sum + Object.keys(container).length, 0);
    if (values > MAX_VALUES) throw badRequest(`Variables hold at most ${MAX_VALUES} values.`);
    level = containersIn(level.flatMap((container) => Object.values(container)));
  }
}

/** The lists and plain objects among these; an `Upload` is a value. */
function containersIn(values: unknown[]): object[] {
  return values.filter(
    (value): value is object =>
      Array.isArray(value) ||
      (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype),
  );
}
