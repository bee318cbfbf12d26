/** `/api/csp-report`: tells the log what pages' policies stopped. */
import { createBrowserReports, type TakeReport } from './browserReports.ts';
import { policyViolations } from './policyReports.rules.ts';
import type { Report } from '../../../graph/reports.ts';

export function createPolicyReports(report: Report): TakeReport {
  return createBrowserReports({
    types: /^application\/(csp-report|reports\+json|json)\b/,
    mostBytes: 10_000,
    // One that matters comes again.
    heardPerMinute: { together: 60 },
    hear(body) {
      for (const violation of policyViolations(body)) report('policy violated', { ...violation });
      return 204;
    },
  });
}
