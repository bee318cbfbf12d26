/**
 * Builds the client twice: for the browser, as hashed files with a manifest, and for the server, as one module that
 * renders pages. Commands in package.json; in development the gateway runs this configuration as a middleware.
 */
import { fileURLToPath } from 'node:url';
import { defineConfig, type Rolldown } from 'vite';
import { buildMetadata } from './build/buildMetadata.ts';
import { builtOperations } from './build/builtOperations.ts';
import { compressBuild } from './build/compressFiles.ts';
import { firstLoadBudget } from './build/firstLoadBudget.ts';
import { compactArtifacts } from './build/compactArtifacts.ts';
import { directImports } from './build/directImports.ts';
import { graphqlLiterals } from './build/graphqlLiterals.ts';
import { leaveOutOfRelay } from './build/leaveOutOfRelay.ts';

import { codeSplitting, filesToPreload } from './build/scriptChunks.ts';

/** All but the marker that a package for React carries at its top: bundled whole, it means nothing here. */
const onwarn: Rolldown.InputOptions['onwarn'] = (warning, warn) => {
  if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
};

const clientDir = fileURLToPath(new URL('../dist/client', import.meta.url));
const serverDir = fileURLToPath(new URL('../dist/server', import.meta.url));
const schemaDir = fileURLToPath(new URL('../schema', import.meta.url));

/** Among other characters chance makes a `-wp` now and then, and the firewall blocks that (platform.md 5). */
const hashCharacters = 'hex';

export default defineConfig(({ command, isSsrBuild }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  // The gateway answers unknown paths itself.
  appType: 'custom',
  publicDir: false,
  plugins: [
    graphqlLiterals(),
    directImports(),
    leaveOutOfRelay(),
    compactArtifacts(),
    isSsrBuild && buildMetadata(clientDir, `${serverDir}/entry.server.js`),
    isSsrBuild && builtOperations({ client: clientDir, server: serverDir, schema: schemaDir }),
    isSsrBuild && compressBuild(clientDir),
    isSsrBuild && firstLoadBudget(clientDir),
  ],
  // Scripts find what they load beside themselves, at a CDN as well as here.
  experimental: { renderBuiltUrl: (file) => `/${file}` },
  css: { modules: { generateScopedName: command === 'serve' ? undefined : '[hash:base64:6]' } },
  // The server bundle holds its packages: React's production build, whatever NODE_ENV the gateway runs with.
  ssr: isSsrBuild ? { noExternal: true } : {},
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  optimizeDeps: { entries: ['entry.client.tsx'], include: ['react-relay/hooks.js', 'relay-runtime'] },
  build: isSsrBuild
    ? {
        outDir: serverDir,
        emptyOutDir: true,
        target: 'node24',
        minify: false,
        // Pages name fonts and icons as the browser's build does.
        rolldownOptions: { onwarn, output: { hashCharacters } },
      }
    : {
        outDir: clientDir,
        // A shop that is running, and a page that is open, keep the files they were built with (buildMetadata.ts).
        emptyOutDir: false,
        manifest: true,
        modulePreload: { resolveDependencies: (_, files) => filesToPreload(files) },
        // Evergreen browsers: what Baseline calls widely available.
        target: 'baseline-widely-available',
        rolldownOptions: {
          onwarn,
          input: {
            shop: fileURLToPath(new URL('entry.client.tsx', import.meta.url)),
            fonts: fileURLToPath(new URL('styles/fonts.css', import.meta.url)),
          },
          output: { hashCharacters, codeSplitting },
        },
      },
}));
