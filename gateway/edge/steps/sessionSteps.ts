import type { Config } from '../../config/config.ts';
import type { Backends } from '../backends.ts';
import type { EdgeSteps } from '../http/server.ts';
import { checkoutRedirect } from '../graphql/checkoutRedirect.ts';
import { schema } from '../../graph/schema.ts';
import { csrfToken } from '../http/middleware/csrfToken.ts';
import { edgeRequest } from '../http/middleware/edgeRequest.ts';
import { geolocation } from '../http/middleware/geolocation.ts';
import { session } from '../http/middleware/session.ts';
import type { Visitors } from '../session/createVisitors.ts';
import { createSignInCheck } from '../session/signInCheck.ts';

export interface SessionStepsOptions {
  config: Config;
  backends: Backends;
  visitors: Visitors;
  /** Shoppers use HTTPS. */
  isSecure: boolean;
}

export function sessionSteps(options: SessionStepsOptions) {
  const { config, visitors, isSecure } = options;
  const { sources, markets, changes, geolocate, report } = options.backends;
  return {
    edgeRequest: edgeRequest({
      ...visitors,
      markets,
      changes: changes.feed,
      requestDeadlineMs: config.requestDeadlineMs,
      open: config.openGraphql,
      report,
    }),
    session: session({ ...visitors, checkSignIns: createSignInCheck(sources), isSecure }),
    csrfToken: csrfToken(visitors),
    geolocation: geolocation(geolocate),
    checkout: checkoutRedirect(schema, sources),
  } satisfies Partial<EdgeSteps>;
}
