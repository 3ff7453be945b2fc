import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { schemaText } from '../../schema.ts';

/** Writes schema.graphql at the root from the resolvers; codegen reads it from there. */
writeFileSync(new URL('../../../../schema.graphql', import.meta.url), schemaText());
