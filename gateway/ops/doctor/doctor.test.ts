/** Each broken configuration or service gives one clear line; a healthy one gives none. */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readConfig, readContentManagement } from '../../config/config.ts';
import { sandboxEnvironment } from '../../sandbox/sandboxConfig.ts';
import { startRedis, type TestRedis } from '../../testing/deployment/redis.ts';
import { startTestSandbox, type TestSandbox } from '../../testing/shop/testSandbox.ts';
import type { CheckResult } from './check.ts';
import { registerStoreHooks } from '../hooks/storeHooks.ts';
import { examine } from './doctor.ts';

let sandbox: TestSandbox;
let redis: TestRedis;
const servers: Server[] = [];

beforeAll(async () => {
  [sandbox, redis] = await Promise.all([startTestSandbox(), startRedis()]);
});

afterEach(async () => {
  await fetch(`${sandbox.url}/__sandbox/faults`, { method: 'DELETE' });
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

afterAll(() => Promise.all([sandbox.close(), redis.close()]));

type Environment = Record<string, string>;

function environment(own: Environment = {}, driver?: 'bigcommerce'): Environment {
  const address = { url: sandbox.url, sessionSecret: 'for tests only, long enough to seal', port: 4000 };
  return { ...sandboxEnvironment({ ...address, commerceDriver: driver }), ...own };
}

async function examined(own: Environment): Promise<CheckResult[]> {
  return examine(readConfig(own), readContentManagement(own), {
    connectMs: 2_000,
    callMs: 8_000,
    checkMs: 16_000,
  });
}

/** What is wrong, as `area: check: found`. */
async function complaints(own: Environment): Promise<string[]> {
  const results = await examined(own);
  return results
    .filter(({ status }) => status === 'failed' || status === 'warning')
    .map(({ area, check, found }) => `${area}: ${check}: ${found}`);
}

interface Answer {
  status: number;
  headers: Record<string, string>;
  text: string;
}

/** A service in front of the sandbox that changes some of its answers; its origin. */
async function changing(change: (path: string, answer: Answer) => Answer): Promise<string> {
  const server = createServer((request, response) => {
    void (async () => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part as Buffer);
      const { host: _, connection: __, 'content-length': ___, ...headers } = request.headers;
      const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
      const own = await fetch(`${sandbox.url}${request.url}`, {
        method: request.method ?? 'GET',
        headers: headers as Record<string, string>,
        ...(hasBody ? { body: Buffer.concat(parts) } : {}),
      });
      const type = own.headers.get('content-type') ?? 'application/json';
      const body = Buffer.concat(parts).toString();
      const answer = change(`${request.url} ${body}`, {
        status: own.status,
        headers: { 'content-type': type },
        text: await own.text(),
      });
      response.writeHead(answer.status, answer.headers).end(answer.text);
    })().catch(() => response.destroy());
  });
  servers.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function breakSource(fault: Record<string, unknown>): Promise<void> {
  const response = await fetch(`${sandbox.url}/__sandbox/faults`, {
    method: 'PUT',
    body: JSON.stringify(fault),
  });
  expect(response.status).toBe(200);
}

describe('a healthy shop', () => {
  test('may be slower than pages wait for, once', async () => {
    // Pages wait 800 ms for geolocation.
    await breakSource({ source: 'spend', delayMs: 900 });
    setTimeout(() => void fetch(`${sandbox.url}/__sandbox/faults`, { method: 'DELETE' }), 1_000);
    const results = await examined(environment());
    expect(results.find(({ area, check }) => area === 'spend' && check === 'answers')?.status).toBe('ok');
  });

  test.each([undefined, 'bigcommerce'] as const)('passes every check with driver %s', async (driver) => {
    const results = await examined(environment({ REDIS_URL: redis.url }, driver));
    expect(results.filter(({ status }) => status !== 'ok')).toEqual([]);
    expect(results.length).toBeGreaterThan(20);
  });
});

/** Changes the answers whose path and body match. */
function answersTo(pattern: RegExp, change: (text: string) => string) {
  return (call: string, answer: Answer): Answer =>
    pattern.test(call) && answer.status === 200 ? { ...answer, text: change(answer.text) } : answer;
}

type Fields = { uid: string; schema?: Fields }[];

/** Changes the content types of the stack. */
function typesWith(change: (types: Fields) => Fields) {
  return answersTo(/content_types(\?| .*"skip")/, (text) => {
    const body = JSON.parse(text) as { content_types?: Fields };
    return JSON.stringify(body.content_types ? { content_types: change(body.content_types) } : body);
  });
}

function withoutFieldOf(contentType: string, field: string): (types: Fields) => Fields {
  const without = (fields: Fields): Fields =>
    fields
      .filter(({ uid }) => uid !== field)
      .map((one) => (one.schema ? { ...one, schema: without(one.schema) } : one));
  return (types) => types.map((type) => (type.uid === contentType ? (without([type])[0] ?? type) : type));
}

function fieldAs(contentType: string, field: string, form: object): (types: Fields) => Fields {
  return (types) =>
    types.map((type) =>
      type.uid === contentType
        ? {
            ...type,
            schema: type.schema?.map((one) => (one.uid === field ? { ...one, ...form } : one)) ?? [],
          }
        : type,
    );
}

interface Broken {
  what: string;
  /** Variables that differ. */
  by(): Promise<Environment> | Environment;
  says: string;
}

const stopped = 'http://127.0.0.1:1';

const table: Broken[] = [
  {
    what: 'a content service that is not running',
    by: () => ({ CONTENT_URL: `${stopped}/v3` }),
    says: 'content: connection: 127.0.0.1:1 refuses connections',
  },
  {
    what: 'a host that does not exist',
    by: () => ({ IMAGES_URL: 'http://pictures.invalid' }),
    says: 'pictures: connection: there is no host pictures.invalid',
  },
  {
    what: 'a content key of another stack',
    by: () => ({ CONTENT_API_KEY: 'another-stack' }),
    says: 'content: credentials: the credentials are refused',
  },
  {
    what: 'a revoked content token',
    by: () => ({ CONTENT_DELIVERY_TOKEN: 'revoked-token' }),
    says: 'content: credentials: the credentials are refused',
  },
  {
    what: 'an unknown environment',
    by: () => ({ CONTENT_ENVIRONMENT: 'elsewhere' }),
    says: 'content: credentials: ',
  },
  {
    what: 'a revoked preview token',
    by: () => ({ CONTENT_PREVIEW_TOKEN: 'revoked-preview' }),
    says: 'content: preview: the credentials are refused',
  },
  {
    what: 'a website instead of the content service',
    async by() {
      await breakSource({ source: 'delivery', body: 'html' });
      return {};
    },
    says: 'content: credentials: an answer cannot be read: the answer is not JSON',
  },
  {
    what: 'a content service that breaks connections off',
    async by() {
      await breakSource({ source: 'delivery', drop: true });
      return {};
    },
    says: 'breaks the connection off (ECONNRESET)',
  },
  {
    what: 'a content service that fails',
    async by() {
      await breakSource({ source: 'delivery', status: 500 });
      return {};
    },
    says: 'content: credentials: the service fails (500)',
  },
  {
    what: 'a missing locale',
    by: async () => ({
      CONTENT_URL: `${await changing((call, answer) =>
        /locale=ja|"locale":"ja"/.test(call)
          ? {
              ...answer,
              status: 422,
              text: '{"error_code":141,"error_message":"no","errors":{"locale":["no"]}}',
            }
          : answer,
      )}/v3`,
    }),
    says: 'content: locales: the stack lacks the locale ja',
  },
  {
    what: 'a locale without a fallback',
    by: async () => ({
      CONTENT_URL: `${await changing((call, answer) =>
        /locale=de\b|"locale":"de"/.test(call) && call.includes('include_count')
          ? { ...answer, text: answer.text.replace(/"count":\d+/, '"count":3') }
          : answer,
      )}/v3`,
    }),
    says: 'content: locales: de shows 3 of ',
  },
  {
    what: 'a missing content type that the shop needs',
    by: async () => ({
      CONTENT_URL: `${await changing(typesWith((types) => types.filter(({ uid }) => uid !== 'footer')))}/v3`,
    }),
    says: 'content: content types: the stack has no content type footer',
  },
  {
    what: 'a missing content type that the shop can do without',
    by: async () => ({
      CONTENT_URL: `${await changing(typesWith((types) => types.filter(({ uid }) => uid !== 'athlete')))}/v3`,
    }),
    says: 'content: content types: the stack has no content type athlete',
  },
  {
    what: 'a content type without a field',
    by: async () => ({
      CONTENT_URL: `${await changing(typesWith(withoutFieldOf('color_groups', 'child_colors')))}/v3`,
    }),
    says: 'content: content types: the field is missing: color_groups.child_colors',
  },
  {
    what: 'a group without a field',
    by: async () => ({
      CONTENT_URL: `${await changing(typesWith(withoutFieldOf('product', 'no_index')))}/v3`,
    }),
    says: 'content: content types: the field is missing: product.seo_meta.no_index',
  },
  {
    what: 'a field of another type',
    by: async () => ({
      CONTENT_URL: `${await changing(typesWith(fieldAs('athlete', 'born_year', { data_type: 'text' })))}/v3`,
    }),
    says: 'content: content types: fields of another type: athlete.born_year is text instead of number',
  },
  {
    what: 'a field that holds a list',
    by: async () => ({
      CONTENT_URL: `${await changing(typesWith(fieldAs('product', 'tagline', { multiple: true })))}/v3`,
    }),
    says: 'content: content types: fields of another type: product.tagline is multiple',
  },
  {
    what: 'a search key that may write',
    by: () => ({ SEARCH_KEY: 'private-search-sandbox' }),
    says: 'search: key: the key can change the index',
  },
  {
    what: 'an entry that cannot be read',
    by: async () => ({
      CONTENT_URL: `${await changing(
        answersTo(/\/athlete\//, (text) => text.replace(/"title":"[^"]*"/, '"title":["a list"]')),
      )}/v3`,
    }),
    says: 'content: entries: entries cannot be read: athlete ',
  },
  {
    what: 'products that share an id of a store',
    by: async () => ({
      CONTENT_URL: `${await changing(answersTo(/\/product\//, (text) => text.replaceAll('"id":100002', '"id":100001')))}/v3`,
    }),
    says: 'content: products: several products have one id of a store: us/100001',
  },
  {
    what: 'no checkout address',
    by: async () => ({
      CONTENT_URL: `${await changing(answersTo(/\/brand_settings\//, (text) => text.replaceAll('{cartId}', '')))}/v3`,
    }),
    says: 'commerce: checkout: there is no safe checkout address for us, ca, eu_region_1',
  },
  {
    what: 'a commerce service that fails',
    async by() {
      await breakSource({ source: 'commerce', status: 503 });
      return {};
    },
    says: 'commerce: stores: us: the service fails (503)',
  },
  {
    what: 'a path of the commerce service that does not exist',
    by: () => ({ COMMERCE_URL: `${sandbox.url}/nothing` }),
    says: 'commerce: stores: us: the service refuses the request (404)',
  },
  {
    what: 'a currency that the store does not have',
    by: async () => ({
      COMMERCE_URL: `${await changing(answersTo(/\/currencies/, (text) => text.replaceAll('"CAD"', '"AUD"')))}/api`,
    }),
    says: 'commerce: currencies: the store of ca lacks CAD; it has AUD',
  },
  {
    what: 'a currency without decimal places',
    by: async () => ({
      COMMERCE_URL: `${await changing(answersTo(/\/currencies/, (text) => text.replaceAll(/"decimal_places":"?\d"?/g, '"decimal_places":null')))}/api`,
    }),
    says: 'commerce: currencies: USD of us has no decimal places',
  },
  {
    what: 'a product that the store does not know',
    by: async () => ({
      CONTENT_URL: `${await changing(answersTo(/\/product\//, (text) => text.replaceAll('"id":300001', '"id":399999')))}/v3`,
    }),
    says: 'commerce: products: the store of ca does not know 1 of',
  },
  {
    what: 'a product without a price',
    by: async () => ({
      COMMERCE_URL: `${await changing(
        answersTo(/\/products\?/, (text) =>
          text.replace(/("id":100001\b.*?"calculatedPrice":\{"value":)[\d.]+/, '$10'),
        ),
      )}/api`,
    }),
    says: 'commerce: prices: without a price: ',
  },
  {
    what: 'a wrong search key',
    by: () => ({ SEARCH_KEY: 'search-wrong' }),
    says: 'search: index: the credentials are refused',
  },
  {
    what: 'an index that does not exist',
    by: () => ({ SEARCH_ENGINE: 'nothing' }),
    says: 'search: index: there is no usable index nothing',
  },
  {
    what: 'an empty index',
    by: async () => ({
      SEARCH_URL: await changing(
        answersTo(/search/, (text) =>
          text
            .replace(/"total_results":\d+/, '"total_results":0')
            .replace(/"results":\[.*\]/, '"results":[]'),
        ),
      ),
    }),
    says: 'search: index: the index shop is empty',
  },
  {
    what: 'an index of an older form',
    by: async () => ({
      SEARCH_URL: await changing((call, answer) =>
        call.includes('"on_sale_ca"')
          ? { ...answer, status: 400, text: '{"errors":["Facets contains invalid field: on_sale_ca"]}' }
          : answer,
      ),
    }),
    says: 'search: fields: the index has an older form: it lacks on_sale_ca',
  },
  {
    what: 'an account of pictures that does not have them',
    by: async () => ({
      CONTENT_URL: `${await changing(answersTo(/\/brand_settings\//, (text) => text.replaceAll(/("amplience_brand_alias":)"[^"]*"/g, '$1"elsewhere"')))}/v3`,
    }),
    says: 'pictures: product pictures: 10 of 10 pictures do not exist',
  },
  {
    what: 'a wrong secret of the bot protection',
    by: () => ({ BOT_SECRET: 'private-wrong' }),
    says: 'bot protection: credentials: the secret is refused',
  },
  {
    what: 'a customer group of the shipping settings that the store does not have',
    by: async () => ({
      SPEND_URL: `${await changing(answersTo(/shipping_method_settings\?bcRegion=ca/, (text) => text.replace('31,', '39,')))}/api`,
    }),
    says: 'spend: customer groups: hide_free_shipping_groups names customer groups that do not exist: 39 of ca',
  },
  {
    what: 'a brand that the spend service does not know',
    by: async () => ({
      SPEND_URL: `${await changing((call, answer) =>
        /order_total.*brand_id=no/.test(call)
          ? { ...answer, status: 400, text: '{"title":"no such brand"}' }
          : answer,
      )}/api`,
    }),
    says: 'spend: brands: the service does not know the brand no',
  },
  {
    what: 'small services that fail',
    async by() {
      await breakSource({ source: 'spend', status: 500 });
      return {};
    },
    says: 'spend: answers: the service fails (500)',
  },
  {
    what: 'a clock that is wrong',
    by: async () => ({
      SPEND_URL: `${await changing((_, answer) => ({
        ...answer,
        headers: { ...answer.headers, date: new Date(Date.now() + 3_600_000).toUTCString() },
      }))}/api`,
    }),
    says: 'gateway: clock: the clock of spend is 60 min ahead',
  },
  {
    what: 'a certificate that no authority signed',
    by: async () => ({ SPEND_URL: `${await selfSigned()}/api` }),
    says: 'is not trusted (DEPTH_ZERO_SELF_SIGNED_CERT)',
  },
  {
    what: 'a service without TLS at an https address',
    by: () => ({ SPEND_URL: `${sandbox.url.replace('http:', 'https:')}/api` }),
    says: 'does not speak TLS',
  },
  {
    what: 'a Redis that drops keys',
    async by() {
      await redisSetting('maxmemory-policy', 'allkeys-lru');
      return { REDIS_URL: redis.url };
    },
    says: 'drops keys when its memory is full (allkeys-lru)',
  },
  {
    what: 'a Redis without its password',
    async by() {
      await redisSetting('requirepass', 'a-password');
      return { REDIS_URL: redis.url };
    },
    says: 'redis: server: Redis refuses the credentials',
  },
  {
    what: 'a Redis that does not run',
    by: () => ({ REDIS_URL: 'redis://:a-password@127.0.0.1:1' }),
    says: 'redis: server: Redis does not answer',
  },
];

async function redisSetting(name: string, value: string): Promise<void> {
  const client = new Redis(redis.url);
  await client.config('SET', name, value);
  client.disconnect();
}

async function selfSigned(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'skarn-doctor-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const names = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
  execFileSync('openssl', ['req', ...kind, ...names, '-keyout', key, '-out', cert], { stdio: 'ignore' });
  const pair = { key: await readFile(key), cert: await readFile(cert) };
  await rm(folder, { recursive: true });
  const server = createSecureServer(pair, (_, response) => response.end('{}'));
  servers.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  return `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('exactly one line for', () => {
  test.each(table)('$what', async ({ by, says }) => {
    const [line = '', ...others] = await complaints(environment(await by()));
    expect(line).toContain(says);
    expect(others).toEqual([]);
  });
});

const brokenStores: {
  what: string;
  own: Environment | (() => Promise<Environment>);
  says: string;
}[] = [
  ...(
    [
      ['carts', /skarnca\/v3\/carts/],
      ['orders', /skarnca\/v2\/orders/],
      ['customers', /skarnca\/v3\/customers/],
    ] as const
  ).map(([scope, path]) => ({
    what: `a token without the scope for ${scope}`,
    own: async () => ({
      BIGCOMMERCE_API_URL: await behind(
        'BIGCOMMERCE_API_URL',
        await changing((call, answer) =>
          path.test(call)
            ? {
                ...answer,
                status: 403,
                text: '{"title":"You don\'t have a required scope to access the endpoint"}',
              }
            : answer,
        ),
      ),
    }),
    says: `commerce: permissions: the token of ca may not read ${scope}`,
  })),
  {
    what: 'a token of another store',
    own: { BIGCOMMERCE_CA_ACCESS_TOKEN: 'sandbox-token-us' },
    says: 'commerce: stores: ca: the credentials are refused',
  },
  {
    what: 'an unknown store hash',
    own: { BIGCOMMERCE_US_STORE_HASH: 'nothing' },
    says: 'commerce: stores: us: ',
  },
  {
    what: 'two stores that are exchanged',
    own: {
      BIGCOMMERCE_US_STORE_HASH: 'skarnca',
      BIGCOMMERCE_US_ACCESS_TOKEN: 'sandbox-token-ca',
      BIGCOMMERCE_CA_STORE_HASH: 'skarnus',
      BIGCOMMERCE_CA_ACCESS_TOKEN: 'sandbox-token-us',
    },
    says: 'commerce: stores: the store of us is in CA, ca is in US',
  },
  {
    what: 'one store for two regions',
    own: { BIGCOMMERCE_CA_STORE_HASH: 'skarnus', BIGCOMMERCE_CA_ACCESS_TOKEN: 'sandbox-token-us' },
    says: 'commerce: stores: us, ca lead to the same store',
  },
  {
    what: 'a region with a cart and without a store',
    own: {
      BIGCOMMERCE_CA_STORE_HASH: '',
      BIGCOMMERCE_CA_ACCESS_TOKEN: '',
      BIGCOMMERCE_CA_CHANNEL_ID: '',
      BIGCOMMERCE_CA_CLIENT_ID: '',
      BIGCOMMERCE_CA_CLIENT_SECRET: '',
    },
    says: 'commerce: stores: no store is configured for ca',
  },
];

/** A variable's address behind another origin. */
function behind(name: string, origin: string): string {
  return (environment({}, 'bigcommerce')[name] ?? '').replace(sandbox.url, origin);
}

describe('webhooks at BigCommerce', () => {
  const own = { COMMERCE_HOOK_SECRET: 'commerce secret for these tests only' };

  test('that are missing are a warning, and none when they are registered', async () => {
    const config = environment({ ...own, PUBLIC_ORIGIN: 'https://skarn.example' }, 'bigcommerce');
    const [line = '', ...others] = await complaints(config);
    expect([line, others]).toEqual([
      expect.stringContaining(
        'commerce: webhooks: not all are registered: us lacks 17, 0 are off or outdated',
      ),
      [],
    ]);
    const { commerce, hooks } = readConfig(config);
    if (commerce.driver !== 'bigcommerce') throw new Error('another driver');
    const secret = hooks.commerceSecret ?? '';
    await registerStoreHooks({ commerce, secret, origin: 'https://skarn.example' });
    expect(await complaints(config)).toEqual([]);
  });

  test('cannot reach a shop without https', async () => {
    const lines = await complaints(environment({ ...own, PUBLIC_ORIGIN: 'request' }, 'bigcommerce'));
    expect(lines).toContain('commerce: webhooks: BigCommerce sends webhooks to https addresses only');
  });
});

describe('exactly one line at BigCommerce for', () => {
  test.each(brokenStores)('$what', async ({ own, says }) => {
    const variables = typeof own === 'function' ? await own() : own;
    const [line = '', ...others] = await complaints(environment(variables, 'bigcommerce'));
    expect(line).toContain(says);
    expect(others).toEqual([]);
  });
});
