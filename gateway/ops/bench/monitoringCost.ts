/** `npm run bench -- monitoringCost`: only the comparison's part about the cost of monitoring. Needs a build. */
import { runComparison } from './measure/runComparison.ts';
import { compareMonitoring } from './shop/monitoringComparison.ts';

await runComparison({ parts: [compareMonitoring], maxMinutes: 5 });
