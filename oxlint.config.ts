import { defineConfig, type OxlintOverride } from 'oxlint';

// Imports go one way (docs/architecture.md): a folder imports from the lines above its own, never from a line below.
const webLayers = [
  ['content', 'design', 'lib'],
  ['apollo', 'offline'],
  ['forms'],
  ['sections'],
  ['pages'],
  ['admin'],
  ['app'],
];

/** Folders of one line do not import each other either. */
const apiLayers = [
  ['core', 'text'],
  ['database', 'files', 'validation'],
  ['upload', 'response-cache'],
  ['access', 'image'],
  ['limit'],
  ['http'],
  ['graphql'],
  ['account', 'business', 'mail', 'newsletter', 'picture', 'slug'],
  ['content'],
  ['category'],
  ['blog', 'lead', 'location', 'portfolio'],
  ['seed', 'site'],
  ['cli'],
];

const leadLayers = ['model', 'photos', 'forms', 'query', 'mails', 'erasure', 'intake', 'admin'];

function forbidImports(files: string[], ...patterns: string[]): OxlintOverride {
  const options = { patterns: patterns.map((regex) => ({ regex })) };
  return { files, rules: { 'no-restricted-imports': ['error', options] } };
}

/** Matches what is imported from one of these folders, however many levels up they are. */
const from = (folders: string[]) => `^(\\.\\./)+(${folders.join('|')})/`;

/** The modules of `graphql-api/src` itself put everything together. */
const apiRoot = '^(\\.\\./)+[\\w.-]+\\.ts$';

const directions: OxlintOverride[] = [
  forbidImports(['rules/**'], '^\\.\\./'),
  ...webLayers.map((layer, index) => {
    const above = webLayers.slice(index + 1).flat();
    return forbidImports(
      layer.map((folder) => `web/src/${folder}/**`),
      from(['graphql-api', ...above]),
    );
  }),
  forbidImports(['graphql-api/**'], from(['web'])),
  ...apiLayers.slice(0, -1).map((layer, index) => {
    const above = apiLayers.slice(index).flat();
    return forbidImports(
      layer.map((folder) => `graphql-api/src/${folder}/**`),
      from(['web', ...above]),
      '^\\.\\./[\\w.-]+\\.ts$',
    );
  }),
  ...leadLayers.map((folder, index) => {
    const others = apiLayers
      .slice(10)
      .flat()
      .filter((other) => other !== 'lead');
    const above = leadLayers.slice(index + 1);
    return forbidImports(
      [`graphql-api/src/lead/${folder}/**`],
      from(['web', ...others]),
      apiRoot,
      ...(above.length > 0 ? [`^\\.\\./(${above.join('|')})/`] : []),
    );
  }),
  // Tests put together what they like of the API.
  forbidImports(['graphql-api/src/**/*.test.ts', 'graphql-api/test/**'], from(['web'])),
];

export default defineConfig({
  plugins: ['typescript', 'react', 'jsx-a11y', 'import', 'unicorn', 'oxc', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error' },
  env: { browser: true, node: true, es2024: true },
  ignorePatterns: ['**/dist', '**/generated', 'node_modules'],
  rules: {
    'import/no-cycle': 'error',
    'import/no-unassigned-import': 'off',
    'react/react-in-jsx-scope': 'off',
    'typescript/no-explicit-any': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/consistent-type-imports': 'error',
    'no-console': ['error', { allow: ['error'] }],
    'import/no-named-as-default-member': 'off',
    'oxc/no-async-endpoint-handlers': 'off',
    'unicorn/require-post-message-target-origin': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'no-underscore-dangle': ['error', { allow: ['__WB_MANIFEST'] }],
  },
  overrides: [
    {
      files: ['scripts/**', 'bench/**', '**/e2e/**', 'graphql-api/src/cli/print-schema.ts'],
      rules: { 'no-console': 'off' },
    },
    {
      files: ['web/e2e/support/fixtures.ts', 'graphql-api/test/shared-app.ts'],
      rules: { 'no-empty-pattern': 'off' },
    },
    ...directions,
  ],
});
