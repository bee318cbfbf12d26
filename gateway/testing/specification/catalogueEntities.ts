/** catalogue.md 3: entities and their fields, where they are read. */
import { otherwise, shown, type SpecificationRow } from './SpecificationRow.ts';

const section = 'catalogue.md 3';
const settings = (...pairs: [string, string][]) =>
  shown(
    section,
    'gateway/sources/delivery/settings.ts',
    'gateway/sources/delivery/settings.test.ts',
    ...pairs,
  );
const related = (...pairs: [string, string][]) =>
  shown(
    section,
    'gateway/graph/specificationContract/relatedProducts.ts',
    'gateway/graph/specificationContract/specifiedOperations.test.ts',
    ...pairs,
  );
const hotspot = (...pairs: [string, string][]) =>
  shown(
    section,
    'gateway/graph/content/pages/hotspot.ts',
    'gateway/graph/content/pages/hotspot.test.ts',
    ...pairs,
  );
const engine = (...pairs: [string, string][]) =>
  shown(section, 'gateway/sources/engine/driver.ts', 'gateway/sources/engine/engine.test.ts', ...pairs);

export const catalogueEntities: readonly SpecificationRow[] = [
  ...shown(
    section,
    'gateway/sources/commerce/carts.ts',
    'gateway/sources/commerce/carts.test.ts',
    [
      'id, base_amount, line_items.physical_items (each with product_id), status, customer',
      'a cart is created, changed, assigned to a customer and deleted',
    ],
    ['Cart item update payload: productID and quantity', 'a change based on a stale version: 409'],
  ),
  ...shown(
    section,
    'gateway/graph/cart/session/sessionCart.ts',
    'gateway/graph/customer/signIn/signIn.test.ts',
    ['Cart customer update payload: customerID', 'without owner is reassigned, at the customer’s prices'],
  ),
  ...shown(
    section,
    'gateway/graph/cart/checkout/freeShipping.rules.ts',
    'gateway/graph/cart/checkout/freeShipping.rules.test.ts',
    ['type (freeshipping or total)', 'other types offer no free shipping'],
    ['enabled,', 'a disabled method does not count'],
    ['settings.carrier_options.minimum_sub_total', 'a freeshipping method with a minimum subtotal'],
    [
      'settings.range (each band: lower_limit, upper_limit, shipping_cost)',
      'a band starts at its lower limit',
    ],
    [
      'is_enabled, hide_free_shipping_groups (a comma-separated list of customer group ids, turned into numbers)',
      'a comma-separated list of customer group ids, turned into numbers',
    ],
  ),
  ...shown(
    section,
    'gateway/graph/catalog/offers/availability.rules.ts',
    'gateway/graph/catalog/offers/availability.rules.test.ts',
    ['inventory_tracking (variant or product)', 'tracked per product'],
    ['inventoryLevel, isInStock, availability', 'a preorder is expected'],
    ['isPurchasable', 'purchasing disabled'],
  ),
  ...shown(
    section,
    'gateway/graph/catalog/offers/price.rules.ts',
    'gateway/graph/catalog/offers/price.rules.test.ts',
    ['calculatedPrice.value, retailPrice.value', 'sale only when calculated is below retail'],
    ['original_price, sale_price', 'a variant has its sale price when there is one'],
    [
      'prices (per country: au at ca cz fr de it jp nl no ru pl es se ch gb nz)',
      'content-only markets show content prices',
    ],
  ),
  ...shown(
    section,
    'gateway/graph/catalog/variants/variant.ts',
    'gateway/graph/catalog/products/product.test.ts',
    [
      'option_values (option_display_name, values each with id and label, hexColors)',
      'every combination of options is one variant, with an image in its colour',
    ],
  ),
  ...shown(
    section,
    'gateway/graph/catalog/variants/variant.rules.ts',
    'gateway/graph/catalog/offers/productStock.test.ts',
    [
      'id, displayName, values (entityId, label, hexColors)',
      'option values are in the editors’ order, not the platform’s',
    ],
  ),
  ...shown(
    section,
    'gateway/graph/catalog/products/product.ts',
    'gateway/graph/catalog/products/product.test.ts',
    [
      'uid, title, display_title, tagline, description, url, regions',
      'reads content, price, stock and gallery in a fixed number of calls',
    ],
  ),
  ...shown(
    section,
    'gateway/graph/catalog/products/published.rules.ts',
    'gateway/graph/catalog/products/published.rules.test.ts',
    ['bc_products (platform products per region)', 'a platform product of another store does not count'],
    [
      'cat_ids_bc (platform category id per commerce region)',
      'category and product ids are taken per region',
    ],
  ),
  ...shown(
    section,
    'client/components/ProductTile/ProductTile.tsx',
    'client/components/ProductTile/ProductTile.test.tsx',
    [
      'bcProduct (retail price, calculated price, variation price range with lowPrice and highPrice)',
      'different low and high: a range',
    ],
  ),
  ...shown(
    section,
    'gateway/graph/catalog/variants/swatch.ts',
    'gateway/graph/catalog/variants/swatch.test.ts',
    [
      'colour swatches (list of variant names), image id and image set, flags for new, redesigned and on-sale',
      'on sale has its own price, discount and tag; the others do not',
    ],
  ),
  ...shown(
    section,
    'gateway/graph/catalog/related/related.rules.ts',
    'gateway/graph/catalog/related/related.rules.test.ts',
    ['automated_related_products', 'the categories chosen for the product’s own category come first'],
    ['automated related configuration (categories, attributes)', 'a pick shares the configured attributes'],
  ),
  ...shown(
    section,
    'gateway/graph/catalog/categories/categoryGroups.ts',
    'gateway/graph/catalog/categories/categoryGroups.test.ts',
    [
      'parent_category, categories (each with category and clp_display_title)',
      'are read by parent_category: its sub-categories with titles, pictures and a layout',
    ],
  ),
  ...shown(
    section,
    'gateway/graph/content/pages/blockStyle.rules.ts',
    'gateway/graph/content/pages/blockStyle.rules.test.ts',
    ['clp_layout_tags', 'clp_layout_tags: four in a row'],
  ),
  ...shown(
    section,
    'gateway/graph/specificationContract/colorGroups.ts',
    'gateway/graph/specificationContract/specifiedOperations.test.ts',
    ['color_name, option_swatch_hex, child_colors', 'colorGroups(locale)'],
  ),
  ...settings(
    ['title, site_url, display_name, brand_logo, amplience_brand_alias, seo, social_media', 'brand settings'],
    ['lists, copy, back_in_stock_notifications, regions', 'email signup settings'],
    ['sorted attribute titles (lowercased), attribute option sorting', 'attribute configuration'],
  ),
  ...shown(
    section,
    'gateway/graph/content/brand/brandPlace.ts',
    'gateway/testing/pages/editorialPages.test.ts',
    [
      'contact (phone; address with street_address, city, state, postal_code, country; hours_of_operation with days_of_week, opening_time, closing_time)',
      'has the market’s contacts and hours, and a newsletter link without scripts',
    ],
  ),
  ...shown(section, 'client/frame/header/Header.tsx', 'client/frame/header/SearchControl.test.tsx', [
    'site_search',
    'is in the header where the editors offer it',
  ]),
  ...shown(
    section,
    'gateway/graph/region/markets/markets.rules.ts',
    'gateway/graph/region/markets/markets.rules.test.ts',
    ['shopping flag', 'settings of a country disable it there'],
  ),
  ...shown(section, 'gateway/edge/markets/marketTable.ts', 'gateway/testing/pages/openedMarket.test.ts', [
    'amplience_brand_alias',
    'pictures come from the account in the brand settings',
  ]),
  ...otherwise(
    section,
    'It is read and has no effect: the specification names it without saying what it changes.',
    'enable_product_data_refactor',
  ),
  ...shown(section, 'client/frame/footer/SocialLinks.tsx', 'client/frame/footer/Footer.test.tsx', [
    'social_media',
    'link social pages: labelled, in a new tab, without an opener',
  ]),
  ...shown(
    section,
    'gateway/graph/content/brand/emailSignup.rules.ts',
    'gateway/graph/content/brand/emailSignup.rules.test.ts',
    ['lists, copy', 'where the settings list the region'],
  ),
  ...shown(
    section,
    'gateway/graph/catalog/offers/stockNotice.rules.ts',
    'gateway/graph/catalog/offers/stockNotice.rules.test.ts',
    ['back_in_stock_notifications', 'sold out, and notifications are on for the region'],
  ),
  ...shown(
    section,
    'gateway/graph/content/wording/displayText.rules.ts',
    'gateway/graph/content/wording/displayText.rules.test.ts',
    [
      'Pairs of title and text, matched case-insensitively after trimming',
      'pairs of title and text, matched case-insensitively after trimming',
    ],
  ),
  ...shown(
    section,
    'gateway/graph/region/formats/currency.rules.ts',
    'gateway/graph/region/formats/currency.rules.test.ts',
    ['token, decimal_token, thousands_token, decimal_places', 'no decimals when there are 0 places'],
    ['token_location (left or right)', 'token_location right'],
  ),
  ...shown(
    section,
    'gateway/graph/content/pages/banner.rules.ts',
    'gateway/graph/content/pages/banner.rules.test.ts',
    ['content_layout (position such as top-left or center-center', 'position such as top-left'],
    ['default top-left)', 'default top-left'],
    ['disable_link', 'the banner’s link is disabled'],
    [
      'cta_button_global: a list of buttons, each with button_text',
      'a banner call-to-action button shows only if its text is non-empty',
    ],
  ),
  ...shown(
    section,
    'client/components/Banner/Banner.tsx',
    'client/components/Banner/Banner.test.tsx',
    ['background: type Image or Video', 'plays muted, looped, without controls, while it is in view'],
    ['banner_zoom', 'with zoom'],
    ['dark_overlay_on_banner_image', 'darkened: light text on a dark scrim'],
    ['wrap_copy', 'with text beside the picture has no overlay'],
    [
      'external_link{title,href}, internal_link, type, disable_link, new_tab',
      'with several buttons has a link for each',
    ],
  ),
  ...shown(
    section,
    'gateway/graph/media/renditions.rules.ts',
    'gateway/graph/media/renditions.rules.test.ts',
    [
      'desktop_aspect_ratio and mobile_aspect_ratio such as 16:9',
      'a banner follows its own aspect ratios, the mobile one below 1024',
    ],
  ),
  ...shown(
    section,
    'gateway/graph/content/pages/hotspot.rules.ts',
    'gateway/graph/content/pages/hotspot.rules.test.ts',
    ['dataType (product, page or manual)', 'a spot without dataType is not kept'],
    ['points (x and y as fractions 0 to 1)', 'points are fractions 0 to 1'],
    ['fontColor, backgroundColor', 'no colours are the shop’s own'],
    ['a manual block (title, description, href, ampId)', 'the manual block wins for manual'],
  ),
  ...hotspot(
    ['selector (shown in preview mode)', 'have an edit tag only in preview'],
    [
      'product: description, image (amplience_id, imageset), price_range, prices, seo_meta, tagline, title, url',
      'are in reading order, with their content',
    ],
    [
      'page: generic_page content, landing_page, seo_meta (seo_title, og_image, imageset, title, url)',
      'are in reading order, with their content',
    ],
  ),
  ...shown(
    section,
    'gateway/sources/imagery/imagery.ts',
    'gateway/sources/imagery/imagery.test.ts',
    ['Image: id, alias', 'an image has its size and its point of interest'],
    ['Image set: items each with src and type (img or video)', 'a set has its items in gallery order'],
    ['metadata.pointOfInterest with x and w', 'an image has its size and its point of interest'],
    ['Video: media list with src and profile, meta.mainThumb.src', 'a video has files with the vendor'],
  ),
  ...shown(
    section,
    'gateway/graph/catalog/products/specifications.rules.ts',
    'gateway/graph/catalog/products/specifications.rules.test.ts',
    ['hidden attributes', 'hidden attributes are not listed'],
    ['sorted attribute titles (lowercased)', 'titles are matched lowercased'],
    ['attribute option sorting', 'attribute option sorting orders the rows of a size table'],
  ),
  ...shown(
    section,
    'gateway/graph/catalog/addOns/addOns.rules.ts',
    'gateway/graph/catalog/addOns/addOns.rules.test.ts',
    [
      'category add-on configurations (product_category, product_add_on_config)',
      'the nearest of two ancestors wins, whatever order they come in',
    ],
  ),
  ...shown(
    section,
    'gateway/graph/specificationContract/errorPage.ts',
    'gateway/graph/specificationContract/specifiedOperations.test.ts',
    [
      'title, regions, header, main_content, link_text, product_header, automated_related_products (category uid and per-region platform category id), products (uid, title, regions, url, bc_products), banner, product_recommendation_page (header, main_content)',
      'GetErrorPage(locale, bcRegion), in the language of the locale',
    ],
  ),
  ...related([
    'uid, title, display_title, tagline, description, regions, price_range, url, bc_products, is_new, is_redesigned, prices per country, image, and the platform product fields listed above',
    'GetRelatedProducts: by uids and by the store’s ids, in one order',
  ]),
  ...engine(
    [
      'Inputs: searchTerm, resultsPerPage, current (page number), sortField, sortDirection',
      'page and sort field',
    ],
    [
      'filters (each with field, values, and type any, all or none)',
      'any and none with several values become one list',
    ],
    [
      'stack, environment, includeLocales, includeRegions, excludeRegions',
      'stack, environment, locales and regions are filters',
    ],
    [
      'Documents carry stack, environment, locale and regions fields used for filtering',
      'a search is normalised and finds only documents of its market',
    ],
    [
      'Raw response: results, facets, meta.request_id, meta.page.total_pages, meta.page.total_results',
      'pages are capped at 100 although the service counts more',
    ],
  ),
  ...shown(section, 'gateway/sources/engine/engine.ts', 'gateway/sources/engine/engine.test.ts', [
    'Normalised response: requestId, facets, resultSearchTerm, totalPages, totalResults, results, rawResponse',
    'a search is normalised and finds only documents of its market',
  ]),
  ...shown(section, 'gateway/sources/commerce/store.ts', 'gateway/sources/commerce/commerce.test.ts', [
    'currencies, shipping zones, countries and their states',
    'has currencies, shipping zones and methods, with amounts as numbers',
  ]),
  ...shown(section, 'gateway/graph/catalog/offers/viewerGroup.ts', 'gateway/graph/cart/guestGroup.test.ts', [
    'customer groups (with a default group for guests)',
    'below the retail price is a sale, on the tile and in the structured data alike',
  ]),
  ...shown(
    section,
    'gateway/graph/customer/orders/order.ts',
    'gateway/graph/customer/orders/orders.test.ts',
    ['orders with products and shipments', 'has parcels with their contents'],
  ),
];
