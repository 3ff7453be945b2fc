import type { CodegenConfig } from '@graphql-codegen/cli';

const generated = 'web/src/generated';

/** schema.graphql and the web's operations -> web/src/generated; run by `npm run codegen`, never edited by hand. */
const config: CodegenConfig = {
  schema: 'schema.graphql',
  documents: 'web/src/**/*.graphql',
  emitLegacyCommonJSImports: false,
  importExtension: '.ts',
  errorsOnly: true,
  config: {
    // Sorted, because files are read in a different order in each run.
    sort: true,
    useTypeImports: true,
    enumsAsTypes: true,
    skipTypename: true,
    avoidOptionals: { field: true },
    strictScalars: true,
    scalars: {
      DateTimeISO: 'string',
      JSON: 'unknown',
      JSONObject: 'Record<string, unknown>',
      LocalDate: 'string',
      NonNegativeFloat: 'number',
      PositiveInt: 'number',
      UUID: 'string',
      Upload: 'File',
    },
  },
  generates: {
    [`${generated}/types.ts`]: { plugins: ['typescript'] },
    [`${generated}/documents.ts`]: {
      plugins: ['typescript-operations', 'typed-document-node'],
      config: { importSchemaTypesFrom: `${generated}/types.ts`, namespacedImportName: 'Types' },
    },
    [`${generated}/hooks.ts`]: { plugins: ['./codegen/hooks.ts'] },
    [`${generated}/possible-types.ts`]: { plugins: ['./codegen/possible-types.ts'] },
    [`${generated}/trusted-documents.json`]: { plugins: ['./codegen/trusted-documents-manifest.ts'] },
    [`${generated}/trusted-documents.ts`]: { plugins: ['./codegen/trusted-documents-map.ts'] },
    [`${generated}/trusted-texts.ts`]: { plugins: ['./codegen/trusted-texts.ts'] },
    [`${generated}/rules.ts`]: { plugins: ['./codegen/rules.ts'] },
  },
};

export default config;
