/** Every check of a configuration, asked through the same sources as the gateway's. */
import type { Config, ManagementAccess } from '../../config/config.ts';
import { runChecks, type Check, type CheckResult } from './check.ts';
import { colorChecks } from './colorChecks.ts';
import { commerceChecks } from './commerceChecks.ts';
import { connect, type Connection } from './connection.ts';
import { contentChecks } from './contentChecks.ts';
import { otherChecks } from './otherChecks.ts';
import { failed, problemOf, type Variables } from './problem.ts';
import { redisChecks } from './redisChecks.ts';
import { searchChecks } from './searchChecks.ts';
import { proCodeChecks } from './proCodeChecks.ts';
import { hideSecrets, secretsOf } from './secrets.ts';
import { openShopReadings } from './shopReadings.ts';
import { webhookChecks } from './webhookChecks.ts';

export interface DoctorLimits {
  /** Milliseconds for a connection. */
  connectMs: number;
  /** Milliseconds for a call with its retries. */
  callMs: number;
  checkMs: number;
  runMs: number;
}

const usualLimits: DoctorLimits = { connectMs: 5_000, callMs: 10_000, checkMs: 30_000, runMs: 90_000 };
/** Sign-ins to the store's pages are refused beyond; a Date header is a second off by itself. */
const mostSkewMs = 30_000;

/** @param management of the content stack, for its webhooks. */
export async function examine(
  config: Config,
  management: ManagementAccess,
  limits: Partial<DoctorLimits> = {},
): Promise<CheckResult[]> {
  const { connectMs, callMs, checkMs, runMs } = { ...usualLimits, ...limits };
  const shop = openShopReadings(config, callMs);
  const places = placesOf(config);
  const connections = new Map<string, Promise<Connection>>();
  const connectionOf = (area: string, { url, address }: Place): Promise<Connection> => {
    const known = connections.get(area) ?? connect(url, address, connectMs);
    connections.set(area, known);
    return known;
  };
  const connecting = Object.entries(places).map(([area, place]): Check => ({
    area,
    name: 'connection',
    run: async () => (await connectionOf(area, place)).outcome,
  }));
  const clock: Check = {
    area: 'gateway',
    name: 'clock',
    async run() {
      const skews = await Promise.all(
        Object.entries(places).map(async ([area, place]) => {
          const { skewMs } = await connectionOf(area, place);
          return skewMs === null ? [] : [{ area, skewMs }];
        }),
      );
      return judgedClock(skews.flat());
    },
  };
  const checks = [
    ...connecting,
    clock,
    ...contentChecks(shop),
    ...commerceChecks(shop),
    ...colorChecks(shop),
    ...webhookChecks(shop, management),
    ...searchChecks(shop),
    ...otherChecks(shop),
    ...redisChecks(config.redisUrl, connectMs),
    ...proCodeChecks(shop),
  ];
  try {
    const results = await runChecks(checks, { checkMs, runMs }, (error, area) =>
      problemOf(error, places[area] ?? { address: 'its address', credentials: 'its credentials' }),
    );
    const areas = [...new Set(checks.map(({ area }) => area))];
    return hideSecrets(
      secretsOf(config, management),
      areas.flatMap((area) => results.filter((result) => result.area === area)),
    );
  } finally {
    await shop.close();
  }
}

interface Place extends Variables {
  url: string;
}

/** Addresses by area, and the variables that they are from. */
function placesOf(config: Config): Record<string, Place> {
  const { commerce, delivery, engine, imagery, spend, botCheck } = config;
  return {
    content: {
      url: delivery.url,
      address: 'CONTENT_URL',
      credentials: 'CONTENT_API_KEY, CONTENT_DELIVERY_TOKEN and CONTENT_ENVIRONMENT',
    },
    commerce:
      commerce.driver === 'bigcommerce'
        ? {
            url: commerce.url,
            address: 'BIGCOMMERCE_API_URL',
            credentials: 'the regions’ BIGCOMMERCE_…_STORE_HASH and …_ACCESS_TOKEN',
          }
        : { url: commerce.url, address: 'COMMERCE_URL', credentials: 'COMMERCE_URL' },
    search: { url: engine.url, address: 'SEARCH_URL', credentials: 'SEARCH_KEY' },
    pictures: { url: imagery.url, address: 'IMAGES_URL', credentials: 'IMAGES_ALIAS' },
    spend: { url: spend.url, address: 'SPEND_URL', credentials: 'SPEND_URL' },
    ...(botCheck
      ? { 'bot protection': { url: botCheck.origin, address: 'BOT_ORIGIN', credentials: 'BOT_SECRET' } }
      : {}),
  };
}

function judgedClock(skews: readonly { area: string; skewMs: number }[]) {
  const wrong = skews.filter(({ skewMs }) => Math.abs(skewMs) > mostSkewMs);
  const [first] = wrong;
  if (!first) return skews.length === 0 ? 'no service tells the time' : 'agrees with the services';
  const seconds = Math.round(Math.abs(first.skewMs) / 1000);
  const span = seconds < 120 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
  const areas = wrong.map(({ area }) => area).join(', ');
  return failed(
    `the clock of ${areas} is ${span} ${first.skewMs > 0 ? 'ahead' : 'behind'}`,
    wrong.length === skews.length
      ? 'Set this machine’s clock (NTP): tokens would be refused.'
      : 'Set that service’s clock, or this machine’s (NTP): tokens would be refused.',
  );
}
