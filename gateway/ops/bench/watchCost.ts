/** `npm run bench -- watchCost`: the part of the comparison that says what watching costs, alone. Needs a build. */
import { runComparison } from './measure/runComparison.ts';
import { compareWatching } from './shop/watchComparison.ts';

await runComparison({ parts: [compareWatching], mostMinutes: 5 });
