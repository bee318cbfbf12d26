/**
 * The only reader of the environment. A missing source URL or key refuses to start and says which;
 * with no source variable at all the caller may start the sandbox instead (design: the sandbox).
 */
import { availableParallelism } from 'node:os';
import type { z } from 'zod';
import type { AddressList } from './addressList.ts';
import { configShape, indexerShape, partnersShape, sourceVariables } from './configShape.ts';
import type { CachePolicy } from './sources/cachePolicy.rules.ts';

type Environment = Readonly<Record<string, string | undefined>>;

export interface Config {
  commerce: { url: string };
  delivery: {
    url: string;
    apiKey: string;
    deliveryToken: string;
    environment: string;
    /** How its reads are sent: a POST that is marked as a GET, or a GET with the query in its address. */
    method: 'POST' | 'GET';
    /** What becomes of kept content; null: what suits its age. */
    cachePolicy: CachePolicy | null;
    /** Where editors read drafts. */
    preview?: { url: string; token: string };
  };
  /** What editors show once to see drafts; null: there is no preview. */
  previewSecret: string | null;
  /** Origins of the content service's editor: its pages may show a preview in a frame, nobody else's. Empty: none may. */
  editorOrigins: readonly string[];
  /** `engine` names the alias with Elasticsearch and OpenSearch, and `key` is an API key or `user:password`. */
  engine: { driver: 'app-search' | 'elasticsearch'; url: string; engine: string; key: string };
  imagery: { url: string; alias: string };
  spend: { url: string };
  /** Seals the session cookie; at least 32 characters. */
  sessionSecret: string;
  /** What webhooks show that tell what changed upstream (server/invalidationDoor.ts); null: there is no such door. */
  invalidationSecret: string | null;
  /** Where copies of the gateway keep what they share. Null: this process is the only one. */
  redisUrl: string | null;
  /** SQLite file that keeps partners' keys where there is no Redis. Null: they last as long as the process. */
  stateFile: string | null;
  /** Processes that share the port, each a copy of the gateway; more than one need `redisUrl`. */
  workers: number;
  port: number;
  host: string;
  /** Origin that shoppers see, for canonical addresses and secure cookies. Null: taken from each request's Host, for a sandbox. */
  publicOrigin: string | null;
  /** Origin of a CDN that browsers load the built files from, without a slash at its end. Null: from this gateway. */
  cdnUrl: string | null;
  /** Reverse proxies in front: the caller's address is taken from so many places before the end of X-Forwarded-For. */
  trustedProxies: number;
  /** Callers that the firewall turns away, and those it never does, which wins; addresses and CIDR ranges. */
  callers: { blocked: AddressList; neverBlocked: AddressList };
  /** Free GraphQL text, GraphiQL and `extensions.upstream`. Off in production: only persisted operations run. */
  openGraphql: boolean;
  /**
   * When requests are refused: above so many worked on at the same time (a quarter more may wait for a second), and while
   * the event loop has been later than so many milliseconds for five seconds.
   */
  shedding: { mostInFlight: number; mostDelayMs: number };
  /** Bytes that answers may take that are kept to be served again (server/lane). */
  laneBytes: number;
  /** What one caller may ask for in a minute; see server/budgets.ts. */
  budgets: {
    /** Points of GraphQL, by address. An office of a hundred stands behind one. */
    publicCostPerMinute: number;
    /** Points of GraphQL, by key, where the key says nothing else. */
    partnerCostPerMinute: number;
    /** Server-rendered pages and small questions about the session, by address. */
    pagesPerMinute: number;
  };
  /** Origins of partners' pages that may read the GraphQL endpoint's answers. Empty: none. */
  corsOrigins: readonly string[];
  /**
   * Milliseconds one request may take, upstream calls and their retries included: shorter than the content client's own
   * time-out (sources/delivery/deliverySource.ts), which therefore acts in the background only.
   */
  requestDeadlineMs: number;
  /** Milliseconds between a signal to stop, when readiness says 503, and the closing of the door. */
  drainDelayMs: number;
  /** The tag manager that pages may load once a shopper agrees: its id, and the origin of its script. Null: none. */
  tagManager: { id: string; origin: string } | null;
  /** The service that tells people from scripts at forms. Null: forms are not guarded. */
  botCheck: BotCheckConfig | null;
  /** Where operators read metrics, status and readiness: never an address of the internet. Null: no such door. */
  admin: { port: number; host: string } | null;
  /** Where traces are sent (OTLP over HTTP), which share of requests is traced, and under which name. Null: none are. */
  tracing: { endpoint: string; ratio: number; service: string } | null;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';
}

