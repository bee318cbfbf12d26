/**
 * Writes a build's metadata beside its files (platform.md 7): `builds/latest.json` names the current build,
 * `builds/meta/{id}.json` has its route rules. A build's id is a hash of what the browser gets, so two machines that
 * build the same source get the same id. Files of expired builds are deleted (keptBuilds.rules.ts).
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { uncompressedName } from './compressedFiles.rules.ts';
import { filesToDrop, keptBuilds, type BuildRecord } from './keptBuilds.rules.ts';

interface ManifestChunk {
  file: string;
  css?: string[];
  assets?: string[];
}

/** @returns the id. */
export function writeBuildMetadata(dir: string, rules: object, now: Date): string {
  const manifest = JSON.parse(readFileSync(`${dir}/.vite/manifest.json`, 'utf8')) as Record<
    string,
    ManifestChunk
  >;
  // File names contain content hashes.
  const entries = Object.entries(manifest).toSorted(([one], [other]) => (one < other ? -1 : 1));
  const id = createHash('sha256')
    .update(JSON.stringify([entries, rules]))
    .digest('hex')
    .slice(0, 16);
  const files = [
    ...new Set(entries.flatMap(([, { file, css = [], assets = [] }]) => [file, ...css, ...assets])),
  ].toSorted();

  const present = readdirSync(`${dir}/assets`).map((name) => `assets/${name}`);
  const recordsFile = `${dir}/.vite/builds.json`;
  const before: BuildRecord[] = existsSync(recordsFile)
    ? (JSON.parse(readFileSync(recordsFile, 'utf8')) as BuildRecord[])
    : unrecorded(present, files);
  const kept = keptBuilds(before, { id, at: now.toISOString(), files });
  for (const file of filesToDrop(present, kept)) rmSync(`${dir}/${file}`);

  const meta = `${dir}/builds/meta`;
  mkdirSync(meta, { recursive: true });
  writeFileSync(`${meta}/${id}.json`, JSON.stringify({ id, routes: rules }));
  const ids = new Set(kept.map((build) => `${build.id}.json`));
  for (const name of readdirSync(meta)) if (!ids.has(uncompressedName(name))) rmSync(`${meta}/${name}`);
  writeFileSync(recordsFile, JSON.stringify(kept));
  writeFileSync(`${dir}/builds/latest.json`, JSON.stringify({ id, at: kept.at(-1)?.at }));
  return id;
}

/** Files from before the first record count as one more build. */
function unrecorded(present: readonly string[], own: readonly string[]): BuildRecord[] {
  const files = filesToDrop(present, [{ id: '', at: '', files: own }]);
  return files.length === 0 ? [] : [{ id: 'unrecorded', at: new Date(0).toISOString(), files }];
}

/** Runs when the server bundle, the last one, is written: it contains the routes. */
export function buildMetadata(clientDir: string, serverEntry: string): Plugin {
  return {
    name: 'build-metadata',
    apply: 'build',
    async closeBundle() {
      const bundle = (await import(pathToFileURL(serverEntry).href)) as { routeRules: () => object };
      writeBuildMetadata(clientDir, bundle.routeRules(), new Date());
    },
  };
}
