/** Selects the parts and files of an `npm test` run from its options. */
import { readFileSync } from 'node:fs';
import { chooseJourneys, forcesEverything, readers } from './changed.rules.ts';
import { changedBase, changedSince, readRepository } from './changedFiles.ts';
import { root, runCommand } from './command.ts';
import type { Options } from './options.rules.ts';
import { checksUnit, readSeconds } from './secondsByFile.ts';
import { split, weigh } from './shard.rules.ts';
import { vitest } from './suites.ts';
import { journeyFiles, unitFiles } from './testFiles.ts';

export interface Selection {
  checks: boolean;
  /** Null means all: the runner finds them itself. */
  unit: string[] | null;
  journeys: string[] | null;
  /** What was left out, for the reader. */
  notes: string[];
}

export async function choose(options: Options): Promise<Selection> {
  if (options.shard.count > 1) return chooseShard(options.shard);
  if (options.changed !== null) return chooseChanged(options.changed);
  return everything([]);
}

const everything = (notes: string[]): Selection => ({ checks: true, unit: null, journeys: null, notes });

async function chooseChanged(named: string): Promise<Selection> {
  const base = changedBase(named);
  const changed = changedSince(base);
  const since = `${changed.length} changed files since ${base.slice(0, 10)}`;
  const forcing = forcesEverything(changed);
  if (forcing !== null) return everything([`${since}: everything runs, because ${forcing} changed.`]);

  const tests = unitFiles();
  const texts = new Map(tests.map((file) => [file, readFileSync(root + file, 'utf8')]));
  const unit = new Set([...(await vitestChanged(base)), ...readers(changed, texts)]);
  const choice = chooseJourneys(changed, readRepository());
  const journeys = journeyFiles();
  return {
    checks: true,
    unit: tests.filter((file) => unit.has(file)),
    journeys: choice.journeys,
    notes: [
      `${since}.`,
      `Left out ${tests.length - unit.size} of ${tests.length} test files: none of their imports changed, and they read no changed file.`,
      `Left out ${journeys.length - choice.journeys.length} of ${journeys.length} files of journeys${choice.why === '' ? ': no route changed' : `; the others run because: ${choice.why}`}.`,
    ],
  };
}

/** From vitest's import graph, which requires the generated artifacts. @throws Error when vitest fails. */
async function vitestChanged(base: string): Promise<string[]> {
  const generated = await runCommand(['npm', 'run', '--silent', 'generate'], { capture: true });
  const list = [...vitest('list'), '--filesOnly', '--json', '--changed', base];
  const listed = generated.ok ? await runCommand(list, { capture: true }) : generated;
  if (!listed.ok) throw new Error(`vitest cannot tell what changed:\n${listed.output}`);
  const start = listed.output.indexOf('[');
  if (start === -1) return [];
  const files = JSON.parse(listed.output.slice(start)) as { file: string }[];
  return files.map(({ file }) => (file.startsWith(root) ? file.slice(root.length) : file));
}

function chooseShard({ index, count }: Options['shard']): Selection {
  const measured = readSeconds();
  const units = unitFiles();
  const journeys = journeyFiles();
  // Weighed separately: the median of a journey's file is many times that of a unit test's.
  const weighed = [...weigh([checksUnit], measured), ...weigh(units, measured), ...weigh(journeys, measured)];
  const mine = split(weighed, count)[index - 1] ?? [];
  const names = new Set(mine.map(({ name }) => name));
  const seconds = mine.reduce((sum, unit) => sum + unit.seconds, 0);
  const selection = {
    checks: names.has(checksUnit),
    unit: units.filter((file) => names.has(file)),
    journeys: journeys.filter((file) => names.has(file)),
  };
  const what = `${selection.checks ? 'the checks, ' : ''}${selection.unit.length} of ${units.length} test files, ${selection.journeys.length} of ${journeys.length} files of journeys`;
  return {
    ...selection,
    notes: [`Shard ${index}/${count}: ${what}; ${Math.round(seconds / 2)} s on two cores.`],
  };
}
