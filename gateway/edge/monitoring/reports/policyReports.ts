/** `/api/csp-report`: logs policy violations that browsers report. */
import { createBrowserReports, type ReportHandler } from './browserReports.ts';
import { policyViolations } from './policyReports.rules.ts';
import type { Report } from '../../../graph/reports.ts';

export function createPolicyReports(report: Report): ReportHandler {
  return createBrowserReports({
    types: /^application\/(csp-report|reports\+json|json)\b/,
    maxBytes: 10_000,
    // Relevant violations recur.
    acceptedPerMinute: { total: 60 },
    handle(body) {
      for (const violation of policyViolations(body)) report('policy violated', { ...violation });
      return 204;
    },
  });
}