export interface BotCheckConfig {
  /** Public: pages ask for tokens with it. */
  siteKey: string;
  secret: string;
  /** Where its script and its check are: browsers reach it, and so does the gateway. */
  origin: string;
  /** From 0 (a script) to 1 (a person): what scores less is refused. */
  minScore: number;
}

/** What the indexer needs: where it reads, and a key that may write to the search service. */
export interface IndexerConfig extends Pick<Config, 'commerce'> {
  delivery: Omit<Config['delivery'], 'preview' | 'cachePolicy'>;
  engine: {
    driver: Config['engine']['driver'];
    url: string;
    engine: string;
    /** A private key; never the gateway's, which is public. */
    writeKey: string;
  };
}

/** Where the command for partners' keys writes: what copies of the gateway share, or one gateway's file. */
export type PartnersConfig = Pick<Config, 'redisUrl' | 'stateFile'>;

export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** True when the environment names no source at all. */
export function namesNoSource(environment: Environment): boolean {
  return sourceVariables.every((name) => !environment[name]);
}

/** Values of a shape's variables. @throws ConfigError that lists every one that is missing or wrong, with the reason. */
function readShape<Shape extends z.ZodType>(
  shape: Shape,
  environment: Environment,
  who: string,
): z.output<Shape> {
  const present = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = shape.safeParse(present);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map((issue) => {
    const name = String(issue.path[0]);
    return present[name] === undefined ? `${name} is missing` : `${name} ${issue.message}`;
  });
  throw new ConfigError(`${who} cannot start:\n${lines.map((line) => `  ${line}`).join('\n')}`);
}

/** @throws ConfigError as `readConfig` does. The gateway's other variables may be there or not. */
export function readIndexerConfig(environment: Environment): IndexerConfig {
  const env = readShape(indexerShape, environment, 'The indexer');
  return {
    commerce: { url: env.COMMERCE_URL },
    delivery: {
      url: env.CONTENT_URL,
      apiKey: env.CONTENT_API_KEY,
      deliveryToken: env.CONTENT_DELIVERY_TOKEN,
      environment: env.CONTENT_ENVIRONMENT,
      method: env.CONTENT_METHOD,
    },
    engine: {
      driver: env.SEARCH_DRIVER,
      url: env.SEARCH_URL,
      engine: env.SEARCH_ENGINE,
      writeKey: env.SEARCH_WRITE_KEY,
    },
  };
}

/** @throws ConfigError as `readConfig` does, and when there is no place to write to. */
export function readPartnersConfig(environment: Environment): PartnersConfig {
  const env = readShape(partnersShape, environment, 'The command');
  if (env.REDIS_URL === undefined && env.STATE_FILE === undefined) {
    throw new ConfigError(
      'The command cannot start:\n  REDIS_URL or STATE_FILE is missing: a key would be gone when the command ends',
    );
  }
  return { redisUrl: env.REDIS_URL ?? null, stateFile: env.STATE_FILE ?? null };
}

