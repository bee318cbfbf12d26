/**
 * Addresses and credentials of the stand-ins: what a gateway needs to use a sandbox. The credentials are fixed and
 * public.
 */
import { regionVariables } from '../config/bigCommerceShape.ts';
import { storeRegions } from './brand/types.ts';
import { sandboxStores } from './commerce/bigcommerce/credentials.ts';

export interface SandboxAddress {
  /** Origin of the running sandbox, without trailing slash. */
  url: string;
  sessionSecret: string;
  port: number;
  /** Which of its two search services is used: App Search unless `elasticsearch`. */
  searchDriver?: string | undefined;
  /** A search service to use in place of its own, of the kind that `searchDriver` names. */
  searchUrl?: string | undefined;
  /** Which API of the store is used: the product's own shop API unless `bigcommerce`. */
  commerceDriver?: string | undefined;
  /** Access as in production: persisted operations only, GraphiQL with a key, the default budgets. Default false. */
  closed?: boolean;
}

/** Ad-hoc queries, and budgets that allow load tests and crawls from one address. */
const openAccess = {
  OPEN_GRAPHQL: 'true',
  PUBLIC_COST_PER_MINUTE: '1000000000',
  PUBLIC_PAGES_PER_MINUTE: '1000000',
};

/** Environment of a gateway that uses the sandbox, in the variables that name the real services. */
export function sandboxEnvironment(sandbox: SandboxAddress): Record<string, string> {
  return {
    ...commerceEnvironment(sandbox),
    CONTENT_URL: `${sandbox.url}/v3`,
    CONTENT_API_KEY: 'sandbox',
    CONTENT_DELIVERY_TOKEN: 'sandbox',
    CONTENT_ENVIRONMENT: 'production',
    CONTENT_PREVIEW_URL: `${sandbox.url}/preview/v3`,
    CONTENT_PREVIEW_TOKEN: 'preview-sandbox',
    PREVIEW_SECRET: 'preview-sandbox',
    CONTENT_EDITOR_ORIGINS: sandbox.url,
    SEARCH_URL: searchUrlOf(sandbox),
    ...(sandbox.searchDriver ? { SEARCH_DRIVER: sandbox.searchDriver } : {}),
    SEARCH_ENGINE: 'shop',
    SEARCH_KEY: 'search-sandbox',
    SEARCH_WRITE_KEY: 'private-search-sandbox',
    IMAGES_URL: sandbox.url,
    IMAGES_ALIAS: 'k2',
    SPEND_URL: `${sandbox.url}/api`,
    BOT_SITE_KEY: 'bots-sandbox',
    BOT_SECRET: 'private-bots-sandbox',
    BOT_ORIGIN: sandbox.url,
    SESSION_SECRET: sandbox.sessionSecret,
    PORT: String(sandbox.port),
    // The sandbox is reached by several names and any port.
    PUBLIC_ORIGIN: 'request',
    DRAIN_DELAY_MS: '0',
    ...(sandbox.closed ? {} : openAccess),
  };
}

function searchUrlOf({ url, searchDriver, searchUrl }: SandboxAddress): string {
  return searchUrl ?? (searchDriver === 'elasticsearch' ? `${url}/elastic` : url);
}

function commerceEnvironment({ url, commerceDriver }: SandboxAddress): Record<string, string> {
  if (commerceDriver !== 'bigcommerce')
    return { COMMERCE_URL: `${url}/api`, ...(commerceDriver ? { COMMERCE_DRIVER: commerceDriver } : {}) };
  const stores = storeRegions.flatMap((region) => {
    const { hash, accessToken, channelId, clientId, clientSecret } = sandboxStores[region];
    const prefix = `BIGCOMMERCE_${regionVariables[region]}`;
    return [
      [`${prefix}_STORE_HASH`, hash],
      [`${prefix}_ACCESS_TOKEN`, accessToken],
      [`${prefix}_CHANNEL_ID`, String(channelId)],
      [`${prefix}_CLIENT_ID`, clientId],
      [`${prefix}_CLIENT_SECRET`, clientSecret],
    ] as const;
  });
  return { COMMERCE_DRIVER: 'bigcommerce', BIGCOMMERCE_API_URL: url, ...Object.fromEntries(stores) };
}

/** Environment of the gateway that is started beside the sandbox: variables of `own` take precedence, empty ones aside. */
export function environmentBeside(
  sandbox: SandboxAddress,
  own: Readonly<Record<string, string | undefined>>,
): Record<string, string | undefined> {
  const set = Object.entries(own).filter(([, value]) => value !== undefined && value !== '');
  return { ...sandboxEnvironment(sandbox), ...Object.fromEntries(set), PORT: String(sandbox.port) };
}
