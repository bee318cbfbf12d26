/**
 * An index run, call by call. After the Elasticsearch reference (`Create index API`, `Aliases API`, `Reindex API`, `Bulk
 * API`, `Refresh API`, `Paginate search results`) and the OpenSearch documentation (pages of the same names).
 */
import type { Exchange } from './contractCase.ts';

const shards = { total: 2, successful: 1, failed: 0 };

export const contractDocument = {
  id: 'de:product:a',
  uid: 'a',
  document_kind: 'product',
  content_type: 'product',
  stack: 'skarn',
  environment: 'production',
  locale: 'de',
  regions: ['eu_region_1'],
  title: 'Lodestar 98',
  display_title: 'Lodestar 98',
  tagline: '',
  body: 'Hält.',
  url: '/a',
  amplience_id: '',
  kind: 'skis',
  category_uids: [],
  category_titles: [],
  colors: ['Ore'],
  color_groups: [],
  is_new: 'false',
  is_redesigned: 'false',
  season: 2027,
  rank: 1,
  fingerprint: 'f1',
} as const;

export const keptContractDocument = {
  ...contractDocument,
  words: { de: { title: 'Lodestar 98', body: 'Hält.' } },
  words_of: 'body title',
};

export const putExchange: Exchange = {
  method: 'POST',
  path: '/shop/_bulk?require_alias=true',
  body: [{ index: { _id: 'de:product:a' } }, keptContractDocument],
  answer: {
    took: 30,
    errors: false,
    items: [
      {
        index: {
          _index: 'shop-1f2e3d4c5b6a',
          _id: 'de:product:a',
          _version: 1,
          result: 'created',
          _shards: shards,
          _seq_no: 0,
          _primary_term: 1,
          status: 201,
        },
      },
    ],
  },
};

/** Status 200 with one refused document. */
export const refusedPutExchange: Exchange = {
  ...putExchange,
  answer: {
    took: 7,
    errors: true,
    items: [
      {
        index: {
          _index: 'shop-1f2e3d4c5b6a',
          _id: 'de:product:a',
          status: 400,
          error: {
            type: 'document_parsing_exception',
            reason: "[1:9] failed to parse field [rank] of type [double] in document with id 'de:product:a'",
            caused_by: { type: 'number_format_exception', reason: 'For input string: "first"' },
          },
        },
      },
    ],
  },
};

export const removeExchange: Exchange = {
  method: 'POST',
  path: '/shop/_bulk?require_alias=true',
  body: [{ delete: { _id: 'de:product:a' } }, { delete: { _id: 'de:product:gone' } }],
  answer: {
    took: 3,
    errors: false,
    items: [
      {
        delete: {
          _index: 'shop-1f2e3d4c5b6a',
          _id: 'de:product:a',
          _version: 2,
          result: 'deleted',
          _shards: shards,
          status: 200,
        },
      },
      {
        delete: {
          _index: 'shop-1f2e3d4c5b6a',
          _id: 'de:product:gone',
          _version: 1,
          result: 'not_found',
          _shards: shards,
          status: 404,
        },
      },
    ],
  },
};

export const refreshExchange: Exchange = {
  method: 'POST',
  path: '/shop/_refresh',
  answer: { _shards: shards },
};

function listing(after: string | null, hits: object[]): Exchange {
  return {
    method: 'POST',
    path: '/shop/_search?allow_partial_search_results=false',
    body: {
      query: { match_all: {} },
      size: 1_000,
      sort: [{ id: { order: 'asc' } }],
      ...(after === null ? {} : { search_after: [after] }),
      _source: { includes: ['id', 'fingerprint', 'words_of'] },
    },
    answer: {
      took: 2,
      timed_out: false,
      _shards: { total: 1, successful: 1, skipped: 0, failed: 0 },
      hits: { total: { value: 2, relation: 'eq' }, max_score: null, hits },
    },
  };
}

export const listingExchanges: readonly Exchange[] = [
  refreshExchange,
  listing(null, [
    {
      _index: 'shop-1f2e3d4c5b6a',
      _id: 'de:product:a',
      _score: null,
      _source: { id: 'de:product:a', fingerprint: 'f1', words_of: 'body title' },
      sort: ['de:product:a'],
    },
    {
      _index: 'shop-1f2e3d4c5b6a',
      _id: 'de:product:b',
      _score: null,
      _source: { id: 'de:product:b', fingerprint: 'f2', words_of: 'title' },
      sort: ['de:product:b'],
    },
  ]),
  listing('de:product:b', []),
];

