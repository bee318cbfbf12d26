/**
 * Zod shapes of the environment variables with their defaults. Their meaning is documented at `Config`; `config.ts`
 * reads them.
 */
import { z } from 'zod';
import { AddressList } from './addressList.ts';
import { bigCommerceShape, bigCommerceVariables } from './bigCommerceShape.ts';
import { contentTypeNames } from '../sources/delivery/client/contentTypes.rules.ts';
import { isCachePolicy } from '../sources/transport/cache/cachePolicy.rules.ts';
import { tagManagerComplaint } from './tagManagerId.rules.ts';

/** If none of these is set the sandbox may be started. */
export const sourceVariables = [
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
  ...bigCommerceVariables,
] as const;

const httpUrl = z
  .url({ protocol: /^https?$/, error: 'must be an http or https URL' })
  .transform((url) => url.replace(/\/+$/, ''));
const text = z.string().min(1);
const tagManagerId = z.string().superRefine((id, check) => {
  const message = tagManagerComplaint(id);
  if (message !== null) check.addIssue({ code: 'custom', message });
});
const addresses = z
  .string()
  .default('')
  .transform((entries, check) => {
    const list = new AddressList(entries);
    for (const entry of list.invalid)
      check.issues.push({
        code: 'custom',
        message: `names '${entry}', which is not an IP address or CIDR range`,
        input: entries,
      });
    return list;
  });
const port = z.coerce.number().int().min(0).max(65_535);
const points = z.coerce.number().int().min(1);
const origins = z
  .string()
  .transform((list) => list.split(/[\s,]+/).filter((one) => one !== ''))
  .refine(
    (list) => list.every(isOrigin),
    'must be origins such as https://partner.example, separated by commas',
  );
/** Entries of the content service. */
const uids = z.string().transform((list) => list.split(/[\s,]+/).filter((one) => one !== ''));
const cdnUrl = z.string().refine(isCdnOrigin, 'must be an https origin, or an http origin on localhost');
const cachePolicy = z
  .string()
  .transform((digits) => (/^-?\d$/.test(digits) ? Number(digits) : Number.NaN))
  .refine(isCachePolicy, 'must be a number from -1 to 3');
const contentTypes = z.string().transform((pairs, check) => {
  try {
    return contentTypeNames(pairs);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    check.addIssue(error.message);
    return z.NEVER;
  }
});
const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

