/** Each fault of the smaller services, of connections and of Redis gives one clear line. */
import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer as createSecureServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { startRedis, type TestRedis } from '../../testing/deployment/redis.ts';
import {
  answersTo,
  breakSource,
  type Broken,
  changing,
  environment,
  expectOneLine,
  openSandbox,
  sandboxUrl,
  serve,
} from '../../testing/testDoctor.ts';

openSandbox();

let redis: TestRedis;
beforeAll(async () => {
  redis = await startRedis();
});
afterAll(() => redis.close());

const table: Broken[] = [
  {
    what: 'a host that does not exist',
    by: () => ({ IMAGES_URL: 'http://pictures.invalid' }),
    says: 'pictures: connection: there is no host pictures.invalid',
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
    by: () => ({ SPEND_URL: `${sandboxUrl().replace('http:', 'https:')}/api` }),
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
  return `https://127.0.0.1:${(await serve(server)).port}`;
}

describe('exactly one line for', () => {
  test.each(table)('$what', async ({ by, says }) => expectOneLine(environment(await by()), says));
});
