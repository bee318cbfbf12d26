/** `npm run test:opensearch`: the search driver and the indexer against a real OpenSearch of three nodes, on loopback. */
import { hasJavaAndMaven } from './openSearch.ts';
import { runOpenSearch } from './suites.ts';

if (!hasJavaAndMaven()) {
  console.error(
    'OpenSearch needs Java 17 and Maven (Debian: `sudo apt-get install openjdk-17-jdk-headless maven`).',
  );
  process.exitCode = 1;
} else {
  const { outcome } = await runOpenSearch(null);
  process.exitCode = outcome.ok ? 0 : 1;
}