/** @throws ConfigError that lists every variable that is missing or wrong, with the reason. */
export function readConfig(environment: Environment): Config {
  const env = readShape(configShape, environment, 'The gateway');
  const { CONTENT_PREVIEW_URL: previewUrl, CONTENT_PREVIEW_TOKEN: previewToken } = env;
  if ((previewUrl === undefined) !== (previewToken === undefined)) {
    const missing = previewUrl === undefined ? 'CONTENT_PREVIEW_URL' : 'CONTENT_PREVIEW_TOKEN';
    throw new ConfigError(
      `The gateway cannot start:\n  ${missing} is missing: preview needs both or neither`,
    );
  }
  const preview = previewUrl && previewToken ? { url: previewUrl, token: previewToken } : null;
  return {
    commerce: { url: env.COMMERCE_URL },
    delivery: {
      url: env.CONTENT_URL,
      apiKey: env.CONTENT_API_KEY,
      deliveryToken: env.CONTENT_DELIVERY_TOKEN,
      environment: env.CONTENT_ENVIRONMENT,
      method: env.CONTENT_METHOD,
      cachePolicy: env.CONTENT_CACHE_POLICY ?? null,
      ...(preview ? { preview } : {}),
    },
    // Without a place to read drafts from there is nothing to let editors in to.
    previewSecret: preview && env.PREVIEW_SECRET ? env.PREVIEW_SECRET : null,
    editorOrigins: env.CONTENT_EDITOR_ORIGINS,
    engine: {
      driver: env.SEARCH_DRIVER,
      url: env.SEARCH_URL,
      engine: env.SEARCH_ENGINE,
      key: env.SEARCH_KEY,
    },
    imagery: { url: env.IMAGES_URL, alias: env.IMAGES_ALIAS },
    spend: { url: env.SPEND_URL },
    sessionSecret: env.SESSION_SECRET,
    invalidationSecret: env.INVALIDATION_SECRET ?? null,
    redisUrl: env.REDIS_URL ?? null,
    stateFile: env.STATE_FILE ?? null,
    workers: workersOf(env),
    port: env.PORT,
    host: env.HOST,
    publicOrigin: env.PUBLIC_ORIGIN === 'request' ? null : env.PUBLIC_ORIGIN,
    cdnUrl: env.CDN_URL ?? null,
    trustedProxies: env.TRUSTED_PROXIES,
    callers: { blocked: env.BLOCKED_IPS, neverBlocked: env.NEVER_BLOCKED_IPS },
    openGraphql: env.OPEN_GRAPHQL,
    shedding: { mostInFlight: env.MAX_REQUESTS_IN_FLIGHT, mostDelayMs: env.MAX_EVENT_LOOP_DELAY_MS },
    laneBytes: env.MAX_KEPT_MEGABYTES * 1024 * 1024,
    budgets: {
      publicCostPerMinute: env.PUBLIC_COST_PER_MINUTE,
      partnerCostPerMinute: env.PARTNER_COST_PER_MINUTE,
      pagesPerMinute: env.PUBLIC_PAGES_PER_MINUTE,
    },
    corsOrigins: env.CORS_ORIGINS,
    requestDeadlineMs: env.REQUEST_DEADLINE_MS,
    drainDelayMs: env.DRAIN_DELAY_MS,
    tagManager:
      env.TAG_MANAGER_ID === undefined
        ? null
        : { id: env.TAG_MANAGER_ID, origin: new URL(env.TAG_MANAGER_ORIGIN).origin },
    botCheck: botCheckOf(env),
    admin: env.ADMIN_PORT === undefined ? null : { port: env.ADMIN_PORT, host: env.ADMIN_HOST },
    tracing:
      env.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
        ? null
        : {
            endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
            ratio: env.OTEL_TRACES_SAMPLER_ARG,
            service: env.OTEL_SERVICE_NAME,
          },
    logLevel: env.LOG_LEVEL,
  };
}

/** As many as there are cores. @throws ConfigError when there are several, and nowhere to keep what they share. */
function workersOf({ WORKERS, REDIS_URL }: z.output<typeof configShape>): number {
  const workers = WORKERS ?? (REDIS_URL === undefined ? 1 : availableParallelism());
  if (workers > 1 && REDIS_URL === undefined)
    throw new ConfigError(
      `The gateway cannot start:\n  WORKERS is ${workers}, and REDIS_URL is missing: they share sessions and limits there`,
    );
  return workers;
}

/** @throws ConfigError when one of key and secret is there without the other: forms would look guarded, or let nobody in. */
function botCheckOf(env: z.output<typeof configShape>): BotCheckConfig | null {
  const { BOT_SITE_KEY: siteKey, BOT_SECRET: secret } = env;
  if (siteKey === undefined && secret === undefined) return null;
  if (siteKey === undefined || secret === undefined) {
    const missing = siteKey === undefined ? 'BOT_SITE_KEY' : 'BOT_SECRET';
    throw new ConfigError(
      `The gateway cannot start:\n  ${missing} is missing: bot protection needs both or neither`,
    );
  }
  return { siteKey, secret, origin: new URL(env.BOT_ORIGIN).origin, minScore: env.BOT_MIN_SCORE };
}
