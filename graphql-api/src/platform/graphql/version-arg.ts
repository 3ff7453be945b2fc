import { Arg, Int } from 'type-graphql';

/** Declares the `version` argument of an update. */
export const VersionArg = (noun: string) =>
  Arg('version', () => Int, {
    description: `The \`version\` that was read. CONFLICT if the ${noun} has a newer one.`,
  });
