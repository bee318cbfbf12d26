/** `/api/csp-report`: tells the log what pages' policies stopped. Anybody can send it anything, so it listens to little. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { policyViolations } from './policyReports.rules.ts';
import { readBody } from './requestLimits.ts';
import type { Report } from './reports.ts';

/** Reports in a minute, from everybody together; one that matters comes again. */
const HEARD_PER_MINUTE = 60;
const MOST_BYTES = 10_000;
const types = /^application\/(csp-report|reports\+json|json)\b/;

export type TakePolicyReport = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export function createPolicyReports(report: Report): TakePolicyReport {
  const limiter = new RateLimiterMemory({ points: HEARD_PER_MINUTE, duration: 60 });
  return async (request, response) => {
    if (request.method !== 'POST') {
      response.writeHead(405, { allow: 'POST' }).end();
      return;
    }
    if (!types.test(request.headers['content-type'] ?? '')) {
      response.writeHead(415).end();
      return;
    }
    const isHeard = await limiter.consume('all').then(
      () => true,
      () => false,
    );
    if (isHeard) {
      const body = await readBody(request, MOST_BYTES).catch(() => '');
      for (const violation of policyViolations(parsed(body))) report('policy violated', { ...violation });
    }
    response.writeHead(204).end();
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
