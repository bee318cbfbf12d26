/**
 * The only reader of the environment. A missing source URL or key refuses to start and says which;
 * with no source variable at all the caller may start the sandbox instead (design: the sandbox).
 */
import { z } from 'zod';
import { tagManagerComplaint } from './tagManagerId.rules.ts';

const sourceVariables = [
  'COMMERCE_URL',
  'CONTENT_URL',
  'CONTENT_API_KEY',
  'CONTENT_DELIVERY_TOKEN',
  'CONTENT_ENVIRONMENT',
  'SEARCH_URL',
  'SEARCH_ENGINE',
  'SEARCH_KEY',
  'IMAGES_URL',
  'IMAGES_ALIAS',
  'SPEND_URL',
] as const;

type Environment = Readonly<Record<string, string | undefined>>;

const httpUrl = z
  .url({ protocol: /^https?$/, error: 'must be an http or https URL' })
  .transform((url) => url.replace(/\/+$/, ''));
const text = z.string().min(1);
const tagManagerId = z.string().superRefine((id, check) => {
  const message = tagManagerComplaint(id);
  if (message !== null) check.addIssue({ code: 'custom', message });
});
const port = z.coerce.number().int().min(0).max(65_535);
const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

const configShape = z.object({
  COMMERCE_URL: httpUrl,
  CONTENT_URL: httpUrl,
  CONTENT_API_KEY: text,
  CONTENT_DELIVERY_TOKEN: text,
  CONTENT_ENVIRONMENT: text,
  SEARCH_URL: httpUrl,
  SEARCH_ENGINE: text,
  SEARCH_KEY: text,
  SEARCH_DRIVER: z
    .enum(['app-search', 'elasticsearch'], {
      error: 'must be app-search or elasticsearch, which stands for OpenSearch, too',
    })
    .default('app-search'),
  IMAGES_URL: httpUrl,
  IMAGES_ALIAS: text,
  SPEND_URL: httpUrl,
  CONTENT_PREVIEW_URL: httpUrl.optional(),
  CONTENT_PREVIEW_TOKEN: text.optional(),
  PREVIEW_SECRET: z.string().min(12, 'must have at least 12 characters').optional(),
  SESSION_SECRET: z.string().min(32, 'must have at least 32 characters'),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must be a redis or rediss URL' }).optional(),
  STATE_FILE: text.optional(),
  PORT: port.default(4000),
  HOST: text.default('0.0.0.0'),
  PUBLIC_ORIGIN: httpUrl.optional(),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  OPEN_GRAPHQL: flag.default(false),
  REQUEST_DEADLINE_MS: z.coerce.number().int().min(100).max(60_000).default(10_000),
  TAG_MANAGER_ID: tagManagerId.optional(),
  TAG_MANAGER_ORIGIN: httpUrl.default('https://www.googletagmanager.com'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

export interface Config {
  commerce: { url: string };
  delivery: {
    url: string;
    apiKey: string;
    deliveryToken: string;
    environment: string;
    /** Where editors read drafts. */
    preview?: { url: string; token: string };
  };
  /** What editors show once to see drafts; null: there is no preview. */
  previewSecret: string | null;
  /** `engine` names the alias with Elasticsearch and OpenSearch, and `key` is an API key or `user:password`. */
  engine: { driver: 'app-search' | 'elasticsearch'; url: string; engine: string; key: string };
  imagery: { url: string; alias: string };
  spend: { url: string };
  /** Seals the session cookie; at least 32 characters. */
  sessionSecret: string;
  /** Where copies of the gateway keep what they share. Null: this process is the only one. */
  redisUrl: string | null;
  /** SQLite file that keeps partners' keys where there is no Redis. Null: they last as long as the process. */
  stateFile: string | null;
  port: number;
  host: string;
  /** Origin that shoppers see, for canonical addresses and secure cookies. Null: taken from each request's Host. */
  publicOrigin: string | null;
  /** Reverse proxies in front: the caller's address is taken from so many places before the end of X-Forwarded-For. */
  trustedProxies: number;
  /** Free GraphQL text, GraphiQL and `extensions.upstream`. Off in production: only persisted operations run. */
  openGraphql: boolean;
  /** Milliseconds one request may take, upstream calls and their retries included. */
  requestDeadlineMs: number;
  /** The tag manager that pages may load once a shopper agrees: its id, and the origin of its script. Null: none. */
  tagManager: { id: string; origin: string } | null;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';
}

/** What the indexer needs: where it reads, and a key that may write to the search service. */
export interface IndexerConfig extends Pick<Config, 'commerce'> {
  delivery: Omit<Config['delivery'], 'preview'>;
  engine: {
    driver: Config['engine']['driver'];
    url: string;
    engine: string;
    /** A private key; never the gateway's, which is public. */
    writeKey: string;
  };
}

export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** True when the environment names no source at all. */
export function namesNoSource(environment: Environment): boolean {
  return sourceVariables.every((name) => !environment[name]);
}

const indexerShape = configShape
  .pick({
    COMMERCE_URL: true,
    CONTENT_URL: true,
    CONTENT_API_KEY: true,
    CONTENT_DELIVERY_TOKEN: true,
    CONTENT_ENVIRONMENT: true,
    SEARCH_URL: true,
    SEARCH_ENGINE: true,
    SEARCH_DRIVER: true,
  })
  .extend({ SEARCH_WRITE_KEY: text });

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
    },
    engine: {
      driver: env.SEARCH_DRIVER,
      url: env.SEARCH_URL,
      engine: env.SEARCH_ENGINE,
      writeKey: env.SEARCH_WRITE_KEY,
    },
  };
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
      ...(preview ? { preview } : {}),
    },
    // Without a place to read drafts from there is nothing to let editors in to.
    previewSecret: preview && env.PREVIEW_SECRET ? env.PREVIEW_SECRET : null,
    engine: {
      driver: env.SEARCH_DRIVER,
      url: env.SEARCH_URL,
      engine: env.SEARCH_ENGINE,
      key: env.SEARCH_KEY,
    },
    imagery: { url: env.IMAGES_URL, alias: env.IMAGES_ALIAS },
    spend: { url: env.SPEND_URL },
    sessionSecret: env.SESSION_SECRET,
    redisUrl: env.REDIS_URL ?? null,
    stateFile: env.STATE_FILE ?? null,
    port: env.PORT,
    host: env.HOST,
    publicOrigin: env.PUBLIC_ORIGIN ?? null,
    trustedProxies: env.TRUSTED_PROXIES,
    openGraphql: env.OPEN_GRAPHQL,
    requestDeadlineMs: env.REQUEST_DEADLINE_MS,
    tagManager:
      env.TAG_MANAGER_ID === undefined
        ? null
        : { id: env.TAG_MANAGER_ID, origin: new URL(env.TAG_MANAGER_ORIGIN).origin },
    logLevel: env.LOG_LEVEL,
  };
}
