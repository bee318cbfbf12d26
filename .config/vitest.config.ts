/** Unit and integration tests: the gateway's in Node, the client's in a simulated browser. */
import { configDefaults, defineConfig } from 'vitest/config';
import { graphqlLiterals } from '../client/build/graphqlLiterals.ts';

export default defineConfig({
  test: {
    root: new URL('..', import.meta.url).pathname,
    maxWorkers: 2,
    // The sandbox reads its data at runtime, so the import graph does not know it.
    forceRerunTriggers: [...configDefaults.forceRerunTriggers, '**/gateway/sandbox/data/**'],
    projects: [
      {
        // graphql 17 has a development build; Pothos, loaded by Node itself, would get the production one.
        ssr: { resolve: { conditions: ['node', 'module-sync'] } },
        test: {
          name: 'gateway',
          root: new URL('..', import.meta.url).pathname,
          include: ['gateway/**/*.test.ts', 'client/**/*.rules.test.ts', '.ci/**/*.rules.test.ts'],
          environment: 'node',
          // Loading the schema takes a second: do it once per worker, not per file.
          isolate: false,
          globalSetup: ['gateway/testing/shop/sandboxCopies.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
          // Whole shops and real processes share two cores. Tests that pass on retry are reported as flaky (`.ci`).
          retry: 1,
        },
      },
      {
        plugins: [graphqlLiterals()],
        test: {
          name: 'client',
          root: new URL('..', import.meta.url).pathname,
          include: ['client/**/*.test.tsx', 'client/**/*.test.ts'],
          exclude: ['client/**/*.rules.test.ts', '**/node_modules/**'],
          environment: 'happy-dom',
          // One context per file isolates mocks; forks would load happy-dom for each file.
          pool: 'vmThreads',
          setupFiles: ['.config/browserGlobals.ts'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
    ],
  },
});
