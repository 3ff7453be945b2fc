import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const root = resolve(import.meta.dirname, 'playground');

/** The playground, a separate build: GraphiQL is larger than the whole site. */
export default defineConfig({
  root,
  base: '/playground/',
  publicDir: false,
  plugins: [react()],
  resolve: { dedupe: ['graphql', 'react', 'react-dom'] },
  worker: { format: 'es' },
  build: {
    outDir: '../dist/playground',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 6_000,
    // GraphiQL makes the icons' tooltips from the names of their functions.
    rolldownOptions: { output: { keepNames: true } },
  },
});
