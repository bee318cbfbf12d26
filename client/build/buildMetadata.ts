/**
 * Writes a build's metadata beside its files (platform.md 7): `builds/latest.json` names the current build,
 * `builds/meta/{id}.json` has its route rules. A build's id is a hash of what the browser gets, so two machines that
 * build the same source get the same id. Files of expired builds are deleted (keptBuilds.rules.ts). The operations that
 * each kept build sends are recorded beside its files, and those of this build beside the server bundle: the gateway
 * compiles these before it reports ready.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { operationsIn } from './builtOperations.ts';
import { uncompressedName } from './compressedFiles.rules.ts';
import { filesAhead } from './filesAhead.ts';
import { filesToDrop, keptBuilds, type BuildRecord } from './keptBuilds.rules.ts';

interface ManifestChunk {
  file: string;
  imports?: string[];
  css?: string[];
  assets?: string[];
}

interface Built {
  /** Folder of the browser's build, with its manifest. */
  dir: string;
  rules: object;
  /** Ids of the operations that it sends. */
  operations: readonly string[];
  /** Ids of all persisted operations. */
  known: ReadonlySet<string>;
}

/** @returns the id. */
export function writeBuildMetadata({ dir, rules, operations, known }: Built, now: Date): string {
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
  const kept = keptBuilds(before, { id, at: now.toISOString(), files }).map((record) => ({
    ...record,
    operations:
      record.id === id ? operations : (record.operations ?? operationsIn(textsOf(dir, record.files), known)),
  }));
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

function textsOf(dir: string, files: readonly string[]): string[] {
  return files
    .filter((file) => file.endsWith('.js') && existsSync(`${dir}/${file}`))
    .map((file) => readFileSync(`${dir}/${file}`, 'utf8'));
}

/** Files from before the first record count as one more build. */
function unrecorded(present: readonly string[], own: readonly string[]): BuildRecord[] {
  const files = filesToDrop(present, [{ id: '', at: '', files: own }]);
  return files.length === 0 ? [] : [{ id: 'unrecorded', at: new Date(0).toISOString(), files }];
}

interface Folders {
  /** Of the browser's build. */
  client: string;
  /** Of the server bundle. */
  server: string;
  /** Of `operations.json`. */
  schema: string;
}

/** Runs when the server bundle, the last one, is written: it contains the routes. */
export function buildMetadata({ client, server, schema }: Folders): Plugin {
  return {
    name: 'build-metadata',
    apply: 'build',
    async closeBundle() {
      const bundle = (await import(pathToFileURL(`${server}/entry.server.js`).href)) as {
        routeRules: () => Readonly<Record<string, object>>;
        modulesAhead: () => Readonly<Record<string, readonly string[]>>;
      };
      const manifest = JSON.parse(readFileSync(`${client}/.vite/manifest.json`, 'utf8')) as Record<
        string,
        ManifestChunk
      >;
      const known = new Set(
        Object.keys(JSON.parse(readFileSync(`${schema}/operations.json`, 'utf8')) as object),
      );
      const operations = operationsIn(
        [
          // From the manifest: the folder also has scripts of earlier builds.
          ...textsOf(
            client,
            Object.values(manifest).map(({ file }) => file),
          ),
          ...textsOf(server, readdirSync(server, { recursive: true, encoding: 'utf8' })),
        ],
        known,
      );
      writeFileSync(`${server}/operations.json`, JSON.stringify(operations));
      const rules = filesAhead(bundle.routeRules(), bundle.modulesAhead(), manifest);
      writeBuildMetadata({ dir: client, rules, operations, known }, new Date());
    },
  };
}
