/**
 * Builds the client twice: for the browser, as hashed files with a manifest, and for the server, as one module that
 * renders pages. Commands in package.json; in development the gateway runs this configuration as a middleware.
 */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { viteRelay } from './relay/viteRelay.ts';

/** CommonJS packages that Node cannot import by name: the server bundle holds them, converted. */
const commonJs = ['react-relay/hooks.js', 'relay-runtime'];

export default defineConfig(({ isSsrBuild }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  // The gateway answers unknown paths itself.
  appType: 'custom',
  publicDir: false,
  plugins: [viteRelay()],
  css: { modules: { generateScopedName: isSsrBuild === undefined ? undefined : '[hash:base64:6]' } },
  ssr: {
    noExternal: ['react-relay', 'relay-runtime', 'fbjs', 'invariant', 'nullthrows', 'react-router'],
    optimizeDeps: { include: commonJs },
  },
  optimizeDeps: { include: [...commonJs, 'react-dom/client'], entries: ['entry.client.tsx'] },
  build: isSsrBuild
    ? { outDir: '../dist/server', emptyOutDir: true, target: 'node24', minify: false }
    : {
        outDir: '../dist/client',
        emptyOutDir: true,
        manifest: true,
        // Evergreen browsers: what Baseline calls widely available.
        target: 'baseline-widely-available',
        rolldownOptions: { input: { shop: fileURLToPath(new URL('entry.client.tsx', import.meta.url)) } },
      },
}));
