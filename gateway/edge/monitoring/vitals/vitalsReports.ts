/**
 * `/api/vitals`: how quick and how steady pages were for those who looked at them, told to metrics. Nothing in a report
 * says who looked; the cookie that a browser sends along is not read.
 */
import { createBrowserReports, type TakeReport } from '../reports/browserReports.ts';
import { ownOrigins } from '../../http/ownOrigins.rules.ts';
import { readVitals, type VitalsReport } from './vitalsReport.ts';

export const VITALS_PATH = '/api/vitals';

export interface VitalsReportsOptions {
  /** Patterns of all screens; what names another is refused. */
  screens: () => Promise<readonly string[]>;
  record: (report: VitalsReport) => void;
  publicOrigin: string | null;
}

export function createVitalsReports({ screens, record, publicOrigin }: VitalsReportsOptions): TakeReport {
  return createBrowserReports({
    types: /^application\/json\b/,
    mostBytes: 1_000,
    // A shopper opens a page every few seconds at most; together they are enough for any quantile.
    heardPerMinute: { together: 6_000, network: 120 },
    ownOrigins: (host) => ownOrigins(publicOrigin, host),
    async hear(body) {
      const report = readVitals(body, await screens());
      if (report === null) return 400;
      record(report);
      return 204;
    },
  });
}
