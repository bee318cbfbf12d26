/**
 * `npm run bench -- memory [minutes] [how many]`, ten and 10,000 by default: distinct queries and pages. Exit code 1
 * when resident memory exceeds 600 MB or reaches no plateau. Needs a build.
 */
import { runComparison } from './measure/runComparison.ts';
import { compareMemory } from './shop/memoryComparison.ts';

const [minutes, distinct] = [Number(process.argv[2] ?? 10), Number(process.argv[3] ?? 10_000)];

await runComparison({
  parts: [compareMemory({ minutes, distinct })],
  maxMinutes: minutes + 3,
  failsOnMissedGoal: true,
});
