/**
 * Contract between the driver and the service: requests as the driver sends them, responses in the shapes of the vendors'
 * documentation. Both sides are tested: the driver sends and parses them, the stand-in accepts them.
 */
export interface Exchange {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With its query string. */
  path: string;
  /** JSON, or lines of JSON for `_bulk`. */
  body?: object | readonly object[];
  status?: number;
  /** A text is an answer that is not JSON. */
  answer: object | string;
}

/** The index of all cases. */
export const contractSettings = {
  fields: {
    uid: 'text',
    locale: 'text',
    regions: 'text',
    kind: 'text',
    colors: 'text',
    length: 'number',
    price_us: 'number',
    published_at: 'date',
  },
  weights: { title: 10, body: 1 },
  synonyms: [['skins', 'climbing skins']],
} as const;

/** `GET /{index}/_mapping`: Elasticsearch reference, `Get mapping API`; OpenSearch documentation, `Get mapping`. */
export const mappingExchange: Exchange = {
  method: 'GET',
  path: '/shop/_mapping',
  answer: {
    'shop-1f2e3d4c5b6a': {
      mappings: {
        dynamic: 'true',
        _meta: { weights: { title: 10, body: 1 } },
        date_detection: false,
        properties: {
          id: { type: 'keyword' },
          uid: { type: 'keyword', ignore_above: 512 },
          locale: { type: 'keyword', ignore_above: 512 },
          regions: { type: 'keyword', ignore_above: 512 },
          kind: { type: 'keyword', ignore_above: 512 },
          colors: { type: 'keyword', ignore_above: 512 },
          length: { type: 'double' },
          price_us: { type: 'double' },
          published_at: { type: 'date' },
          words: {
            dynamic: 'false',
            properties: {
              de: {
                dynamic: 'false',
                properties: { title: { type: 'text', analyzer: 'de_words', search_analyzer: 'de_query' } },
              },
            },
          },
        },
      },
    },
  },
};
