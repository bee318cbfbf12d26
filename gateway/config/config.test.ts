import { availableParallelism } from 'node:os';
import { describe, expect, test } from 'vitest';
import { ConfigError, namesNoSource, readConfig, readIndexerConfig, readPartnersConfig } from './config.ts';

const complete = {
  COMMERCE_URL: 'http://127.0.0.1:4100/api',
  CONTENT_URL: 'http://127.0.0.1:4100/v3/',
  CONTENT_API_KEY: 'sandbox',
  CONTENT_DELIVERY_TOKEN: 'sandbox',
  CONTENT_ENVIRONMENT: 'production',
  SEARCH_URL: 'http://127.0.0.1:4100',
  SEARCH_ENGINE: 'shop',
  SEARCH_KEY: 'search-sandbox',
  IMAGES_URL: 'http://127.0.0.1:4100',
  IMAGES_ALIAS: 'k2',
  SPEND_URL: 'http://127.0.0.1:4100/api',
  SESSION_SECRET: 'a secret that is at least 32 characters long',
  PUBLIC_ORIGIN: 'https://shop.example',
};

describe('readConfig', () => {
  test('by default, shutdown waits for proxies to notice', () => {
    expect(readConfig(complete).drainDelayMs).toBe(5_000);
    expect(readConfig({ ...complete, DRAIN_DELAY_MS: '0' }).drainDelayMs).toBe(0);
    for (const wrong of ['-1', 'soon', '3600000'])
      expect(() => readConfig({ ...complete, DRAIN_DELAY_MS: wrong })).toThrow('DRAIN_DELAY_MS');
  });

  test('requires the public origin; a sandbox may take it from each request', () => {
    const { PUBLIC_ORIGIN: _, ...without } = complete;
    expect(() => readConfig(without)).toThrow('PUBLIC_ORIGIN is missing');
    expect(() => readConfig({ ...complete, PUBLIC_ORIGIN: 'shop.example' })).toThrow('PUBLIC_ORIGIN');
    expect(readConfig(complete).publicOrigin).toBe('https://shop.example');
    expect(readConfig({ ...complete, PUBLIC_ORIGIN: 'request' }).publicOrigin).toBeNull();
  });

  test('without Redis it is one process; with it as many workers as cores, or as configured', () => {
    const REDIS_URL = 'redis://127.0.0.1:6379';
    expect(readConfig(complete).workers).toBe(1);
    expect(readConfig({ ...complete, REDIS_URL }).workers).toBe(availableParallelism());
    expect(readConfig({ ...complete, REDIS_URL, WORKERS: '3' }).workers).toBe(3);
    expect(readConfig({ ...complete, WORKERS: '1' }).workers).toBe(1);
    expect(() => readConfig({ ...complete, WORKERS: '2' })).toThrow('WORKERS is 2 but REDIS_URL is missing');
    for (const wrong of ['0', 'many'])
      expect(() => readConfig({ ...complete, REDIS_URL, WORKERS: wrong })).toThrow('WORKERS');
  });

  test('takes the origin of a CDN: https, or http on localhost', () => {
    expect(readConfig(complete).cdnUrl).toBeNull();
    for (const origin of ['https://cdn.example', 'http://127.0.0.1:4200', 'http://localhost:4200'])
      expect(readConfig({ ...complete, CDN_URL: origin }).cdnUrl).toBe(origin);
    for (const wrong of ['http://cdn.example', 'https://cdn.example/shop', '//cdn.example', 'cdn.example'])
      expect(() => readConfig({ ...complete, CDN_URL: wrong })).toThrow('CDN_URL must be an https origin');
  });

  test('takes a complete environment, base URLs without trailing slash', () => {
    const config = readConfig(complete);
    expect(config.delivery.url).toBe('http://127.0.0.1:4100/v3');
    expect(config.port).toBe(4000);
    expect(config.openGraphql).toBe(false);
    expect(config.tagManager).toBeNull();
    expect(config.botCheck).toBeNull();
  });

  test('sheds load above 200 requests or one second of delay by default', () => {
    expect(readConfig(complete).shedding).toEqual({ maxInFlight: 200, maxDelayMs: 1_000 });
    const told = { ...complete, MAX_REQUESTS_IN_FLIGHT: '50', MAX_EVENT_LOOP_DELAY_MS: '300' };
    expect(readConfig(told).shedding).toEqual({ maxInFlight: 50, maxDelayMs: 300 });
    expect(() => readConfig({ ...complete, MAX_REQUESTS_IN_FLIGHT: '0' })).toThrow('MAX_REQUESTS_IN_FLIGHT');
  });

  test('webhooks need a secret of at least 16 characters', () => {
    expect(readConfig(complete).invalidationSecret).toBeNull();
    const told = { ...complete, INVALIDATION_SECRET: 'sixteen or more!' };
    expect(readConfig(told).invalidationSecret).toBe('sixteen or more!');
    expect(() => readConfig({ ...complete, INVALIDATION_SECRET: 'fifteen or less' })).toThrow(
      'INVALIDATION_SECRET must have at least 16 characters',
    );
  });

  test('caches 32 megabytes of responses and 24 of answers by default', () => {
    expect(readConfig(complete).responseCacheBytes).toBe(32 * 1024 * 1024);
    expect(readConfig(complete).answerCacheBytes).toBe(24 * 1024 * 1024);
    expect(readConfig({ ...complete, MAX_KEPT_MEGABYTES: '0' }).responseCacheBytes).toBe(0);
  });

  test('search is App Search by default', () => {
    expect(readConfig(complete).engine).toEqual({
      driver: 'app-search',
      url: 'http://127.0.0.1:4100',
      engine: 'shop',
      key: 'search-sandbox',
    });
    expect(readConfig({ ...complete, SEARCH_DRIVER: 'elasticsearch' }).engine.driver).toBe('elasticsearch');
  });

  test('names the entries with display texts in the other content stack', () => {
    expect(readConfig(complete).spend.displayTexts).toEqual({
      display_text: ['display_text_pro', 'display_text_cart'],
      duplicate_display_text: ['duplicate_display_text_cart'],
    });
    const others = { ...complete, DISPLAY_TEXT_UIDS: 'texts_a, texts_b' };
    expect(readConfig(others).spend.displayTexts.display_text).toEqual(['texts_a', 'texts_b']);
  });

  test('content types may have other names in the stack', () => {
    const { contentTypes } = readConfig({ ...complete, CONTENT_TYPES: 'product=produkt' }).delivery;
    expect([...contentTypes]).toEqual([['product', 'produkt']]);
    expect(() => readConfig({ ...complete, CONTENT_TYPES: 'produkt=x' })).toThrow(
      "CONTENT_TYPES names 'produkt', which is no content type",
    );
  });

  test('content is requested by POST, as specified, and cached by age by default', () => {
    expect(readConfig(complete).delivery).toMatchObject({ method: 'POST', cachePolicy: null });
    const told = { ...complete, CONTENT_METHOD: 'GET', CONTENT_CACHE_POLICY: '-1' };
    expect(readConfig(told).delivery).toMatchObject({ method: 'GET', cachePolicy: -1 });
    expect(() => readConfig({ ...complete, CONTENT_METHOD: 'PUT' })).toThrow(
      'CONTENT_METHOD must be POST or GET',
    );
  });

  test.each(['4', '-2', '1.5', 'x', ' '])(
    'cache policy must be a number from -1 to 3: %j is refused',
    (wrong) => {
      expect(() => readConfig({ ...complete, CONTENT_CACHE_POLICY: wrong })).toThrow(
        'CONTENT_CACHE_POLICY must be a number from -1 to 3',
      );
    },
  );

  test('budgets and CORS origins have defaults for a shop without partners', () => {
    const { budgets, corsOrigins } = readConfig(complete);
    expect(budgets).toEqual({
      publicCostPerMinute: 3_000_000,
      partnerCostPerMinute: 1_000_000,
      pagesPerMinute: 600,
    });
    expect(corsOrigins).toEqual([]);
    const named = { ...complete, CORS_ORIGINS: 'https://a.example, http://localhost:8080' };
    expect(readConfig(named).corsOrigins).toEqual(['https://a.example', 'http://localhost:8080']);
  });

  test('a tag manager has an id and an origin that tests may replace', () => {
    const id = { ...complete, TAG_MANAGER_ID: 'GTM-AB12CD' };
    expect(readConfig(id).tagManager).toEqual({
      id: 'GTM-AB12CD',
      origin: 'https://www.googletagmanager.com',
    });
    const elsewhere = { ...id, TAG_MANAGER_ORIGIN: 'http://127.0.0.1:9/' };
    expect(readConfig(elsewhere).tagManager?.origin).toBe('http://127.0.0.1:9');
  });

  test('blocks no address by default', () => {
    const { callers } = readConfig(complete);
    expect([callers.blocked.has('192.0.2.7'), callers.neverBlocked.has('192.0.2.7')]).toEqual([false, false]);
    const told = readConfig({ ...complete, BLOCKED_IPS: '192.0.2.0/24', NEVER_BLOCKED_IPS: '192.0.2.7' });
    expect(told.callers.blocked.has('192.0.2.9')).toBe(true);
    expect(told.callers.neverBlocked.has('192.0.2.7')).toBe(true);
  });

  test('refuses invalid addresses and names them', () => {
    const wrong = { ...complete, BLOCKED_IPS: '192.0.2.7,192.0.2.300 here', NEVER_BLOCKED_IPS: '::1/200' };
    expect(() => readConfig(wrong)).toThrow(
      /BLOCKED_IPS names '192\.0\.2\.300', .*\n.*BLOCKED_IPS names 'here', .*\n.*NEVER_BLOCKED_IPS names '::1\/200'/,
    );
  });

  test('the admin port and tracing are off by default', () => {
    expect(readConfig(complete)).toMatchObject({ admin: null, tracing: null });
    expect(readConfig({ ...complete, ADMIN_PORT: '9464' }).admin).toEqual({ port: 9464, host: '127.0.0.1' });
    expect(readConfig({ ...complete, ADMIN_PORT: '9464', ADMIN_HOST: '0.0.0.0' }).admin?.host).toBe(
      '0.0.0.0',
    );
    const traced = { ...complete, OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318/' };
    expect(readConfig(traced).tracing).toEqual({
      endpoint: 'http://127.0.0.1:4318',
      ratio: 0.1,
      service: 'shop-gateway',
    });
    expect(() => readConfig({ ...traced, OTEL_TRACES_SAMPLER_ARG: '2' })).toThrow('OTEL_TRACES_SAMPLER_ARG');
  });

  test.each(Object.keys(complete))('refuses to start without %s and names it', (name) => {
    const lacking = { ...complete, [name]: '' };
    expect(() => readConfig(lacking)).toThrow(ConfigError);
    expect(() => readConfig(lacking)).toThrow(`${name} is missing`);
  });

  test.each([
    ['COMMERCE_URL', 'ftp://files', 'COMMERCE_URL must be an http or https URL'],
    ['SESSION_SECRET', 'short', 'SESSION_SECRET must have at least 32 characters'],
    ['PORT', '70000', 'PORT'],
    ['SEARCH_DRIVER', 'solr', 'SEARCH_DRIVER must be app-search or elasticsearch (also for OpenSearch)'],
    [
      'TAG_MANAGER_ID',
      'gtm-ab12cd',
      "TAG_MANAGER_ID 'gtm-ab12cd' is not a tag manager id. Did you mean 'GTM-AB12CD'?",
    ],
    ['BOT_ORIGIN', 'bots.example', 'BOT_ORIGIN must be an http or https URL'],
    ['BOT_MIN_SCORE', '1.5', 'BOT_MIN_SCORE'],
    ['PUBLIC_COST_PER_MINUTE', '0', 'PUBLIC_COST_PER_MINUTE'],
    ['CORS_ORIGINS', 'https://a.example/page', 'CORS_ORIGINS must be origins'],
    ['TAG_MANAGER_ORIGIN', 'tags.example', 'TAG_MANAGER_ORIGIN must be an http or https URL'],
  ])('reports what is wrong with %s=%s', (name, value, message) => {
    expect(() => readConfig({ ...complete, [name]: value })).toThrow(message);
  });
});

describe('with BigCommerce', () => {
  const { COMMERCE_URL: _, ...others } = complete;
  const storeOf = (region: string) => ({
    [`BIGCOMMERCE_${region}_STORE_HASH`]: 'abc123',
    [`BIGCOMMERCE_${region}_ACCESS_TOKEN`]: 'secret-token',
    [`BIGCOMMERCE_${region}_CLIENT_ID`]: 'client',
    [`BIGCOMMERCE_${region}_CLIENT_SECRET`]: 'secret-of-client',
  });
  const bigCommerce = { ...others, COMMERCE_DRIVER: 'bigcommerce', ...storeOf('US') };

  test('a region without a store has none, and the channel is the first', () => {
    const store = {
      hash: 'abc123',
      accessToken: 'secret-token',
      channelId: 1,
      clientId: 'client',
      clientSecret: 'secret-of-client',
    };
    expect(readConfig({ ...bigCommerce, ...storeOf('EU_REGION_1') }).commerce).toEqual({
      driver: 'bigcommerce',
      url: 'https://api.bigcommerce.com',
      stores: { us: store, eu_region_1: store },
    });
    const { commerce } = readConfig({ ...bigCommerce, BIGCOMMERCE_US_CHANNEL_ID: '1234' });
    expect(commerce).toMatchObject({ stores: { us: { channelId: 1234 } } });
  });

  test.each(['STORE_HASH', 'ACCESS_TOKEN', 'CLIENT_ID', 'CLIENT_SECRET'])(
    'all variables of a region are required, such as %s',
    (part) => {
      const name = `BIGCOMMERCE_US_${part}`;
      expect(() => readConfig({ ...bigCommerce, [name]: '' })).toThrow(`${name} is missing`);
    },
  );

  test('one region is required', () => {
    expect(() => readConfig({ ...others, COMMERCE_DRIVER: 'bigcommerce' })).toThrow(
      'BIGCOMMERCE_US_STORE_HASH is missing',
    );
  });

  test.each([
    ['BIGCOMMERCE_US_STORE_HASH', 'a/../b', 'BIGCOMMERCE_US_STORE_HASH must have letters and digits only'],
    ['BIGCOMMERCE_US_CHANNEL_ID', '0', 'BIGCOMMERCE_US_CHANNEL_ID must be 1 or more'],
    ['BIGCOMMERCE_API_URL', 'http://api.example', 'BIGCOMMERCE_API_URL must be an https URL'],
    ['COMMERCE_DRIVER', 'other', 'COMMERCE_DRIVER must be shop-api or bigcommerce'],
  ])('reports what is wrong with %s=%s, without the value of another one', (name, value, message) => {
    const read = () => readConfig({ ...bigCommerce, [name]: value });
    expect(read).toThrow(message);
    expect(read).not.toThrow(/secret-/);
  });

  test('is given, so the sandbox is not started', () => {
    expect(namesNoSource({ BIGCOMMERCE_US_STORE_HASH: 'abc123' })).toBe(false);
  });

  test('the indexer reads the same stores', () => {
    const { commerce } = readIndexerConfig({ ...bigCommerce, SEARCH_WRITE_KEY: 'private-key' });
    expect(commerce).toEqual(readConfig(bigCommerce).commerce);
  });
});

describe('readPartnersConfig', () => {
  test('needs only the key storage variables', () => {
    expect(readPartnersConfig({ STATE_FILE: 'state.sqlite' })).toEqual({
      redisUrl: null,
      stateFile: 'state.sqlite',
    });
    expect(readPartnersConfig({ REDIS_URL: 'redis://127.0.0.1:6379' }).redisUrl).toBe(
      'redis://127.0.0.1:6379',
    );
  });

  test('refuses to store keys in memory', () => {
    expect(() => readPartnersConfig({ STATE_FILE: '' })).toThrow(/REDIS_URL or STATE_FILE is missing/);
  });
});

describe('readIndexerConfig', () => {
  const {
    IMAGES_URL: _,
    SESSION_SECRET: __,
    SEARCH_KEY: ___,
    ...needed
  } = {
    ...complete,
    SEARCH_WRITE_KEY: 'private-key',
  };

  test('needs only its sources and a write key', () => {
    expect(readIndexerConfig(needed)).toEqual({
      commerce: { driver: 'shop-api', url: 'http://127.0.0.1:4100/api' },
      redisUrl: null,
      stateFile: null,
      changes: { days: 7, entries: 200_000 },
      delivery: {
        url: 'http://127.0.0.1:4100/v3',
        apiKey: 'sandbox',
        deliveryToken: 'sandbox',
        environment: 'production',
        method: 'POST',
        contentTypes: new Map(),
      },
      engine: {
        driver: 'app-search',
        url: 'http://127.0.0.1:4100',
        engine: 'shop',
        writeKey: 'private-key',
      },
    });
    expect(readIndexerConfig({ ...needed, SEARCH_DRIVER: 'elasticsearch' }).engine.driver).toBe(
      'elasticsearch',
    );
  });

  test.each(['COMMERCE_URL', 'CONTENT_URL', 'SEARCH_URL', 'SEARCH_ENGINE', 'SEARCH_WRITE_KEY'])(
    'refuses to start without %s and names it',
    (name) => {
      expect(() => readIndexerConfig({ ...needed, [name]: '' })).toThrow(
        `The indexer cannot start:\n  ${name} is missing`,
      );
    },
  );

  test('the gateway ignores a write key', () => {
    expect(JSON.stringify(readConfig({ ...complete, SEARCH_WRITE_KEY: 'private-key' }))).not.toContain(
      'private-key',
    );
  });
});

describe('preview', () => {
  const preview = { CONTENT_PREVIEW_URL: 'https://preview.example/v3', CONTENT_PREVIEW_TOKEN: 'token' };

  test('is off without its variables', () => {
    expect(readConfig(complete)).toMatchObject({ previewSecret: null });
    expect(readConfig(complete).delivery.preview).toBeUndefined();
  });
  test('has a host, a token and the editors’ secret', () => {
    const config = readConfig({ ...complete, ...preview, PREVIEW_SECRET: 'open, sesame' });
    expect(config.delivery.preview).toEqual({ url: 'https://preview.example/v3', token: 'token' });
    expect(config.previewSecret).toBe('open, sesame');
  });
  test.each(Object.keys(preview))('without %s alone it refuses to start and names it', (name) => {
    expect(() => readConfig({ ...complete, ...preview, [name]: '' })).toThrow(`${name} is missing`);
  });
  test('a short secret is refused', () => {
    expect(() => readConfig({ ...complete, ...preview, PREVIEW_SECRET: 'short' })).toThrow('PREVIEW_SECRET');
  });
  test('may be framed by the configured editor origins, by none by default', () => {
    expect(readConfig(complete).editorOrigins).toEqual([]);
    const told = { CONTENT_EDITOR_ORIGINS: 'https://app.example, https://eu-app.example:8443' };
    expect(readConfig({ ...complete, ...told }).editorOrigins).toEqual([
      'https://app.example',
      'https://eu-app.example:8443',
    ]);
  });
  test.each([
    '*',
    'https://*.example',
    'app.example',
    'https://app.example/path',
    'https://a.example; script-src *',
  ])('%s is refused as a frame origin', (origin) => {
    expect(() => readConfig({ ...complete, CONTENT_EDITOR_ORIGINS: origin })).toThrow(
      'CONTENT_EDITOR_ORIGINS must be origins',
    );
  });
  test('a secret without preview variables is ignored', () => {
    expect(readConfig({ ...complete, PREVIEW_SECRET: 'open, sesame' }).previewSecret).toBeNull();
  });
});

describe('bot protection', () => {
  const keys = { BOT_SITE_KEY: 'site', BOT_SECRET: 'secret' };

  test('has the vendor’s origin and a medium score by default', () => {
    expect(readConfig({ ...complete, ...keys }).botCheck).toEqual({
      siteKey: 'site',
      secret: 'secret',
      origin: 'https://www.google.com',
      minScore: 0.5,
    });
    const told = { ...keys, BOT_ORIGIN: 'https://www.recaptcha.net/', BOT_MIN_SCORE: '0.7' };
    expect(readConfig({ ...complete, ...told }).botCheck).toMatchObject({
      origin: 'https://www.recaptcha.net',
      minScore: 0.7,
    });
  });
  test.each(Object.keys(keys))('without %s alone it refuses to start and names it', (name) => {
    expect(() => readConfig({ ...complete, ...keys, [name]: '' })).toThrow(`${name} is missing`);
  });
});

describe('namesNoSource', () => {
  test('is true for an environment without any source variable', () => {
    expect(namesNoSource({ PORT: '4000', SESSION_SECRET: 'x' })).toBe(true);
  });
  test('is false as soon as one is set: a partial configuration must be refused', () => {
    expect(namesNoSource({ SEARCH_KEY: 'x' })).toBe(false);
  });
});
