/** All test files of the repository, relative to its root, sorted. */
import { readdirSync } from 'node:fs';
import { root } from './command.ts';

function below(folder: string, wanted: RegExp): string[] {
  return readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((path) => wanted.test(path) && !path.includes('node_modules/'))
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .toSorted();
}

export function unitFiles(): string[] {
  return [
    ...below('.ci', /\.rules\.test\.ts$/),
    ...below('client', /\.test\.tsx?$/),
    ...below('gateway', /\.test\.ts$/),
  ];
}

export function journeyFiles(): string[] {
  return below('e2e', /\.spec\.ts$/);
}
