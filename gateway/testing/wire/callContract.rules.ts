/**
 * The permitted calls between gateway and sources, written down from the two documents and not from the code:
 * catalogue.md 7 and platform.md 7 (the product), and the vendors' protocols. Deliberate deviations of the gateway are
 * listed in `deviations` with their reasons.
 */

export interface CallRule {
  source: 'commerce' | 'delivery' | 'engine' | 'imagery' | 'spend' | 'botcheck';
  verb: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path with `{…}` for variable segments. */
  path: string;
  /** Permitted query names; of `include[]` and the like the name before the bracket. */
  query: readonly string[];
  /** Headers that the call requires instead of those that its source requires. */
  headers?: readonly string[];
  /** Section that names the call, or the row of `deviations` that permits it. */
  from: string;
}

const shop = 'catalogue.md 7.1';
const list = ['page', 'limit'];
const read = (path: string, query: readonly string[] = [], from = shop): CallRule => ({
  source: 'commerce',
  verb: 'GET',
  path,
  query,
  from,
});
const write = (verb: 'POST' | 'PUT' | 'DELETE', path: string, from = shop): CallRule => ({
  source: 'commerce',
  verb,
  path,
  query: [],
  from,
});

const products = ['categories:in', 'include', 'include_fields', ...list];

const contentOptions = [
  'environment',
  'locale',
  'query',
  'include',
  'include_count',
  'include_fallback',
  'only',
  'skip',
  'limit',
  'asc',
  'desc',
  'live_preview',
  // Embedded items of rich text, and sizes of assets (Content Delivery API).
  'include_embedded_items',
  'include_dimension',
];

export const callRules: readonly CallRule[] = [
  read('/api/products', [...products, 'id:in', 'sort', 'direction']),
  read('/api/products/{id}/variants/{id}'),
  write('POST', '/api/cart/create'),
  read('/api/cart/{id}'),
  write('POST', '/api/cart/{id}/items'),
  write('PUT', '/api/cart/{id}/items/{id}'),
  write('PUT', '/api/cart/{id}'),
  write('DELETE', '/api/cart/{id}/items/{id}'),
  write('DELETE', '/api/cart/{id}'),
  read('/api/currencies', list),
  read('/api/shippingmethods/{id}', list),
  read('/api/shippingzones', list),
  read('/api/countries', list),
  read('/api/countries/{id}/states', list),
  write('POST', '/api/customers/login'),
  write('POST', '/api/customers/logout'),
  read('/api/customers', ['email:in']),
  write('POST', '/api/customers/create'),
  write('PUT', '/api/customers/{id}'),
  write('DELETE', '/api/customers/{id}'),
  read('/api/customers/{id}/addresses', list),
  write('POST', '/api/customers/{id}/addresses'),
  write('PUT', '/api/customers/{id}/addresses'),
  write('DELETE', '/api/customers/{id}/addresses/{id}'),
  read('/api/orders/{id}', list),
  read('/api/order/{id}'),
  read('/api/order-status/{id}', ['email']),
  read('/api/orders/{id}/shipments', list),
  read('/api/store'),
  write('POST', '/api/customers/validate'),
  write('POST', '/api/customers/validate-session'),
  write('POST', '/api/customers/bclogin'),
  read('/api/customer_groups/{id}'),
  read('/api/customer_groups', ['is_group_for_guests', ...list]),
  read('/api/csrf-token', [], 'csrf-token'),
  write('POST', '/api/back-in-stock', 'letters'),
  write('POST', '/api/email-signups', 'letters'),

  {
    source: 'spend',
    verb: 'GET',
    path: '/api/pro/order_total',
    query: ['customer_id', 'brand_id'],
    from: 'platform.md 7',
  },
  {
    source: 'spend',
    verb: 'GET',
    path: '/api/pro/shipping_method_settings',
    query: ['bcRegion'],
    from: shop,
  },
  { source: 'spend', verb: 'GET', path: '/api/geolocation', query: [], from: 'platform.md 7' },
  {
    source: 'spend',
    verb: 'GET',
    path: '/api/interstack/references',
    query: ['content_type', 'api_key', 'entry_uids', 'locale'],
    from: shop,
  },

  ...(['GET', 'POST'] as const).flatMap((verb) =>
    ['/v3', '/preview/v3'].map((base): CallRule => ({
      source: 'delivery',
      verb,
      path: `${base}/content_types/{id}/entries`,
      // With POST the options are in the body.
      query: verb === 'POST' ? [] : contentOptions,
      ...(base === '/v3'
        ? { from: 'catalogue.md 7.2' }
        : { from: 'preview', headers: ['api_key', 'preview_token'] }),
    })),
  ),

  {
    source: 'engine',
    verb: 'POST',
    path: '/api/as/v1/engines/{id}/search.json',
    query: [],
    from: 'catalogue.md 7.3',
  },
  {
    source: 'engine',
    verb: 'POST',
    path: '/api/as/v1/engines/{id}/query_suggestion.json',
    query: [],
    from: 'suggestions',
  },
  {
    source: 'engine',
    verb: 'POST',
    path: '/api/as/v1/engines/{id}/click.json',
    query: [],
    from: 'suggestions',
  },

  ...(['i', 's', 'v'] as const).map((type): CallRule => ({
    source: 'imagery',
    verb: 'GET',
    path: `/${type}/{id}/{id}.json`,
    // `deep` expands nested sets (wire-protocols 4.2).
    query: ['metadata', 'protocol', 'deep'],
    from: 'catalogue.md 7.5',
  })),

  { source: 'botcheck', verb: 'POST', path: '/recaptcha/api/siteverify', query: [], from: 'bots' },
];

