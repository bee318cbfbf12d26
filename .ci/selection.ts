/** Which parts and files a run of `npm test` holds, by its options. */
import type { Options } from './options.rules.ts';
import { checksUnit, readSeconds } from './secondsByFile.ts';
import { split, weigh } from './shard.rules.ts';
import { journeyFiles, unitFiles } from './testFiles.ts';

export interface Selection {
  checks: boolean;
  /** Null is all of them, for which the runner looks itself. */
  unit: string[] | null;
  journeys: string[] | null;
  /** What was left out, for a person. */
  notes: string[];
}

export async function choose(options: Options): Promise<Selection> {
  if (options.shard.count > 1) return chooseShard(options.shard);
  return { checks: true, unit: null, journeys: null, notes: [] };
}

function chooseShard({ index, count }: Options['shard']): Selection {
  const measured = readSeconds();
  const units = unitFiles();
  const journeys = journeyFiles();
  // Weighed apart: the median of a journeys' file is many times that of a unit test's.
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
