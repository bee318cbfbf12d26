/** `npm run bench -- monitoringCost`: only the comparison's part about the cost of monitoring. Needs a build. */
import { runComparison } from './measure/runComparison.ts';
import { compareWatching } from './shop/monitoringComparison.ts';

await runComparison({ parts: [compareWatching], mostMinutes: 5 });