const acknowledged = { acknowledged: true };

/** What makes a filled index ready for searches. */
function servingExchanges(index: string, replicas: string | null): readonly Exchange[] {
  return [
    {
      method: 'PUT',
      path: `/${index}/_settings`,
      body: { index: { number_of_replicas: replicas, refresh_interval: null } },
      answer: acknowledged,
    },
    { method: 'POST', path: `/${index}/_refresh`, answer: { _shards: shards } },
    {
      method: 'GET',
      path: `/_cluster/health/${index}?wait_for_events=languid&wait_for_no_initializing_shards=true&timeout=25s`,
      answer: {
        cluster_name: 'shop',
        status: 'green',
        timed_out: false,
        number_of_nodes: 3,
        number_of_data_nodes: 3,
        active_primary_shards: 1,
        active_shards: 2,
        relocating_shards: 0,
        initializing_shards: 0,
        unassigned_shards: 0,
      },
    },
  ];
}

/** The index as a first run, or an interrupted one, leaves it. */
export const finishExchanges: readonly Exchange[] = [
  {
    method: 'GET',
    path: '/shop/_settings',
    answer: {
      'shop-1f2e3d4c5b6a': { settings: { index: { number_of_replicas: '0', refresh_interval: '-1' } } },
    },
  },
  ...servingExchanges('shop', null),
];

/** The index of clicks exists. */
export const clicksExist: Exchange = {
  method: 'GET',
  path: '/shop-clicks',
  answer: { 'shop-clicks': { aliases: {}, mappings: {}, settings: {} } },
};

const aliasMissing: Exchange = {
  method: 'GET',
  path: '/_alias/shop',
  status: 404,
  answer: { error: 'alias [shop] missing', status: 404 },
};

/** `{index}` is the name with the mapping's digest; `{body}` is the body that creates the index. */
export const firstRun: readonly Exchange[] = [
  clicksExist,
  aliasMissing,
  {
    method: 'GET',
    path: '/{index}',
    status: 404,
    answer: {
      error: { root_cause: [], type: 'index_not_found_exception', reason: 'no such index [{index}]' },
      status: 404,
    },
  },
  {
    method: 'PUT',
    path: '/{index}',
    answer: { ...acknowledged, shards_acknowledged: true, index: '{index}' },
  },
];

/** Another mapping: the new index is filled from the old one; then the alias is updated and the old one deleted in one call. */
export const nextRun: readonly Exchange[] = [
  clicksExist,
  { method: 'GET', path: '/_alias/shop', answer: { 'shop-000000000000': { aliases: { shop: {} } } } },
  {
    method: 'GET',
    path: '/{index}',
    answer: { '{index}': { aliases: {}, mappings: {}, settings: {} } },
  },
  { method: 'DELETE', path: '/{index}', answer: acknowledged },
  {
    method: 'PUT',
    path: '/{index}',
    answer: { ...acknowledged, shards_acknowledged: true, index: '{index}' },
  },
  {
    method: 'POST',
    path: '/_reindex?refresh=true',
    body: { source: { index: 'shop-000000000000' }, dest: { index: '{index}' } },
    answer: {
      took: 147,
      timed_out: false,
      created: 120,
      updated: 0,
      deleted: 0,
      batches: 1,
      version_conflicts: 0,
      noops: 0,
      retries: { bulk: 0, search: 0 },
      throttled_millis: 0,
      requests_per_second: -1.0,
      throttled_until_millis: 0,
      total: 120,
      failures: [],
    },
  },
  {
    method: 'GET',
    path: '/shop-000000000000/_settings',
    answer: {
      'shop-000000000000': {
        settings: {
          index: {
            number_of_shards: '1',
            number_of_replicas: '2',
            creation_date: '1795000000000',
            uuid: 'Xm2u',
            version: { created: '136408127' },
            provided_name: 'shop-000000000000',
          },
        },
      },
    },
  },
  ...servingExchanges('{index}', '2'),
  {
    method: 'POST',
    path: '/_aliases',
    body: {
      actions: [
        { add: { index: '{index}', alias: 'shop' } },
        { remove_index: { index: 'shop-000000000000' } },
      ],
    },
    answer: acknowledged,
  },
];
