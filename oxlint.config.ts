import { readdirSync } from 'node:fs';
import { defineConfig, type OxlintOverride } from 'oxlint';
import { tablesBelow } from './scripts/sql-tables.ts';

/**
 * A layer of folders (docs/architecture.md). A folder imports only from the layers that its own layer uses,
 * and from those that they use in turn. Folders of one layer do not import each other.
 */
interface Layer {
  folders: string[];
  uses: string[];
}

type Layers = Record<string, Layer>;

const webLayers: Layers = {
  media: { folders: ['media'], uses: [] },
  design: { folders: ['design'], uses: ['media'] },
  lib: { folders: ['lib'], uses: ['design'] },
  apollo: { folders: ['apollo'], uses: ['lib'] },
  offline: { folders: ['offline'], uses: ['apollo'] },
  forms: { folders: ['forms'], uses: ['offline'] },
  sections: { folders: ['sections'], uses: ['forms'] },
  blocks: { folders: ['blocks'], uses: ['sections'] },
  pages: { folders: ['pages'], uses: ['blocks'] },
  admin: { folders: ['admin'], uses: ['pages'] },
  app: { folders: ['app'], uses: ['admin'] },
};

/** Three storeys: no feature of the business, the features, and what serves and operates the site. */
const apiLayers: Layers = {
  platform: { folders: ['platform'], uses: [] },
  picture: { folders: ['picture'], uses: ['platform'] },
  pageContent: { folders: ['page-content'], uses: ['entry'] },
  business: { folders: ['business'], uses: ['pageContent'] },
  entry: { folders: ['entry'], uses: ['picture'] },
  category: { folders: ['category'], uses: ['entry'] },
  mail: { folders: ['mail'], uses: ['business'] },
  account: { folders: ['account'], uses: ['mail'] },
  publication: { folders: ['publication'], uses: ['mail'] },
  blog: { folders: ['blog'], uses: ['business', 'category'] },
  location: { folders: ['location'], uses: ['business'] },
  portfolio: { folders: ['portfolio'], uses: ['business'] },
  lead: { folders: ['lead'], uses: ['mail'] },
  newsletter: { folders: ['newsletter'], uses: ['blog', 'lead', 'portfolio'] },
  notification: { folders: ['notification'], uses: ['lead'] },
  site: {
    folders: ['seed', 'site'],
    uses: ['account', 'blog', 'lead', 'location', 'portfolio', 'publication'],
  },
  operations: { folders: ['operations'], uses: ['site'] },
};

/** The texts of the site, and what they may contain: above `rules/`, below the API and the web. */
const contentLayers: Layers = {
  common: { folders: ['common'], uses: [] },
  pricing: { folders: ['pricing'], uses: ['common'] },
  schema: { folders: ['schema'], uses: ['pricing'] },
  texts: { folders: ['copy', 'page', 'pages', 'shared'], uses: ['schema'] },
  editable: { folders: ['editable'], uses: ['texts'] },
};