/** Calls that the documents do not name, or name otherwise, with the gateway's reason. */
export const deviations: Readonly<Record<string, string>> = {
  'csrf-token':
    'The specification does not say where the anti-forgery token comes from: the shop API hands it out at `GET /api/csrf-token`.',
  letters:
    'Back-in-stock notices and sign-ups for letters are in the content settings, and no call is named for them: two calls of our own.',
  suggestions:
    'The product’s connector uses only search; the library’s query suggestion and click tracking serve the search box and what is popular.',
  bots: 'Forms are protected (platform.md 1) and no call is named: the vendor’s own verification.',
  preview:
    'Drafts are read at a host of their own with `preview_token` instead of `access_token`, as the vendor’s live preview does.',
  'id:in':
    'Products are read by their ids, 50 at a time, instead of one by one (`GET products/{id}`, its options and variants).',
  sort: 'What sells is not in the documents: products are sorted by `total_sold`, as the vendor whose catalogue the shop API shows sorts them.',
};

/** Required headers, in lower case: on all calls, and on writes. */
export const requiredHeaders: Readonly<
  Record<CallRule['source'], { always: readonly string[]; onWrites: readonly string[] }>
> = {
  commerce: { always: ['x-bc-region'], onWrites: ['csrf-token'] },
  spend: { always: ['x-bc-region'], onWrites: ['csrf-token'] },
  delivery: { always: ['api_key', 'access_token'], onWrites: [] },
  engine: { always: ['authorization', 'content-type'], onWrites: [] },
  imagery: { always: [], onWrites: [] },
  botcheck: { always: ['content-type'], onWrites: [] },
};

/** How often one call may be sent in total: a write of the shop API once (design: failure policy). */
export const maxAttempts: Readonly<Record<CallRule['source'], number>> = {
  commerce: 3,
  spend: 3,
  // Retry limit 5 (catalogue.md 9).
  delivery: 6,
  engine: 3,
  imagery: 3,
  botcheck: 2,
};

/** Milliseconds after which a pending call must have been aborted: 30 000 for the content client (catalogue.md 9). */
export const maxDurationMs: Readonly<Record<CallRule['source'], number>> = {
  commerce: 40_000,
  spend: 30_000,
  delivery: 30_000,
  engine: 30_000,
  imagery: 30_000,
  botcheck: 30_000,
};
