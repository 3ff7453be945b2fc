import type { CodegenConfig } from '@graphql-codegen/cli';

const generated = 'web/src/generated';

const all = 'web/src/**/*.graphql';
/** Visitors load the operations of public pages only; the admin area has a module with all of them. */
const ofPublicPages = [all, '!web/src/{admin,pages/login}/**/*.graphql'];
/** `hooks` has the operations that components run (docs/decisions/requests-without-apollo.md). */
const parts = [
  {
    prefix: '',
    documents: ofPublicPages,
    hooks: ['web/src/{pages,sections}/**/*.graphql', '!web/src/pages/login/**'],
  },
  {
    prefix: 'admin-',
    documents: all,
    hooks: [
      'web/src/{admin,sections}/**/*.graphql',
      'web/src/app/page-content.graphql',
      '!web/src/admin/*/upload.graphql',
    ],
  },
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
      parts.flatMap(({ prefix, documents, hooks }) => [
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
          { documents: hooks, plugins: [{ './codegen/hooks.ts': { documents: `./${prefix}documents.ts` } }] },
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
