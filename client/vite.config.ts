/**
 * Builds the client twice: for the browser, as hashed files with a manifest, and for the server, as one module that
 * renders pages. Commands in package.json; in development the gateway runs this configuration as a middleware.
 */
import { fileURLToPath } from 'node:url';
import { defineConfig, type Rolldown } from 'vite';
import { leaveOutOfRelay } from './relay/leaveOutOfRelay.ts';
import { viteRelay } from './relay/viteRelay.ts';

/** All but the marker that a package for React carries at its top: bundled whole, it means nothing here. */
const onwarn: Rolldown.InputOptions['onwarn'] = (warning, warn) => {
  if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
};

export default defineConfig(({ command, isSsrBuild }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  // The gateway answers unknown paths itself.
  appType: 'custom',
  publicDir: false,
  plugins: [viteRelay(), leaveOutOfRelay()],
  css: { modules: { generateScopedName: command === 'serve' ? undefined : '[hash:base64:6]' } },
  // The server bundle holds its packages: React's production build, whatever NODE_ENV the gateway runs with.
  ssr: isSsrBuild ? { noExternal: true } : {},
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  optimizeDeps: { entries: ['entry.client.tsx'], include: ['react-relay/hooks.js', 'relay-runtime'] },
  build: isSsrBuild
    ? {
        outDir: '../dist/server',
        emptyOutDir: true,
        target: 'node24',
        minify: false,
        rolldownOptions: { onwarn },
      }
    : {
        outDir: '../dist/client',
        // A shop that is running, and a page that is open, keep the files they were built with.
        emptyOutDir: false,
        manifest: true,
        // Evergreen browsers: what Baseline calls widely available.
        target: 'baseline-widely-available',
        rolldownOptions: {
          onwarn,
          input: { shop: fileURLToPath(new URL('entry.client.tsx', import.meta.url)) },
          // What every page needs is one file, however many screens share parts of it: it packs better.
          output: { codeSplitting: { groups: [{ name: 'shop', tags: ['$initial'] }] } },
        },
      },
}));
