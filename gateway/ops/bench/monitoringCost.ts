/** `npm run bench -- monitoringCost`: the part of the comparison that says what watching costs, alone. Needs a build. */
import { runComparison } from './measure/runComparison.ts';
import { compareWatching } from './shop/monitoringComparison.ts';

await runComparison({ parts: [compareWatching], mostMinutes: 5 });
