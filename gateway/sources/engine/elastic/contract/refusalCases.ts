/** Refusals after the Elasticsearch reference (`REST API conventions`, `Security API`) and the OpenSearch documentation. */
export interface RefusalCase {
  name: string;
  status: number;
  answer: object | string;
  /** Error message after the call's name. */
  message: string;
  code: string;
}

const cause = (type: string, reason: string, more: object = {}): object => ({ type, reason, ...more });
const refused = (type: string, reason: string, status: number, more: object = {}): object => ({
  error: { root_cause: [cause(type, reason, more)], ...cause(type, reason, more) },
  status,
});

const tooLarge =
  'Result window is too large, from + size must be less than or equal to: [10000] but was [10010]. See the scroll api for a more efficient way to request large data sets. This limit can be set by changing the [index.max_result_window] index level setting.';

export const refusalCases: readonly RefusalCase[] = [
  {
    name: 'an unknown index',
    status: 404,
    answer: refused('index_not_found_exception', 'no such index [shop]', 404, {
      'resource.type': 'index_or_alias',
      'resource.id': 'shop',
      index_uuid: '_na_',
      index: 'shop',
    }),
    message: '[404] no such index [shop]',
    code: 'SOURCE_REFUSED',
  },
  {
    name: 'a search that all shards refused has the reason of its root cause',
    status: 400,
    answer: {
      error: {
        root_cause: [cause('illegal_argument_exception', tooLarge)],
        type: 'search_phase_execution_exception',
        reason: 'all shards failed',
        phase: 'query',
        grouped: true,
        failed_shards: [
          {
            shard: 0,
            index: 'shop-1f2e3d4c5b6a',
            node: 'n',
            reason: cause('illegal_argument_exception', tooLarge),
          },
        ],
      },
      status: 400,
    },
    message: `[400] ${tooLarge}`,
    code: 'SOURCE_REFUSED',
  },
  {
    name: 'a query that cannot be parsed',
    status: 400,
    answer: refused('parsing_exception', 'unknown query [taco]', 400, { line: 1, col: 20 }),
    message: '[400] unknown query [taco]',
    code: 'SOURCE_REFUSED',
  },
  {
    name: 'a wrong key, in Elasticsearch',
    status: 401,
    answer: refused('security_exception', 'unable to authenticate with provided credentials', 401, {
      header: { 'WWW-Authenticate': ['Basic realm="security" charset="UTF-8"', 'ApiKey'] },
    }),
    message: '[401] unable to authenticate with provided credentials',
    code: 'SOURCE_MISCONFIGURED',
  },
  {
    name: 'a wrong password, in OpenSearch, which answers in plain text',
    status: 401,
    answer: 'Unauthorized',
    message: '[401]',
    code: 'SOURCE_MISCONFIGURED',
  },
  {
    name: 'an error that is a string',
    status: 400,
    answer: { error: 'no handler found for uri [/shop/_serch] and method [POST]' },
    message: '[400] no handler found for uri [/shop/_serch] and method [POST]',
    code: 'SOURCE_REFUSED',
  },
  {
    name: 'an overloaded service',
    status: 429,
    answer: refused('circuit_breaking_exception', '[parent] Data too large', 429, {
      durability: 'TRANSIENT',
    }),
    message: '[429] [parent] Data too large',
    code: 'SOURCE_UNAVAILABLE',
  },
];
