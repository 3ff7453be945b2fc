import type { CodegenConfig } from '@graphql-codegen/cli';

const generated = 'web/src/generated';

const all = 'web/src/**/*.graphql';
/** Visitors load the operations of public pages only; the admin area has a module with all of them. */
const ofPublicPages = [all, '!web/src/{admin,pages/login}/**/*.graphql'];
const parts = [
  { prefix: '', documents: ofPublicPages },
  { prefix: 'admin-', documents: all },
];

const trusted = (output: string, documents: string | string[]) => ({
  documents,
  plugins: [{ './codegen/trusted-documents.ts': { output } }],
});

/** Generates web/src/generated from schema.graphql and the web's operations. Do not edit its files. */
const config: CodegenConfig = {
  schema: 'schema.graphql',
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
    ...Object.fromEntries(
      parts.flatMap(({ prefix, documents }) => [
        [
          `${generated}/${prefix}documents.ts`,
          {
            documents,
            plugins: ['typescript-operations', 'typed-document-node'],
            config: { importSchemaTypesFrom: `${generated}/types.ts`, namespacedImportName: 'Types' },
          },
        ],
        [
          `${generated}/${prefix}hooks.ts`,
          { documents, plugins: [{ './codegen/hooks.ts': { documents: `./${prefix}documents.ts` } }] },
        ],
      ]),
    ),
    [`${generated}/possible-types.ts`]: { plugins: ['fragment-matcher'] },
    [`${generated}/trusted-documents.json`]: trusted('manifest', all),
    [`${generated}/trusted-documents.ts`]: trusted('hashes', ofPublicPages),
    [`${generated}/trusted-texts.ts`]: trusted('texts', all),
  },
};

export default config;
