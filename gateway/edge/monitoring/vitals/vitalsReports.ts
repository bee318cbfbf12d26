/**
 * `/api/vitals`: records web vitals that pages report. A report does not identify the shopper; the browser's cookie is
 * ignored.
 */
import { createBrowserReports, type ReportHandler } from '../reports/browserReports.ts';
import { ownOrigins } from '../../http/ownOrigins.rules.ts';
import { readVitals, type VitalsReport } from './vitalsReport.ts';

export const VITALS_PATH = '/api/vitals';

export interface VitalsReportsOptions {
  /** Path patterns of all screens; others are refused. */
  screens: () => Promise<readonly string[]>;
  record: (report: VitalsReport) => void;
  publicOrigin: string | null;
}

export function createVitalsReports({ screens, record, publicOrigin }: VitalsReportsOptions): ReportHandler {
  return createBrowserReports({
    types: /^application\/json\b/,
    maxBytes: 1_000,
    // A shopper opens a page every few seconds at most; the total is enough for any quantile.
    acceptedPerMinute: { total: 6_000, network: 120 },
    ownOrigins: (host) => ownOrigins(publicOrigin, host),
    async handle(body) {
      const report = readVitals(body, await screens());
      if (report === null) return 400;
      record(report);
      return 204;
    },
  });
}
