/**
 * Builds the client twice: for the browser, as hashed files with a manifest, and for the server, as one module that
 * renders pages. In development the gateway runs this configuration as middleware.
 */
import { fileURLToPath } from 'node:url';
import { defineConfig, type Rolldown } from 'vite';
import { buildMetadata } from './build/buildMetadata.ts';
import { compressBuild } from './build/compressFiles.ts';
import { firstLoadBudget } from './build/firstLoadBudget.ts';
import { compactArtifacts } from './build/compactArtifacts.ts';
import { compactScripts } from './build/compactScripts.ts';
import { directImports } from './build/directImports.ts';
import { graphqlLiterals } from './build/graphqlLiterals.ts';
import { replaceImportHelper } from './build/importHelper.ts';
import { replaceRelayModules } from './build/replaceRelayModules.ts';

import { codeSplitting, filesToPreload } from './build/scriptChunks.ts';

/** All but `use client` directives, which mean nothing in a bundle. */
const onwarn: Rolldown.InputOptions['onwarn'] = (warning, warn) => {
  if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
};

const clientDir = fileURLToPath(new URL('../dist/client', import.meta.url));
const serverDir = fileURLToPath(new URL('../dist/server', import.meta.url));
const schemaDir = fileURLToPath(new URL('../schema', import.meta.url));

/** Random characters occasionally contain `-wp`, which the firewall blocks (platform.md 5). */
const hashCharacters = 'hex';

export default defineConfig(({ command, isSsrBuild }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  // The gateway answers unknown paths itself.
  appType: 'custom',
  publicDir: false,
  plugins: [
    graphqlLiterals(),
    directImports(),
    replaceImportHelper(),
    replaceRelayModules(),
    compactArtifacts(),
    !isSsrBuild && compactScripts(),
    isSsrBuild && buildMetadata({ client: clientDir, server: serverDir, schema: schemaDir }),
    isSsrBuild && compressBuild(clientDir),
    isSsrBuild && firstLoadBudget(clientDir),
  ],
  // Relative chunk URLs work from a CDN as well.
  experimental: { renderBuiltUrl: (file) => `/${file}` },
  css: { modules: { generateScopedName: command === 'serve' ? undefined : '[hash:base64:6]' } },
  // The server bundle includes its packages: React's production build, whatever NODE_ENV the gateway runs with.
  ssr: isSsrBuild ? { noExternal: true } : {},
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  optimizeDeps: { entries: ['entry.client.tsx'], include: ['react-relay/hooks.js', 'relay-runtime'] },
  build: isSsrBuild
    ? {
        outDir: serverDir,
        emptyOutDir: true,
        target: 'node24',
        minify: false,
        // The server bundle uses the browser build's asset names for fonts and icons.
        rolldownOptions: { onwarn, output: { hashCharacters } },
      }
    : {
        outDir: clientDir,
        // Running gateways and open pages keep the files of their build (buildMetadata.ts).
        emptyOutDir: false,
        manifest: true,
        modulePreload: { resolveDependencies: (_, files) => filesToPreload(files) },
        // Evergreen browsers: Baseline "widely available".
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
