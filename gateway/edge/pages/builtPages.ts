/**
 * The client as built by `npm run build`: the server bundle, and the files that each page needs, from Vite's manifest.
 */
import { existsSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { PageBundle } from '../../../schema/pageContract.ts';
import type { KeptBuild } from '../operationRecords/OperationRecorder.ts';
import type { PageServer } from './pages.ts';

interface ManifestChunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  css?: string[];
}

const ENTRY = 'entry.client.tsx';
const FONTS = 'styles/fonts.css';

export interface BuiltPages extends PageServer {
  buildId: string;
  /** Ids of the operations that this build of the client sends; the gateway also accepts those of earlier builds. */
  operationIds: readonly string[];
  /** Builds whose files are kept for open pages, this one included. */
  keptBuilds: readonly KeptBuild[];
}

/**
 * @param origin of the built files; empty for the page's own.
 * @throws Error naming the missing file when the client is not built.
 */
export async function builtPages(dist: string, origin: string): Promise<BuiltPages> {
  const manifestFile = `${dist}/client/.vite/manifest.json`;
  const bundleFile = `${dist}/server/entry.server.js`;
  const latestFile = `${dist}/client/builds/latest.json`;
  const operationsFile = `${dist}/server/operations.json`;
  const buildsFile = `${dist}/client/.vite/builds.json`;
  for (const file of [manifestFile, bundleFile, latestFile, operationsFile, buildsFile]) {
    if (!existsSync(file)) throw new Error(`${file} is missing: run \`npm run build\` first`);
  }
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, ManifestChunk>;
  const { pageBundle } = (await import(/* @vite-ignore */ pathToFileURL(bundleFile).href)) as {
    pageBundle: PageBundle;
  };

  const { id: buildId } = JSON.parse(readFileSync(latestFile, 'utf8')) as { id: string };

  const entry = manifest[ENTRY];
  if (!entry) throw new Error(`${manifestFile} has no ${ENTRY}`);
  const fonts = manifest[FONTS];
  if (!fonts) throw new Error(`${manifestFile} has no ${FONTS}`);
  const address = (file: string) => `${origin}/${file}`;
  const textOf = (file: string) => readFileSync(`${dist}/client/${file}`, 'utf8');
  const texts = new Map(
    [...new Set(Object.values(manifest).flatMap(({ css = [] }) => css))].map((file) => [
      address(file),
      textOf(file),
    ]),
  );
  const preloads = new Map(
    Object.keys(manifest).map((moduleId) => [
      moduleId,
      [
        ...styles(manifest, moduleId).map(address),
        ...closure(manifest, moduleId)
          .filter((chunk) => chunk !== entry)
          .map((chunk) => address(chunk.file)),
      ],
    ]),
  );
  return {
    ...pageBundle,
    buildId,
    operationIds: JSON.parse(readFileSync(operationsFile, 'utf8')) as string[],
    keptBuilds: JSON.parse(readFileSync(buildsFile, 'utf8')) as KeptBuild[],
    assets: {
      scripts: [address(entry.file)],
      styles: styles(manifest, ENTRY).map(address),
      fontFaces: textOf(fonts.file).replaceAll('url(/', `url(${origin}/`),
      preloads: (moduleId) => preloads.get(moduleId) ?? [],
      styleText: (href) => texts.get(href) ?? null,
    },
  };
}

function closure(
  manifest: Record<string, ManifestChunk>,
  id: string,
  seen = new Set<string>(),
): ManifestChunk[] {
  const chunk = manifest[id];
  if (!chunk || seen.has(id)) return [];
  seen.add(id);
  return [chunk, ...(chunk.imports ?? []).flatMap((inner) => closure(manifest, inner, seen))];
}

function styles(manifest: Record<string, ManifestChunk>, id: string): string[] {
  return [...new Set(closure(manifest, id).flatMap((chunk) => chunk.css ?? []))];
}
