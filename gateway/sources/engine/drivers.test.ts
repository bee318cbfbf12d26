/**
 * One behaviour, whichever service answers: every driver against the stand-in that speaks its language, over loopback,
 * with the same eight products in two locales.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { elasticStandin } from '../../sandbox/engine/elastic/server.ts';
import { sampleDocuments } from '../../sandbox/engine/sampleDocuments.ts';
import { engineStandin } from '../../sandbox/engine/server.ts';
import type { Standin } from '../../sandbox/source.ts';
import { driverCases, fillWithSamples } from '../../testing/contract/driverCases.ts';
import { caller } from '../../testing/shop/caller.ts';
import { listen, type Listening } from '../../testing/shop/listen.ts';
import { createEngine, engineSource, type EngineConfig } from './engine.ts';

interface Service {
  standin(dataDir: string): Standin;
  config(url: string): EngineConfig;
  write(config: EngineConfig): Promise<void>;
}

const services: [string, Service][] = [
  [
    'app-search',
    {
      standin: (dataDir) => engineStandin(sampleDocuments, { dataDir, fresh: true }),
      config: (url) => ({ url, engine: 'shop', key: 'search-sandbox' }),
      write: async () => {},
    },
  ],
  [
    'elasticsearch',
    {
      standin: (dataDir) => elasticStandin({ dataDir, fresh: true }),
      config: (url) => ({
        driver: 'elasticsearch',
        url: `${url}/elastic`,
        engine: 'shop',
        key: 'search-sandbox',
      }),
      write: fillWithSamples,
    },
  ],
];

describe.each(services)('%s', (_, service) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'drivers-'));
  let standin: Standin;
  let server: Listening;

  beforeAll(async () => {
    standin = service.standin(dataDir);
    server = await listen(standin.app);
    await service.write({ ...service.config(server.url), key: 'private-search-sandbox' });
  });
  afterAll(async () => {
    await server.close();
    await standin.close();
    rmSync(dataDir, { recursive: true });
  });

  driverCases(() => service.config(server.url));

  test('a wrong key and an unknown index have the status in brackets and the service’s error', async () => {
    for (const [changed, status, code] of [
      [{ key: 'nope' }, 401, 'SOURCE_MISCONFIGURED'],
      [{ engine: 'other' }, 404, 'SOURCE_REFUSED'],
    ] as const) {
      const failing = engineSource({ ...service.config(server.url), ...changed });
      const search = createEngine(failing, caller()).search({});
      await expect(search).rejects.toMatchObject({
        message: expect.stringMatching(new RegExp(`^engine\\.\\w+: \\[${status}\\] \\w`)) as unknown,
        code,
        status,
      });
      await failing.close();
    }
  });
});
