/** Fails a build whose first load of a route is over budget (firstLoadBudget.rules.ts). */
import { existsSync, readFileSync, statSync } from 'node:fs';
import type { Plugin } from 'vite';
import { compressedName } from './compressedFiles.rules.ts';
import { budgets, excesses, firstLoad, type Budget, type Manifest } from './firstLoadBudget.rules.ts';

const entry = 'entry.client.tsx';

/**
 * @param clientDir of a compressed build.
 * @throws Error that names each route over budget, with both figures.
 */
export function checkFirstLoads(clientDir: string, allowed: Readonly<Record<string, Budget>>): void {
  const manifest = JSON.parse(readFileSync(`${clientDir}/.vite/manifest.json`, 'utf8')) as Manifest;
  const bytesOf = (file: string): number => {
    const compressed = compressedName(`${clientDir}/${file}`, 'br');
    return statSync(existsSync(compressed) ? compressed : `${clientDir}/${file}`).size;
  };
  const found = Object.entries(allowed).flatMap(([module, budget]) =>
    module in manifest
      ? excesses(module, firstLoad(manifest, [entry, module], bytesOf), budget)
      : [`${module} has a budget and is no screen.`],
  );
  if (found.length > 0) throw new Error(`First load over budget\n${found.join('\n')}`);
}

/** Runs after all files are compressed. */
export function firstLoadBudget(clientDir: string): Plugin {
  return {
    name: 'first-load-budget',
    apply: 'build',
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: () => checkFirstLoads(clientDir, budgets),
    },
  };
}
