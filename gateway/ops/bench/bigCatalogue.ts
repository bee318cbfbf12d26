/**
 * `npm run bench -- bigCatalogue [products]`, 20,000 by default: the shop with that many products, compared with its
 * own catalogue. Exit code 1 when a goal is missed. Needs a build.
 */
import { runComparison } from './measure/runComparison.ts';
import { compareCatalogues } from './shop/catalogueComparison.ts';

await runComparison({
  parts: [compareCatalogues(Number(process.argv[2] ?? 20_000))],
  maxMinutes: 20,
  failsOnMissedGoal: true,
});
