import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { VitePWA } from 'vite-plugin-pwa';
import { checkBudgets } from './budgets.ts';
import { pictureImport } from './picture-import.ts';
import { publicAssets } from './precache.ts';

const root = import.meta.dirname;
const client = resolve(root, 'dist/client');

// Files of their own, so that a new version of the site leaves them where they are cached.
const libraries = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\// },
  { name: 'apollo', test: /node_modules\/(@apollo|@wry|optimism|rxjs|graphql)\// },
];

/** Two builds: the browser's (`vite build`) and the server's (`vite build --ssr src/app/server.tsx`), in this order. */
export default defineConfig(({ command, isSsrBuild }) => ({
  root,
  // One file with its libraries in it, which a server loads sooner; but for graphql, of which the API has the one copy.
  ssr: command === 'build' ? { noExternal: true, external: ['graphql'] } : {},
  plugins: [
    react(),
    pictureImport(resolve(root, '../node_modules/.cache/pictures')),
    // Beside each script and style its compressed twins, for the server to send as they are.
    isSsrBuild ? null : compression({ include: /\.(js|css|svg)$/, algorithms: ['brotliCompress', 'gzip'] }),
    isSsrBuild ? null : serviceWorker(),
    isSsrBuild ? null : checkBudgets(client),
  ],
  // Not the playground's page: GraphiQL has workers that the optimizer cannot read.
  optimizeDeps: { entries: ['index.html'] },
  // Short class names: the style sheet has hundreds of them.
  css: command === 'build' ? { modules: { generateScopedName: '_[hash:base64:5]' } } : {},
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    copyPublicDir: !isSsrBuild,
    manifest: !isSsrBuild,
    // The content security policy blocks data: fonts and scripts, and nothing may differ between the two builds.
    assetsInlineLimit: 0,
    // One style sheet: all of it is 15 KB compressed, and a page's own ten would hold up its first paint one by one.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          output: {
            codeSplitting: { groups: libraries },
            chunkFileNames: ({ facadeModuleId, name }) =>
              `assets/${chunkName(facadeModuleId ?? '') ?? name}-[hash].js`,
          },
        },
  },
}));

/** A page's chunk is named after the page's folder: pages/blog/page.tsx -> blog. */
function chunkName(module: string): string | undefined {
  return /([^/]+)\/page\.tsx$/.exec(module)?.[1];
}

/** service-worker.ts -> /sw.js, with the list of built files that it precaches; registered by `offline/pwa/register.ts`. */
function serviceWorker() {
  return VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/offline/worker',
    filename: 'service-worker.ts',
    registerType: 'prompt',
    injectRegister: false,
    // The server writes it, for it carries the business's configured name.
    manifest: false,
    injectManifest: {
      // Pictures come in many sizes and are cached as they are seen; pages are rendered by the server. Fonts of characters
      // that few texts have are left to the browser's own cache.
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
