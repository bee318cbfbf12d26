/** Unit and integration tests: the gateway's in Node, the client's in a simulated browser. */
import { defineConfig } from 'vitest/config';
import { graphqlLiterals } from '../client/build/graphqlLiterals.ts';

export default defineConfig({
  test: {
    root: new URL('..', import.meta.url).pathname,
    maxWorkers: 2,
    projects: [
      {
        // graphql 17 has a development build; Pothos, loaded by Node itself, would get the other one.
        ssr: { resolve: { conditions: ['node', 'module-sync'] } },
        test: {
          name: 'gateway',
          root: new URL('..', import.meta.url).pathname,
          include: ['gateway/**/*.test.ts', 'client/**/*.rules.test.ts', '.ci/**/*.rules.test.ts'],
          environment: 'node',
          // Loading the schema takes a second: once a worker, not once a file.
          isolate: false,
          globalSetup: ['gateway/testing/shop/sandboxCopies.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
          // Whole shops and real processes share two cores. What passes at the second try is reported as flaky (`.ci`).
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
          // A context a file, so that no file sees what another one mocks; forks would load happy-dom for each anew.
          pool: 'vmThreads',
          setupFiles: ['.config/browserGlobals.ts'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
    ],
  },
});
