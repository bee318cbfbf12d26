/** Fills the sandbox's search index with the real indexer, over HTTP. */
import { readIndexerConfig, type Config } from '../config/config.ts';
import { runIndexer } from '../ops/indexer/indexer.ts';
import type { Brand } from './brand/types.ts';
import { sandboxEnvironment } from './sandboxConfig.ts';

const MAX_IN_ALL_LOCALES = 2_000;

/** All; of a large shop, for load tests only, the base locale and German: all eight take minutes. */
export function indexedLocales(products: number): { locales?: readonly string[] } {
  return products > MAX_IN_ALL_LOCALES ? { locales: ['en-us', 'de'] } : {};
}

/** Where the gateway beside the sandbox reads the log of product changes. */
export type ChangesPlace = Pick<Config, 'redisUrl' | 'stateFile'>;

/** `url` is the running sandbox's. A restart with the same seed sends no documents. */
export async function indexSandbox(
  url: string,
  brand: Brand,
  searchDriver: string | undefined,
  changes: ChangesPlace = { redisUrl: null, stateFile: null },
): Promise<void> {
  const config = readIndexerConfig(sandboxEnvironment({ url, sessionSecret: '', port: 0, searchDriver }));
  await runIndexer(
    { ...config, ...changes },
    {
      // Another seed or number of products may replace most documents.
      allowShrink: true,
      ...indexedLocales(brand.products.length),
    },
  );
}