/** The layers of the subfolders of one folder. */
const subfolders: Record<string, Layers> = {
  'web/src/offline': {
    shared: { folders: ['shared'], uses: [] },
    outbox: { folders: ['outbox'], uses: ['shared'] },
    drafts: { folders: ['drafts'], uses: ['outbox'] },
    pages: { folders: ['pwa', 'worker'], uses: ['drafts'] },
    portfolio: { folders: ['portfolio'], uses: ['pages'] },
  },
  'web/src/forms': {
    fields: { folders: ['fields'], uses: [] },
    photos: { folders: ['photos'], uses: ['fields'] },
    core: { folders: ['core'], uses: ['photos'] },
    forms: { folders: ['messages', 'newsletter'], uses: ['core'] },
  },
  'web/src/admin': {
    session: { folders: ['session'], uses: [] },
    ui: { folders: ['ui'], uses: ['session'] },
    media: { folders: ['media'], uses: ['ui'] },
    field: { folders: ['field'], uses: ['media'] },
    editor: { folders: ['editor', 'erasure', 'notification'], uses: ['field'] },
    entry: { folders: ['entry'], uses: ['editor'] },
    lists: {
      folders: ['account', 'import', 'lead', 'media-library', 'media-picture', 'newsletter', 'page-content'],
      uses: ['entry'],
    },
    contents: { folders: ['own-page', 'shared-texts', 'business-details'], uses: ['lists'] },
    pageTree: { folders: ['page-tree'], uses: ['contents'] },
    home: { folders: ['home', 'shell'], uses: ['pageTree'] },
  },
  'graphql-api/src/platform': {
    core: { folders: ['core', 'text'], uses: [] },
    storage: { folders: ['database', 'files', 'validation'], uses: ['core'] },
    buffers: { folders: ['upload', 'cache'], uses: ['storage'] },
    process: { folders: ['process'], uses: ['core'] },
    image: { folders: ['image'], uses: ['process', 'buffers'] },
    limit: { folders: ['limit'], uses: ['core'] },
    access: { folders: ['access'], uses: ['image', 'limit'] },
    http: { folders: ['http', 'job'], uses: ['access'] },
    graphql: { folders: ['graphql'], uses: ['http'] },
  },
  'graphql-api/src/operations': {
    work: { folders: ['backup', 'doctor', 'export', 'import'], uses: [] },
    commands: { folders: ['cli'], uses: ['work'] },
  },
  'graphql-api/src/lead': {
    model: { folders: ['model'], uses: [] },
    input: { folders: ['forms', 'photos'], uses: ['model'] },
    query: { folders: ['overview', 'query'], uses: ['input'] },
    mails: { folders: ['mails'], uses: ['query'] },
    erasure: { folders: ['erasure'], uses: ['query'] },
    intake: { folders: ['intake'], uses: ['erasure', 'mails'] },
    admin: { folders: ['admin', 'template'], uses: ['intake'] },
    message: { folders: ['message'], uses: ['admin'] },
    reply: { folders: ['reply', 'mailbox', 'project'], uses: ['message'] },
  },
};

function forbidImports(files: string[], ...patterns: string[]): OxlintOverride {
  const options = { patterns: patterns.map((regex) => ({ regex })) };
  return { files, rules: { 'no-restricted-imports': ['error', options] } };
}

/** Matches imports from these folders, however many levels up they are. */
const from = (folders: string[]) => `^(\\.\\./)+(${folders.join('|')})/`;

const modules = readdirSync('graphql-api/src').filter((name) => /^[^.]+(?:\.jobs)?\.ts$/.test(name));

/** Matches imports of the modules of `graphql-api/src` itself, which assemble the API. */
const assembly = `^(\\.\\./)+(${modules.join('|').replaceAll('.', '\\.')})$`;

function foldersUsedBy(layers: Layers, name: string): string[] {
  const { uses } = layers[name] ?? { uses: [] };
  return uses.flatMap((used) => [...(layers[used]?.folders ?? []), ...foldersUsedBy(layers, used)]);
}

/** Forbids each folder below `root` to import against the layers, and in addition what matches `patterns`. */
function keepDirections(root: string, layers: Layers, patterns: string[]): OxlintOverride[] {
  const all = Object.values(layers).flatMap(({ folders }) => folders);
  const entries = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const names = entries.map(({ name }) => name);
  for (const name of names)
    if (!all.includes(name) && name !== 'generated')
      throw new Error(`Add the folder ${root}/${name} to a layer in oxlint.config.ts.`);
  for (const name of all)
    if (!names.includes(name))
      throw new Error(`Remove ${name} from oxlint.config.ts: ${root} has no such folder.`);
  return Object.entries(layers).flatMap(([layer, { folders }]) =>
    folders.flatMap((folder) => {
      const allowed = [folder, ...foldersUsedBy(layers, layer)];
      const others = all.filter((other) => !allowed.includes(other));
      const forbidden = others.length > 0 ? [...patterns, from(others)] : patterns;
      const path = `${root}/${folder}`;
      const inner = subfolders[path];
      return [
        forbidImports([`${path}/**`], ...forbidden),
        ...(inner ? keepDirections(path, inner, forbidden) : []),
      ];
    }),
  );
}

