/**
 * Lists the persisted operations that this build sends, beside the server bundle: `schema/operations.json` also has
 * those of earlier builds. The gateway compiles the listed ones before it reports ready.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Plugin } from 'vite';

interface Folders {
  /** Of the browser's build, with its manifest. */
  client: string;
  server: string;
  /** Path of schema/operations.json. */
  schema: string;
}

/** An operation's id is a hash of its text: a script that contains an id sends the operation. */
export function operationsIn(scripts: readonly string[], known: ReadonlySet<string>): string[] {
  const found = scripts.flatMap((script) => script.match(/\b[0-9a-f]{64}\b/g) ?? []);
  return [...new Set(found)].filter((id) => known.has(id)).toSorted();
}

/** Runs when the server bundle, the last one, is written. */
export function builtOperations({ client, server, schema }: Folders): Plugin {
  return {
    name: 'built-operations',
    apply: 'build',
    closeBundle() {
      const manifest = JSON.parse(readFileSync(`${client}/.vite/manifest.json`, 'utf8')) as Record<
        string,
        { file: string }
      >;
      const files = [
        // From the manifest: the folder also has scripts of earlier builds.
        ...Object.values(manifest).map(({ file }) => `${client}/${file}`),
        ...readdirSync(server, { recursive: true, encoding: 'utf8' }).map((file) => `${server}/${file}`),
      ].filter((file) => file.endsWith('.js'));
      const operations = JSON.parse(readFileSync(`${schema}/operations.json`, 'utf8')) as object;
      const ids = operationsIn(
        files.map((file) => readFileSync(file, 'utf8')),
        new Set(Object.keys(operations)),
      );
      writeFileSync(`${server}/operations.json`, JSON.stringify(ids));
    },
  };
}
