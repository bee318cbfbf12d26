/** catalogue.md 7.2 to 7.6: calls of the content, search, GraphQL and image services, and what is reported. */
import { otherwise, shown, type SpecificationRow } from './SpecificationRow.ts';

const content = 'catalogue.md 7.2';
const search = 'catalogue.md 7.3';
const graph = 'catalogue.md 7.4';
const images = 'catalogue.md 7.5';
const events = 'catalogue.md 7.6';

const delivery = (acts: string, ...pairs: [string, string][]) =>
  shown(content, `gateway/sources/delivery/${acts}`, 'gateway/sources/delivery/delivery.test.ts', ...pairs);
const engine = (...pairs: [string, string][]) =>
  shown(search, 'gateway/sources/engine/appSearch.ts', 'gateway/sources/engine/engine.test.ts', ...pairs);

const contentQueries = [
  ...delivery('entries/entriesCall.ts', [
    'Queries are by content type with language, fallback',
    'an entry that is not localised falls back as a whole, in the same call',
  ]),
  ...delivery('entries/paging.ts', [
    'references, only-fields and pagination (100 entries per chunk)',
    'long lists are split below the vendor’s 100 entries',
  ]),
  ...delivery('settings.ts', [
    'brand_settings, email_signup_settings, display_text, duplicate_display_text, search, product_category, category_groups, product',
    'every settings entry is there and well formed',
  ]),
  ...delivery(
    'products.ts',
    [
      'product for automated picks: fields uid, title, url, bc_products, regions; filtered by category, excluding the current uid',
      'picks by category exclude entries and page beyond 100',
    ],
    ['with attribute filters', 'attributes match title and value in the same specification'],
  ),
  ...delivery('entries/fallback.ts', [
    'other locales fetch the localised entry and the base entry and fall back to the base',
    'an empty field of a group falls back',
  ]),
  ...shown(content, 'gateway/sources/delivery/settings.ts', 'gateway/sources/delivery/settings.test.ts', [
    'hide_product_attributes, automated_related_products_config (categories with category uid and platform ids), manage_product_attributes (spec_titles, attribute_option_sorting), category_product_add_on_config (by language)',
    '%s: a malformed %s affects no other field',
  ]),
  ...shown(
    content,
    'gateway/sources/delivery/pages.ts',
    'gateway/graph/content/pages/hotspot.test.ts',
    [
      'For hotspots of type product: content type product filtered by a list of uids',
      'does not depend on their number: one call per type',
    ],
    [
      'For hotspots of type page: content type page filtered by uids',
      'are in reading order, with their content',
    ],
  ),
  ...shown(
    content,
    'gateway/sources/delivery/client/methodOverride.rules.ts',
    'gateway/sources/delivery/client/contentClient.test.ts',
    [
      'every call is a POST whose body marks a GET method and carries a query',
      'is a POST whose body marks a GET and carries the query',
    ],
    [
      'entries of a content type, single entries',
      'of one entry, and of drafts at the preview host, is sent the same way',
    ],
  ),
  ...shown(
    content,
    'gateway/sources/delivery/client/deliverySource.ts',
    'gateway/sources/delivery/client/deliverySource.test.ts',
    ['single entries {entry_uid}', 'an entry of any type gives its address; a missing one is null'],
    [
      'Headers carry api_key and access_token, with an optional branch',
      '%s is a configuration error without retries',
    ],
    ['Live preview uses a different host', 'drafts are read in preview only, and never cached'],
  ),
];

export const catalogueCalls: readonly SpecificationRow[] = [
  ...contentQueries,
  ...engine(
    [
      "POST to the engine's search path with body fields query, facets, result_fields, page{size,current}, sort and filters{all}",
      'page and sort field',
    ],
    ['and a bearer public search key', 'a refusal has the status in brackets and the errors of the service'],
  ),
  ...otherwise(
    search,
    'Suggestions and clicks serve the search box and tell the service what is popular; multi-search is not used.',
    "exist in the library but the product's connector uses only search",
  ),

  ...shown(graph, 'gateway/edge/graphql/graphql.ts', 'gateway/edge/http/edge.test.ts', [
    "The client's default endpoint is {host}/api/graphql",
    'answers ad-hoc queries by GET and POST',
  ]),
  ...shown(
    graph,
    'client/relay/network.ts',
    'client/relay/network.test.ts',
    ['method GET by default', 'is a GET with its persisted id and variables'],
    ['accept header application/json', 'is a GET with its persisted id and variables'],
    ['and POST for mutations', 'is a POST with the token from the cookie'],
  ),
  ...shown(
    graph,
    'gateway/graph/specificationContract/relatedProducts.ts',
    'gateway/graph/specificationContract/specifiedOperations.test.ts',
    ['colorGroups(locale) returns color_name, option_swatch_hex, child_colors', 'colorGroups(locale)'],
    [
      'GetAutomatedRelatedProductIds(categoryId, bcRegion, ctsRegion, locale, productAttributes as a list of attribute and values) returns automatedRelatedProductIds',
      'GetAutomatedRelatedProductIds: four of the category, by either kind of id',
    ],
    [
      'GetRelatedProducts(uids or ids, locale, bcRegion',
      'GetRelatedProducts: by uids and by the store’s ids, in one order',
    ],
    [
      'includeVariantRetailPrice default false) returns relatedProducts',
      'includeVariantRetailPrice adds the variants',
    ],
    [
      'GetErrorPage(locale, bcRegion) returns errorPage',
      'GetErrorPage(locale, bcRegion), in the language of the locale',
    ],
  ),

  ...shown(
    images,
    'gateway/sources/imagery/imagery.ts',
    'gateway/sources/imagery/imagery.test.ts',
    ['GET image', 'an image has its size and its point of interest'],
    ['imageset', 'a set has its items in gallery order'],
    [
      'or video metadata as {type}/{alias}/{id}.json with query metadata=true',
      'a video has files with the vendor',
    ],
    ['Responses read data.items, data.media, data.meta.mainThumb.src', 'items of unknown kinds are left out'],
  ),
  ...shown(images, 'gateway/sources/imagery/imageUrl.ts', 'gateway/sources/imagery/imageUrl.test.ts', [
    'Image URLs take w, maxW, maxH, fmt, qlt, bg, aspect and dpi parameters',
    'parameters are in a fixed order',
  ]),
  ...shown(
    images,
    'gateway/graph/media/renditions.rules.ts',
    'gateway/graph/media/renditions.rules.test.ts',
    [
      'Posters are requested with maxW 15, maxH 15, fmt jpg',
      'posters are requested with maxW 15, maxH 15, fmt jpg',
    ],
  ),
  ...shown(
    images,
    'gateway/graph/media/renditions.rules.ts',
    'gateway/graph/media/renditions.rules.test.ts',
    ['over https', 'over https'],
  ),

  ...shown(
    events,
    'client/analytics/productListEvents.ts',
    'client/components/ProductGrid/ProductGrid.test.tsx',
    ['Events view_item_list', 'view_item_list when the list comes into view, with the tiles’ data'],
    ['select_item', 'select_item when a tile is followed, in its current colour'],
    [
      'with item fields item_name, item_id, bc_item_id, price, discount, quantity',
      'view_item_list when the list comes into view, with the tiles’ data',
    ],
  ),
  ...shown(events, 'client/analytics/addOnEvents.ts', 'client/components/AddOnGrid/AddOnGrid.test.tsx', [
    'open_cart_add_on',
    'reports open_cart_add_on when opened',
  ]),
];
