/** The sandbox's search index is filled as any other: by the indexer, over the wire. */
import { readIndexerConfig } from '../config/config.ts';
import { runIndexer } from '../ops/indexer/indexer.ts';
import type { Brand } from './brand/types.ts';
import { sandboxEnvironment } from './sandboxConfig.ts';

/** Above this many products, which is for load only, search knows the base locale and German: all eight take minutes. */
const MOST_IN_ALL_LOCALES = 2_000;

/** `url` is the running sandbox's. A later start sends what changed, which is nothing as long as the seed is the same. */
export async function indexSandbox(
  url: string,
  brand: Brand,
  searchDriver: string | undefined,
): Promise<void> {
  const config = readIndexerConfig(sandboxEnvironment({ url, sessionSecret: '', port: 0, searchDriver }));
  await runIndexer(config, {
    // Another seed or another number of products may leave little of what stood there.
    allowShrink: true,
    ...(brand.products.length > MOST_IN_ALL_LOCALES ? { locales: ['en-us', 'de'] } : {}),
  });
}
