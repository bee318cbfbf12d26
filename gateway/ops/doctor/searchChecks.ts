/** The search service: credentials, the index's fields, and the documents of each market. */
import { isShownIn } from '../../graph/region/markets/region.rules.ts';
import { createEngine } from '../../sources/engine/engine.ts';
import { clicksOf, mayWrite } from '../../sources/engine/elastic/elasticDriver.ts';
import { SourceError } from '../../sources/transport/errors.ts';
import { indexSettings } from '../indexer/indexSettings.ts';
import type { Check, Outcome } from './check.ts';
import { failed, named, warning } from './problem.ts';
import type { ShopReadings } from './shopReadings.ts';

const area = 'search';
const runIndexer = 'Run node gateway/ops/indexer/main.ts';
const fieldsAtOnce = 8;

export function searchChecks(shop: ShopReadings): Check[] {
  return [
    { area, name: 'index', needs: ['search: connection'], run: () => indexOf(shop) },
    { area, name: 'key', needs: ['search: index'], run: () => keyOf(shop) },
    { area, name: 'fields', needs: ['search: index'], run: () => fieldsOfIndex(shop) },
    {
      area,
      name: 'documents',
      needs: ['search: fields', 'content: products'],
      run: () => documentsOf(shop),
    },
  ];
}

async function indexOf({ sources, callerIn, config }: ShopReadings): Promise<Outcome> {
  const engine = createEngine(sources.engine, callerIn());
  try {
    const { totalResults } = await engine.search({ page: { size: 1 }, locales: [], regions: [] });
    return totalResults > 0
      ? `${config.engine.engine}: ${totalResults} documents`
      : failed(`the index ${config.engine.engine} is empty`, `${runIndexer} with this configuration.`);
  } catch (error) {
    if (
      error instanceof SourceError &&
      (error.status === 404 || (error.status === null && error.code === 'SOURCE_MISCONFIGURED'))
    )
      return failed(
        `there is no usable index ${config.engine.engine}: ${textOf(error)}`,
        `Correct SEARCH_ENGINE, or create the index: ${runIndexer}.`,
      );
    throw error;
  }
}

/** App Search's keys say in their first word what they may do; the other services are asked. */
async function keyOf({ config, sources, callerIn }: ShopReadings): Promise<Outcome> {
  const { driver, engine, key } = config.engine;
  const isStrong =
    driver === 'app-search' ? !key.startsWith('search-') : await mayWrite(sources.engine, engine, callerIn());
  if (!isStrong) return 'may only search';
  return warning(
    'the key can change the index',
    driver === 'app-search'
      ? 'Set SEARCH_KEY to a search key (search-…); the private one belongs in SEARCH_WRITE_KEY, for the indexer.'
      : `Give SEARCH_KEY a role that reads ${engine} and adds to ${clicksOf(engine)}; the one that writes belongs in SEARCH_WRITE_KEY, for the indexer.`,
  );
}

async function fieldsOfIndex({ sources, callerIn }: ShopReadings): Promise<Outcome> {
  // The indexer alone reads fingerprints: OpenSearch keeps no values of them that could be counted.
  const fields = Object.keys(indexSettings.fields).filter((field) => field !== 'fingerprint');
  const isLacking = async (field: string): Promise<boolean> => {
    const engine = createEngine(sources.engine, callerIn());
    try {
      await engine.search({ page: { size: 1 }, facets: { [field]: { type: 'value', size: 1 } } });
      return false;
    } catch (error) {
      if (error instanceof SourceError && error.status === 400 && /invalid field/i.test(error.message))
        return true;
      throw error;
    }
  };
  const lacking: string[] = [];
  // All at once would keep a small service busy for longer than a call may take.
  for (let from = 0; from < fields.length; from += fieldsAtOnce) {
    const some = fields.slice(from, from + fieldsAtOnce);
    const answers = await Promise.all(some.map(isLacking));
    lacking.push(...some.filter((_, place) => answers[place]));
  }
  return lacking.length > 0
    ? failed(
        `the index has an older form: it lacks ${named(lacking)}`,
        `${runIndexer} of this version: lists and filters by these fields fail.`,
      )
    : `${fields.length} fields`;
}

async function documentsOf({ sources, callerIn, products, shownScopes }: ShopReadings): Promise<Outcome> {
  const published = (await products()).filter((product) => product !== null);
  const counts = await Promise.all(
    (await shownScopes()).map(async (scope) => {
      const engine = createEngine(sources.engine, callerIn(scope));
      const { totalResults } = await engine.search({
        page: { size: 1 },
        filters: [{ field: 'document_kind', values: ['product'] }],
      });
      const wanted = published.filter(({ regions }) => isShownIn(regions, scope.contentRegion)).length;
      return { market: `${scope.contentLocale} in ${scope.contentRegion}`, indexed: totalResults, wanted };
    }),
  );
  const empty = counts.filter(({ indexed, wanted }) => indexed === 0 && wanted > 0);
  if (empty.length > 0)
    return failed(
      `no products in the index for ${named(empty.map(({ market }) => market))}`,
      `${runIndexer}.`,
    );
  const other = counts.filter(({ indexed, wanted }) => indexed !== wanted);
  if (other.length > 0)
    return warning(
      `the index is behind: ${named(
        other.map(({ market, indexed, wanted }) => `${indexed} of ${wanted} products for ${market}`),
        3,
      )}`,
      `${runIndexer}, and let it run every few minutes.`,
    );
  return `${counts.length} markets, each with all of its products`;
}

function textOf(error: SourceError): string {
  return error.message.replace(/^\w+\.\w+: /, '');
}
