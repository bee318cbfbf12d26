import { describe, expect, test } from 'vitest';
import { ConfigError, namesNoSource, readConfig, readIndexerConfig } from './config.ts';

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
};

describe('readConfig', () => {
  test('takes a complete environment, base URLs without trailing slash', () => {
    const config = readConfig(complete);
    expect(config.delivery.url).toBe('http://127.0.0.1:4100/v3');
    expect(config.port).toBe(4000);
    expect(config.openGraphql).toBe(false);
    expect(config.tagManager).toBeNull();
  });

  test('search is App Search unless another driver is named', () => {
    expect(readConfig(complete).engine).toEqual({
      driver: 'app-search',
      url: 'http://127.0.0.1:4100',
      engine: 'shop',
      key: 'search-sandbox',
    });
    expect(readConfig({ ...complete, SEARCH_DRIVER: 'elasticsearch' }).engine.driver).toBe('elasticsearch');
  });

  test('a tag manager has an id, and an origin that a test may replace', () => {
    const id = { ...complete, TAG_MANAGER_ID: 'GTM-AB12CD' };
    expect(readConfig(id).tagManager).toEqual({
      id: 'GTM-AB12CD',
      origin: 'https://www.googletagmanager.com',
    });
    const elsewhere = { ...id, TAG_MANAGER_ORIGIN: 'http://127.0.0.1:9/' };
    expect(readConfig(elsewhere).tagManager?.origin).toBe('http://127.0.0.1:9');
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
    [
      'SEARCH_DRIVER',
      'solr',
      'SEARCH_DRIVER must be app-search or elasticsearch, which stands for OpenSearch, too',
    ],
    [
      'TAG_MANAGER_ID',
      'gtm-ab12cd',
      "TAG_MANAGER_ID 'gtm-ab12cd' is no tag manager id. Did you mean 'GTM-AB12CD'?",
    ],
    ['TAG_MANAGER_ORIGIN', 'tags.example', 'TAG_MANAGER_ORIGIN must be an http or https URL'],
  ])('says what is wrong with %s=%s', (name, value, message) => {
    expect(() => readConfig({ ...complete, [name]: value })).toThrow(message);
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

  test('takes where it reads and a key that may write, and asks for nothing else of the gateway', () => {
    expect(readIndexerConfig(needed)).toEqual({
      commerce: { url: 'http://127.0.0.1:4100/api' },
      delivery: {
        url: 'http://127.0.0.1:4100/v3',
        apiKey: 'sandbox',
        deliveryToken: 'sandbox',
        environment: 'production',
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

  test('a write key is nothing to the gateway', () => {
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
  test('a secret that is easily guessed is refused', () => {
    expect(() => readConfig({ ...complete, ...preview, PREVIEW_SECRET: 'short' })).toThrow('PREVIEW_SECRET');
  });
  test('a secret opens nothing where there is nothing to open', () => {
    expect(readConfig({ ...complete, PREVIEW_SECRET: 'open, sesame' }).previewSecret).toBeNull();
  });
});

describe('namesNoSource', () => {
  test('is true for an environment without any source variable', () => {
    expect(namesNoSource({ PORT: '4000', SESSION_SECRET: 'x' })).toBe(true);
  });
  test('is false as soon as one is set: some but not all must refuse', () => {
    expect(namesNoSource({ SEARCH_KEY: 'x' })).toBe(false);
  });
});
