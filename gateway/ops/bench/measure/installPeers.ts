/** Installs the peers' packages if they do not match the lockfile, and lists the compared versions. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

export const peersFolder = new URL('../peers/', import.meta.url).pathname;
const lockfile = `${peersFolder}package-lock.json`;
/** Digest of the installed lockfile. */
const installed = `${peersFolder}node_modules/.installed`;

/** @throws Error when npm fails. */
export function installPeers(): void {
  const digest = createHash('sha256').update(readFileSync(lockfile)).digest('hex');
  if (existsSync(installed) && readFileSync(installed, 'utf8') === digest) return;
  const { status } = spawnSync(
    'npm',
    ['ci', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    { cwd: peersFolder, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  if (status !== 0)
    throw new Error('the peers cannot be installed: npm ci failed in gateway/ops/bench/peers');
  writeFileSync(installed, digest);
}

interface Manifest {
  version: string;
  dependencies?: Record<string, string>;
}

const read = (file: string): Manifest => JSON.parse(readFileSync(file, 'utf8')) as Manifest;

/** Names and versions of the peers and their main dependencies. */
export function peerVersions(): string[] {
  const { dependencies = {} } = read(`${peersFolder}package.json`);
  return [...Object.keys(dependencies), 'graphql-jit'].map(
    (name) => `${name} ${read(`${peersFolder}node_modules/${name}/package.json`).version}`,
  );
}

/** Names and versions of this project's server packages. */
export function ownVersions(): string[] {
  const root = new URL('../../../../', import.meta.url).pathname;
  return ['graphql', 'graphql-yoga', 'graphql-jit', '@pothos/core', 'undici'].map(
    (name) => `${name} ${read(`${root}node_modules/${name}/package.json`).version}`,
  );
}
