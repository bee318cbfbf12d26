/** Tests against a real OpenSearch, apart from the unit tests: they need Java and minutes (`npm run test:opensearch`). */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  ssr: { resolve: { conditions: ['node', 'module-sync'] } },
  test: {
    root: new URL('..', import.meta.url).pathname,
    include: ['gateway/testing/opensearch/*.spec.ts'],
    environment: 'node',
    // Each file starts a cluster of its own.
    fileParallelism: false,
    globalSetup: ['gateway/testing/shop/sandboxCopies.ts'],
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
