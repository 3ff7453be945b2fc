import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { VitePWA } from 'vite-plugin-pwa';
import { checkBudgets } from './budgets.ts';
import { shortClassNames } from './class-names.ts';
import { pageJson } from './page-json.ts';
import { pictureImport } from './picture-import.ts';
import { publicAssets } from './precache.ts';
import { adminStyles, mergePublicStyles } from './style-sheets.ts';

const root = import.meta.dirname;
const client = resolve(root, 'dist/client');

// Separate files stay cached when a new version of the site is released.
const libraries = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\// },
  {
    name: 'apollo',
    // The admin area only sends mutations.
    test: /node_modules\/(@apollo(?!.*\/useMutation\.)|@wry|optimism|rxjs|graphql|tslib)\/|web\/src\/apollo\/(client|provider|trusted-link)\./,
  },
];

/** The parts of a text field and its check, which most pages load; in one file they compress better. */
const fields = {
  name: 'fields',
  test: /valibot|forms\/(core\/check|fields\/(field|form-context|input-filter|text-(?:area|field)|use-(limit|advice|form-value)))\.|rules\/(digits|slug|storable|field\/(check|field|format|messages|optional|text))\./,
};

/** The small parts that every page loads; in one file they compress better. */
const common = {
  name: 'common',
  test: /rules\/(?:changes|pages|web-url|fact\/(?:prices|tokens))\.|content\/(?:common\/(?:actions|business)|page\/|shared\/navigation)|web\/src\/(?:lib\/(?:use-(?!price)|site\.|listen|motion|hydration\/use-hydrated)|design\/button|sections\/(?:base\/(?:button-link|icons|section|social-links)|seo\/(?:page-head|json-ld|schema-org)|media\/(?:picture\.|background-video\.))|blocks\/(?:(?:load|page)\.|hero\/|call-to-action\/))/,
};

/** Small parts of drafts and of the outbox that pages with a form load; none of them needs React. */
const device = {
  name: 'device',
  test: /lib\/(?:idle|store)\.|offline\/(?:portfolio\/state|shared\/(?:cache-names|clears-storage|succeeded)|drafts\/unsaved|outbox\/delivery-notification)\./,
};

/** Modules that every page loads before its first use, to store the site and to send the outbox. */
const storing = { name: 'storing', test: /offline\/(?:outbox\/triggers|pwa\/request-storing)\./ };

/** A page names some fifty of these files, so that each character of a hash counts (picture-choice.ts). */
const assetFileNames = 'assets/[name]-[hash:6][extname]';

/** A test compares the patterns with the files. */
export const chunkGroups = [...libraries, adminStyles, fields, common, device, storing];

/** The browser's build (`vite build`), then the server's (`vite build --ssr src/app/server.tsx`). */
export default defineConfig(({ command, isSsrBuild }) => ({
  root,
  // One file with its libraries loads faster. The API and this bundle must share one copy of graphql.
  ssr: command === 'build' ? { noExternal: true, external: ['graphql'] } : {},
  plugins: [
    react(),
    isSsrBuild ? null : mergePublicStyles(),
    isSsrBuild ? null : laterScript(),
    pageJson(),
    pictureImport(resolve(root, '../node_modules/.cache/pictures')),
    // The server sends the compressed files as they are.
    isSsrBuild ? null : compression({ include: /\.(js|css|svg)$/, algorithms: ['brotliCompress', 'gzip'] }),
    isSsrBuild ? null : serviceWorker(),
    isSsrBuild ? null : checkBudgets(client),
  ],
  // Without the playground: the optimizer cannot read GraphiQL's workers.
  optimizeDeps: { entries: ['index.html'] },
  css: command === 'build' ? { modules: { generateScopedName: shortClassNames(root) } } : {},
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    copyPublicDir: !isSsrBuild,
    manifest: !isSsrBuild,
    // The content security policy blocks fonts and scripts from data: URLs.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: isSsrBuild ? undefined : withoutLoaded },
    reportCompressedSize: false,
    rolldownOptions: isSsrBuild
      ? { output: { assetFileNames } }
      : {
          // The schemas of pages are for the server.
          input: ['index.html', 'src/app/early/early.ts'].map((file) => resolve(root, file)),
          treeshake: { moduleSideEffects: [{ test: /\/content\//, sideEffects: false }] },
          output: {
            assetFileNames,
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: chunkGroups,
            },
            chunkFileNames: ({ facadeModuleId, name }) =>
              `assets/${chunkName(facadeModuleId ?? '') ?? name}-[hash].js`,
          },
        },
  },
}));

/** The chunks of the admin area that the visitors' scripts name: its routes and its sign-in. */
const owners = /\/(?:admin-routes|forgot|login|password)-[\w-]{8}\.js$/;

/**
 * Omits files that every page has loaded from a chunk's list of files. The entry loads the client's. Those of
 * the admin area have the styles only: the names of its scripts would be in a script of all visitors.
 */
function withoutLoaded(file: string, files: string[], host: { hostId: string; hostType: string }): string[] {
  if (host.hostType === 'html') return files;
  if (owners.test(file)) return files.filter((it) => it.endsWith('.css'));
  const isEntry = host.hostId.includes('/index-');
  const loaded = /\/(?:client|common|fields|index|react|rolldown-runtime|waiting-count)-/;
  const loadedByClient = /\/(?:device|prompt-state)-/;
  return files.filter((it) => !loaded.test(it) && (isEntry || !loadedByClient.test(it)));
}

/** Loads the first screen's picture and font before the script; Vite drops index.html's attribute. */
function laterScript(): Plugin {
  return {
    name: 'later-script',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replace('<script type="module"', '$& fetchpriority="low"'),
    },
  };
}

/** Names the chunk of a page or a block after its folder: pages/blog/page.tsx -> blog. */
function chunkName(module: string): string | undefined {
  return /([^/]+)\/(?:page|block)\.tsx$/.exec(module)?.[1];
}

/** Builds /sw.js with the list of files to precache; src/offline/pwa/register.ts registers it. */
function serviceWorker() {
  return VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/offline/worker',
    filename: 'service-worker.ts',
    registerType: 'prompt',
    injectRegister: false,
    // The server renders it with the name of the business.
    manifest: false,
    injectManifest: {
      // Without pictures and fonts of rare characters, which are cached when a page uses them.
      globPatterns: ['assets/*.{js,css}', 'assets/*-core-*.woff2', '*.svg', 'icons/*.png'],
      manifestTransforms: [
        async (entries) => ({
          manifest: publicAssets(resolve(client, '.vite/manifest.json'), entries),
          warnings: [],
        }),
      ],
    },
    integration: {
      beforeBuildServiceWorker(options) {
        options.swDest = resolve(client, 'sw.js');
        options.injectManifest.swDest = options.swDest;
      },
    },
  });
}
