/**
 * Reads the environment; no other module does. A missing source URL or key is reported and prevents the start; without
 * any source variable the caller may start the sandbox instead (design: the sandbox).
 */
import { availableParallelism } from 'node:os';
import type { z } from 'zod';
import type { AddressList } from './addressList.ts';
import { bigCommerceStores, missingStoreVariables } from './bigCommerceShape.ts';
import {
  configShape,
  indexerShape,
  operationReportShape,
  partnersShape,
  sourceVariables,
  contentHooksShape,
} from './configShape.ts';
import type { BigCommerceStores } from '../sources/commerce/bigcommerce/stores.rules.ts';
import type { ContentTypeNames } from '../sources/delivery/client/contentTypes.rules.ts';
import type { CachePolicy } from '../sources/transport/cache/cachePolicy.rules.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The product's own shop API, or BigCommerce's API with a store for each commerce region. */
export type CommerceConfig =
  | { driver: 'shop-api'; url: string }
  | { driver: 'bigcommerce'; url: string; stores: BigCommerceStores };

export interface Config {
  commerce: CommerceConfig;
  delivery: {
    url: string;
    apiKey: string;
    deliveryToken: string;
    environment: string;
    /** How reads are sent: a POST marked as a GET, or a GET with the query in its URL. */
    method: 'POST' | 'GET';
    /** The stack's uids of content types, where they differ from the model's. */
    contentTypes: ContentTypeNames;
    /** Cache policy for content; null: by age. */
    cachePolicy: CachePolicy | null;
    /** API for reading drafts. */
    preview?: { url: string; token: string };
  };
  /** Secret that unlocks draft preview; null: no preview. */
  previewSecret: string | null;
  /** Origins of the content service's editor that may frame a preview; empty: none may. */
  editorOrigins: readonly string[];
  /** `engine` names the alias with Elasticsearch and OpenSearch, and `key` is an API key or `user:password`. */
  engine: { driver: 'app-search' | 'elasticsearch'; url: string; engine: string; key: string };
  imagery: { url: string; alias: string };
  spend: {
    url: string;
    /** Entries of the other content stack with display texts, by content type; the first wins. */
    displayTexts: {
      display_text: readonly string[];
      duplicate_display_text: readonly string[];
    };
  };
  /** Seals the session cookie; at least 32 characters. */
  sessionSecret: string;
  /** Secret of the operator's invalidations (edge/invalidation/invalidationWebhook.ts); null: no endpoint. */
  invalidationSecret: string | null;
  /** Secrets of the vendors' webhooks (edge/hooks/); null: no endpoint. */
  hooks: { commerceSecret: string | null; contentSecret: string | null };
  /** Redis with the state shared by replicas. Null: this is the only process. */
  redisUrl: string | null;
  /** SQLite file for partner keys without Redis. Null: keys last as long as the process. */
  stateFile: string | null;
  /** How long the log of product changes goes back: days, and number of entries. */
  changes: { days: number; entries: number };
  /** Worker processes sharing the port; more than one requires `redisUrl`. */
  workers: number;
  port: number;
  host: string;
  /** Public origin, for canonical URLs and secure cookies. Null: taken from each request's Host, for a sandbox. */
  publicOrigin: string | null;
  /** CDN origin for the built files, without trailing slash. Null: served by this gateway. */
  cdnUrl: string | null;
  /**
   * Number of reverse proxies in front: the caller's address is taken this many entries from the end of
   * X-Forwarded-For.
   */
  trustedProxies: number;
  /** Addresses and CIDR ranges that the firewall blocks, and those it never blocks, which take precedence. */
  callers: { blocked: AddressList; neverBlocked: AddressList };
  /** Ad-hoc operations, GraphiQL and `extensions.upstream` without a partner's key. Off in production. */
  openGraphql: boolean;
  /**
   * Load shedding: refuses requests above this number in flight (a quarter more may queue for a second), and while the
   * event loop delay has exceeded these milliseconds for five seconds.
   */
  shedding: { maxInFlight: number; maxDelayMs: number };
  /** Size of the response cache in bytes (edge/responseCache). */
  responseCacheBytes: number;
  /** Memory of the sources' cached answers in bytes (sources/transport/cache/answerCache.ts). */
  answerCacheBytes: number;
  /** Rate limits per caller and minute; see edge/limits/budgets.ts. */
  budgets: {
    /** GraphQL points by address; a whole office may share one. */
    publicCostPerMinute: number;
    /** GraphQL points by key, unless the key sets its own. */
    partnerCostPerMinute: number;
    /** Server-rendered pages and session requests, by address. */
    pagesPerMinute: number;
  };
  /** CORS origins for the GraphQL endpoint. Empty: none. */
  corsOrigins: readonly string[];
  /**
   * Request deadline in milliseconds, including upstream calls and retries: shorter than the content client's own
   * timeout (sources/delivery/client/deliverySource.ts), which therefore applies only in the background.
   */
  requestDeadlineMs: number;
  /** Milliseconds between a stop signal, when readiness turns to 503, and closing the port. */
  drainDelayMs: number;
  /** Tag manager loaded after consent: its id and script origin. Null: none. */
  tagManager: { id: string; origin: string } | null;
  /** Bot protection for forms. Null: forms are unprotected. */
  botCheck: BotCheckConfig | null;
  /** Port for metrics, status and readiness; must never be public. Null: none. */
  admin: { port: number; host: string } | null;
  /** OTLP/HTTP endpoint, sampling ratio and service name of traces. Null: no tracing. */
  tracing: { endpoint: string; ratio: number; service: string } | null;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';
}