/** The folders of the features. */
const features = Object.values(apiLayers).flatMap(({ folders }) => folders.filter((it) => it !== 'platform'));

/** The tables of all features and of the platform. */
const tables = tablesBelow('graphql-api/src');

/** Forbids SQL that names tables of other features, except those of `allowed`. */
function forbidTables(files: string[], ...allowed: string[]): OxlintOverride {
  const others = Object.entries(tables).filter(([, feature]) => !allowed.includes(feature));
  return { files, rules: { 'sql/foreign-table': ['error', Object.fromEntries(others)] } };
}

/** Each feature names its own tables and those of the platform; a migration also those that it refers to. */
const ownTables: OxlintOverride[] = [
  forbidTables(['graphql-api/src/**'], 'platform'),
  ...Object.entries(apiLayers).flatMap(([name, { folders }]) =>
    folders.flatMap((folder) => [
      forbidTables([`graphql-api/src/${folder}/**`], 'platform', folder),
      forbidTables(
        [`graphql-api/src/${folder}/**/*.migration.ts`],
        'platform',
        folder,
        ...foldersUsedBy(apiLayers, name),
      ),
    ]),
  ),
  forbidTables(['graphql-api/src/operations/import/**'], 'platform', 'operations/import'),
  { files: ['graphql-api/src/**/*.test.ts'], rules: { 'sql/foreign-table': 'off' } },
];

/** Each feature imports no entity of another; an entity does for a foreign key. */
const ownEntities: OxlintOverride[] = [
  ...Object.values(apiLayers).flatMap(({ folders }) =>
    folders.map((folder): OxlintOverride => {
      const others = features.filter((other) => other !== folder);
      return {
        files: [`graphql-api/src/${folder}/**`],
        rules: { 'entity/foreign': ['error', others] },
      };
    }),
  ),
  {
    files: ['graphql-api/src/**/*entity.ts', 'graphql-api/src/**/*.test.ts'],
    rules: { 'entity/foreign': 'off' },
  },
];

const directions: OxlintOverride[] = [
  forbidImports(['rules/**'], from(['content', 'graphql-api', 'web'])),
  forbidImports(['rules/**/*.test.ts'], from(['web'])),
  forbidImports(['graphql-api/**'], from(['web'])),
  ...keepDirections('content', contentLayers, [from(['graphql-api', 'web'])]),
  ...keepDirections('web/src', webLayers, [from(['graphql-api'])]),
  ...keepDirections('graphql-api/src', apiLayers, [from(['web']), assembly]),
  // The commands and the tests use the assembled API.
  forbidImports(
    ['graphql-api/src/operations/**', 'graphql-api/src/**/*.test.ts', 'graphql-api/test/**'],
    from(['web']),
  ),
];

export default defineConfig({
  plugins: ['typescript', 'react', 'jsx-a11y', 'import', 'unicorn', 'oxc', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error' },
  env: { browser: true, node: true, es2024: true },
  ignorePatterns: ['**/dist', '**/generated', 'node_modules'],
  jsPlugins: ['eslint-plugin-regexp', './scripts/foreign-entity.ts', './scripts/sql-tables.ts'],
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
      files: [
        'scripts/**',
        'bench/**',
        'nightly/**',
        '**/e2e/**',
        'graphql-api/src/operations/cli/print-schema.ts',
      ],
      rules: { 'no-console': 'off' },
    },
    {
      files: [
        'web/e2e/support/fixtures.ts',
        'web/e2e/support/mailbox-site.ts',
        'graphql-api/test/shared-app.ts',
      ],
      rules: { 'no-empty-pattern': 'off' },
    },
    {
      // Texts from outside would take minutes with an expression that backtracks.
      files: ['content/**', 'graphql-api/src/**', 'rules/**', 'web/src/**'],
      excludeFiles: ['**/*.test.ts'],
      rules: { 'regexp/no-super-linear-backtracking': 'error', 'regexp/no-super-linear-move': 'error' },
    },
    ...directions,
    ...ownTables,
    ...ownEntities,
  ],
});