export const configShape = z.object({
  // Required by the shop API's driver (config.ts).
  COMMERCE_URL: httpUrl.optional(),
  COMMERCE_DRIVER: z
    .enum(['shop-api', 'bigcommerce'], { error: 'must be shop-api or bigcommerce' })
    .default('shop-api'),
  ...bigCommerceShape,
  CONTENT_URL: httpUrl,
  CONTENT_API_KEY: text,
  CONTENT_DELIVERY_TOKEN: text,
  CONTENT_ENVIRONMENT: text,
  CONTENT_METHOD: z.enum(['POST', 'GET'], { error: 'must be POST or GET' }).default('POST'),
  CONTENT_TYPES: contentTypes.default(new Map()),
  CONTENT_CACHE_POLICY: cachePolicy.optional(),
  SEARCH_URL: httpUrl,
  SEARCH_ENGINE: text,
  SEARCH_KEY: text,
  SEARCH_DRIVER: z
    .enum(['app-search', 'elasticsearch'], {
      error: 'must be app-search or elasticsearch (also for OpenSearch)',
    })
    .default('app-search'),
  IMAGES_URL: httpUrl,
  IMAGES_ALIAS: text,
  SPEND_URL: httpUrl,
  DISPLAY_TEXT_UIDS: uids.default(['display_text_pro', 'display_text_cart']),
  DUPLICATE_DISPLAY_TEXT_UIDS: uids.default(['duplicate_display_text_cart']),
  CONTENT_PREVIEW_URL: httpUrl.optional(),
  CONTENT_PREVIEW_TOKEN: text.optional(),
  CONTENT_EDITOR_ORIGINS: origins.default([]),
  PREVIEW_SECRET: z.string().min(12, 'must have at least 12 characters').optional(),
  SESSION_SECRET: z.string().min(32, 'must have at least 32 characters'),
  INVALIDATION_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  COMMERCE_HOOK_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  CONTENT_HOOK_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must be a redis or rediss URL' }).optional(),
  STATE_FILE: text.optional(),
  CHANGES_KEPT_DAYS: z.coerce.number().min(0.01).max(90).default(7),
  CHANGES_KEPT_ENTRIES: z.coerce.number().int().min(100).max(10_000_000).default(200_000),
  WORKERS: z.coerce.number().int().min(1).max(128).optional(),
  PORT: port.default(4000),
  HOST: text.default('0.0.0.0'),
  // Required, because a client's Host header must not decide canonical URLs or the cached sitemap.
  PUBLIC_ORIGIN: z.union([z.literal('request'), httpUrl]),
  CDN_URL: cdnUrl.optional(),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  BLOCKED_IPS: addresses,
  NEVER_BLOCKED_IPS: addresses,
  OPEN_GRAPHQL: flag.default(false),
  MAX_REQUESTS_IN_FLIGHT: z.coerce.number().int().min(1).max(10_000).default(200),
  MAX_EVENT_LOOP_DELAY_MS: z.coerce.number().int().min(50).max(60_000).default(1_000),
  MAX_KEPT_MEGABYTES: z.coerce.number().int().min(0).max(16_384).default(32),
  MAX_ANSWER_MEGABYTES: z.coerce.number().int().min(1).max(16_384).default(24),
  PUBLIC_COST_PER_MINUTE: points.default(3_000_000),
  PARTNER_COST_PER_MINUTE: points.default(1_000_000),
  PUBLIC_PAGES_PER_MINUTE: points.default(600),
  CORS_ORIGINS: origins.default([]),
  REQUEST_DEADLINE_MS: z.coerce.number().int().min(100).max(60_000).default(10_000),
  DRAIN_DELAY_MS: z.coerce.number().int().min(0).max(120_000).default(5_000),
  BOT_SITE_KEY: text.optional(),
  BOT_SECRET: text.optional(),
  BOT_ORIGIN: httpUrl.default('https://www.google.com'),
  BOT_MIN_SCORE: z.coerce.number().min(0).max(1).default(0.5),
  TAG_MANAGER_ID: tagManagerId.optional(),
  TAG_MANAGER_ORIGIN: httpUrl.default('https://www.googletagmanager.com'),
  ADMIN_PORT: port.optional(),
  ADMIN_HOST: text.default('127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(0.1),
  OTEL_SERVICE_NAME: text.default('shop-gateway'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

/** Variables of the indexer. */
export const indexerShape = configShape
  .pick({
    COMMERCE_URL: true,
    COMMERCE_DRIVER: true,
    CONTENT_URL: true,
    CONTENT_API_KEY: true,
    CONTENT_DELIVERY_TOKEN: true,
    CONTENT_ENVIRONMENT: true,
    CONTENT_METHOD: true,
    CONTENT_TYPES: true,
    SEARCH_URL: true,
    SEARCH_ENGINE: true,
    SEARCH_DRIVER: true,
    REDIS_URL: true,
    STATE_FILE: true,
    CHANGES_KEPT_DAYS: true,
    CHANGES_KEPT_ENTRIES: true,
  })
  .extend({ ...bigCommerceShape, SEARCH_WRITE_KEY: text });

/** Further variables of the command that registers webhooks. */
export const contentHooksShape = z.object({
  CONTENT_MANAGEMENT_URL: httpUrl.default('https://api.contentstack.io/v3'),
  CONTENT_MANAGEMENT_TOKEN: text.optional(),
});

/** Variables of the partner-key command. */
export const partnersShape = configShape.pick({ REDIS_URL: true, STATE_FILE: true });

/** Variables of the command that reports on shipped operations. */
export const operationReportShape = partnersShape.extend({
  // Files of a build are kept for 14 days, and pages may stay open for as long.
  OPERATION_QUIET_DAYS: z.coerce.number().int().min(14).max(365).default(30),
});

/** Scripts are loaded from it, so it must be tamper-proof in transit. */
function isCdnOrigin(text: string): boolean {
  if (!isOrigin(text)) return false;
  const { protocol, hostname } = new URL(text);
  const isLoopback = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return protocol === 'https:' || (protocol === 'http:' && isLoopback);
}

/** The form of an `Origin` header: nothing after the host, and no `*`, which a policy would treat as a wildcard. */
function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text && !text.includes('*');
}