/** Access to the content stack's management API, for its webhooks. */
export interface ManagementAccess {
  url: string;
  /** Null: not configured. */
  token: string | null;
}

export interface BotCheckConfig {
  /** Public key with which pages request tokens. */
  siteKey: string;
  secret: string;
  /** Origin of its script and verification API, reached by browsers and by the gateway. */
  origin: string;
  /** 0 (bot) to 1 (human): lower scores are refused. */
  minScore: number;
}

/** Indexer configuration: the sources to read, and a search key with write access. */
export interface IndexerConfig extends Pick<Config, 'commerce' | 'redisUrl' | 'stateFile' | 'changes'> {
  delivery: Omit<Config['delivery'], 'preview' | 'cachePolicy'>;
  engine: {
    driver: Config['engine']['driver'];
    url: string;
    engine: string;
    /** Private key; never the gateway's, which is public. */
    writeKey: string;
  };
}

/** Where the partner-key command writes: the replicas' shared state, or a single gateway's file. */
export type PartnersConfig = Pick<Config, 'redisUrl' | 'stateFile'>;

/** The shared state with the records of shipped operations, and the days without a request after which one may go. */
export interface OperationReportConfig extends PartnersConfig {
  quietDays: number;
}

export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** True when no source variable is set. */
export function namesNoSource(environment: Environment): boolean {
  return sourceVariables.every((name) => !environment[name]);
}

/** Parses a shape's variables. @throws ConfigError listing every missing or invalid one with the reason. */
function readShape<Shape extends z.ZodType>(
  shape: Shape,
  environment: Environment,
  who: string,
): z.output<Shape> {
  const present = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = shape.safeParse(present);
  const missing = missingCommerce(shape, present);
  if (parsed.success && missing.length === 0) return parsed.data;
  const lines = [
    ...missing.map((name) => `${name} is missing`),
    ...(parsed.error?.issues ?? []).map((issue) => {
      const name = String(issue.path[0]);
      return present[name] === undefined ? `${name} is missing` : `${name} ${issue.message}`;
    }),
  ];
  throw new ConfigError(`${who} cannot start:\n${lines.map((line) => `  ${line}`).join('\n')}`);
}

/** Variables that the commerce driver requires and that are not set; none for commands without commerce. */
function missingCommerce(shape: z.ZodType, present: Environment): string[] {
  if (shape !== configShape && shape !== indexerShape) return [];
  if (present.COMMERCE_DRIVER === 'bigcommerce') return missingStoreVariables(present);
  return present.COMMERCE_URL === undefined ? ['COMMERCE_URL'] : [];
}

function commerceOf(env: z.output<typeof configShape> | z.output<typeof indexerShape>): CommerceConfig {
  if (env.COMMERCE_DRIVER === 'bigcommerce')
    return { driver: 'bigcommerce', url: env.BIGCOMMERCE_API_URL, stores: bigCommerceStores(env) };
  return { driver: 'shop-api', url: env.COMMERCE_URL ?? '' };
}

/** @throws ConfigError like `readConfig`. The gateway's other variables are ignored. */
export function readIndexerConfig(environment: Environment): IndexerConfig {
  const env = readShape(indexerShape, environment, 'The indexer');
  return {
    commerce: commerceOf(env),
    redisUrl: env.REDIS_URL ?? null,
    stateFile: env.STATE_FILE ?? null,
    changes: { days: env.CHANGES_KEPT_DAYS, entries: env.CHANGES_KEPT_ENTRIES },
    delivery: {
      url: env.CONTENT_URL,
      apiKey: env.CONTENT_API_KEY,
      deliveryToken: env.CONTENT_DELIVERY_TOKEN,
      environment: env.CONTENT_ENVIRONMENT,
      method: env.CONTENT_METHOD,
      contentTypes: env.CONTENT_TYPES,
    },
    engine: {
      driver: env.SEARCH_DRIVER,
      url: env.SEARCH_URL,
      engine: env.SEARCH_ENGINE,
      writeKey: env.SEARCH_WRITE_KEY,
    },
  };
}

