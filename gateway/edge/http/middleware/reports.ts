/** Reports that browsers send: policy violations and web vitals. */
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { ReportHandler } from '../../monitoring/reports/browserReports.ts';
import type { EdgeMiddleware } from './EdgeEnv.ts';

export function reports(take: ReportHandler): EdgeMiddleware {
  return async ({ env: { incoming, outgoing, arrival } }) => {
    await take(incoming, outgoing, arrival.address);
    return RESPONSE_ALREADY_SENT;
  };
}