/** @throws ConfigError like `readConfig`, and when there is no storage. */
export function readPartnersConfig(environment: Environment): PartnersConfig {
  const env = readShape(partnersShape, environment, 'The command');
  return storeOf(env, 'the key would be lost when the command ends');
}

/** Where webhooks of the content stack are registered. @throws ConfigError like `readConfig`. */
export function readContentManagement(environment: Environment): ManagementAccess {
  const env = readShape(contentHooksShape, environment, 'The command');
  return { url: env.CONTENT_MANAGEMENT_URL, token: env.CONTENT_MANAGEMENT_TOKEN ?? null };
}

/** @throws ConfigError like `readPartnersConfig`. */
export function readOperationReportConfig(environment: Environment): OperationReportConfig {
  const env = readShape(operationReportShape, environment, 'The command');
  return {
    ...storeOf(env, 'a gateway without either keeps its records in its own memory'),
    quietDays: env.OPERATION_QUIET_DAYS,
  };
}

function storeOf(
  { REDIS_URL, STATE_FILE }: z.output<typeof partnersShape>,
  otherwise: string,
): PartnersConfig {
  if (REDIS_URL === undefined && STATE_FILE === undefined)
    throw new ConfigError(`The command cannot start:\n  REDIS_URL or STATE_FILE is missing: ${otherwise}`);
  return { redisUrl: REDIS_URL ?? null, stateFile: STATE_FILE ?? null };
}

/** @throws ConfigError listing every missing or invalid variable with the reason. */
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
    commerce: commerceOf(env),
    delivery: {
      url: env.CONTENT_URL,
      apiKey: env.CONTENT_API_KEY,
      deliveryToken: env.CONTENT_DELIVERY_TOKEN,
      environment: env.CONTENT_ENVIRONMENT,
      method: env.CONTENT_METHOD,
      contentTypes: env.CONTENT_TYPES,
      cachePolicy: env.CONTENT_CACHE_POLICY ?? null,
      ...(preview ? { preview } : {}),
    },
    // Without a preview API the secret has no use.
    previewSecret: preview && env.PREVIEW_SECRET ? env.PREVIEW_SECRET : null,
    editorOrigins: env.CONTENT_EDITOR_ORIGINS,
    engine: {
      driver: env.SEARCH_DRIVER,
      url: env.SEARCH_URL,
      engine: env.SEARCH_ENGINE,
      key: env.SEARCH_KEY,
    },
    imagery: { url: env.IMAGES_URL, alias: env.IMAGES_ALIAS },
    spend: {
      url: env.SPEND_URL,
      displayTexts: {
        display_text: env.DISPLAY_TEXT_UIDS,
        duplicate_display_text: env.DUPLICATE_DISPLAY_TEXT_UIDS,
      },
    },
    sessionSecret: env.SESSION_SECRET,
    invalidationSecret: env.INVALIDATION_SECRET ?? null,
    hooks: {
      commerceSecret: env.COMMERCE_HOOK_SECRET ?? null,
      contentSecret: env.CONTENT_HOOK_SECRET ?? null,
    },
    redisUrl: env.REDIS_URL ?? null,
    stateFile: env.STATE_FILE ?? null,
    changes: { days: env.CHANGES_KEPT_DAYS, entries: env.CHANGES_KEPT_ENTRIES },
    workers: workersOf(env),
    port: env.PORT,
    host: env.HOST,
    publicOrigin: env.PUBLIC_ORIGIN === 'request' ? null : env.PUBLIC_ORIGIN,
    cdnUrl: env.CDN_URL ?? null,
    trustedProxies: env.TRUSTED_PROXIES,
    callers: { blocked: env.BLOCKED_IPS, neverBlocked: env.NEVER_BLOCKED_IPS },
    openGraphql: env.OPEN_GRAPHQL,
    shedding: { maxInFlight: env.MAX_REQUESTS_IN_FLIGHT, maxDelayMs: env.MAX_EVENT_LOOP_DELAY_MS },
    responseCacheBytes: env.MAX_KEPT_MEGABYTES * 1024 * 1024,
    answerCacheBytes: env.MAX_ANSWER_MEGABYTES * 1024 * 1024,
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

/** Defaults to the number of cores. @throws ConfigError for several workers without shared state. */
function workersOf({ WORKERS, REDIS_URL }: z.output<typeof configShape>): number {
  const workers = WORKERS ?? (REDIS_URL === undefined ? 1 : availableParallelism());
  if (workers > 1 && REDIS_URL === undefined)
    throw new ConfigError(
      `The gateway cannot start:\n  WORKERS is ${workers} but REDIS_URL is missing: workers share sessions and limits there`,
    );
  return workers;
}

/** @throws ConfigError when only one of key and secret is set: forms would be unprotected or unusable. */
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
