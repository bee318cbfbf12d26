/** catalogue.md 5 and 6: validation rules, roles and permissions. */
import { shown, type SpecificationRow } from './SpecificationRow.ts';

const section = 'catalogue.md 5';
const roles = 'catalogue.md 6';
const price = (...pairs: [string, string][]) =>
  shown(
    section,
    'gateway/graph/catalog/offers/price.rules.ts',
    'gateway/graph/catalog/offers/price.rules.test.ts',
    ...pairs,
  );
const related = (...pairs: [string, string][]) =>
  shown(
    section,
    'gateway/graph/catalog/related/related.rules.ts',
    'gateway/graph/catalog/related/related.rules.test.ts',
    ...pairs,
  );

export const catalogueRules: readonly SpecificationRow[] = [
  ...shown(
    section,
    'gateway/graph/catalog/products/published.rules.ts',
    'gateway/graph/catalog/products/published.rules.test.ts',
    [
      'Only products that have title, url and bcProduct are shown in grids',
      'only products that have title, url and bcProduct are shown in grids',
    ],
    [
      'A manual related product is shown only if it has a title, a url, lists the current content region, and has a platform product for the current region',
      'has a title, a url, lists the current content region, and a platform product for the current region',
    ],
  ),
  ...related(
    ['Automated picks exclude the current product', 'automated picks exclude the current product'],
    ['and duplicates', 'automated picks exclude duplicates'],
    ['Category ids are taken per region', 'category ids are taken per region'],
    [
      'Picks are taken randomly across categories',
      'picks are spread across categories: two poles get half of the draws against a hundred skis',
    ],
  ),
  ...shown(
    section,
    'gateway/graph/content/pages/hotspot.rules.ts',
    'gateway/graph/content/pages/hotspot.rules.test.ts',
    ['Hotspots are kept only if they have a dataType', 'a spot without dataType is not kept'],
    ['and a non-empty title', 'without a title anywhere there is none'],
    ['Hotspot descriptions have markup elements stripped', 'markup is stripped'],
    ["Hotspot call-to-action text defaults to 'Shop Now' for product", 'Shop Now for product'],
    ["and 'Learn More' otherwise", 'Learn More for page'],
  ),
  ...price(
    [
      'if the variation price range has different low and high, a range is shown',
      'if the range has different low and high, a range is shown',
    ],
    ['else a single price', 'else a single price'],
    [
      'On sale, the normal price is struck through and the discount price shown',
      'on sale the normal price is struck through and the discount price shown',
    ],
  ),
  ...shown(
    section,
    'client/components/Swatches/swatchLimit.rules.ts',
    'client/components/Swatches/swatchLimit.rules.test.ts',
    ['A swatch list is shown only with more than one colour', 'shown only with more than one colour'],
  ),
  ...shown(
    section,
    'gateway/graph/content/pages/banner.rules.ts',
    'gateway/graph/content/pages/banner.rules.test.ts',
    [
      'A banner call-to-action button shows only if its text is non-empty',
      'a banner call-to-action button shows only if its text is non-empty',
    ],
    [
      'With more than one button, each is a separate link',
      'with more than one button, each is a separate link',
    ],
    [
      'With one button and link not disabled, the whole banner is a link',
      'with one button and link not disabled, the whole banner is a link',
    ],
  ),
  ...shown(
    section,
    'gateway/graph/region/formats/currency.rules.ts',
    'gateway/graph/region/formats/currency.rules.test.ts',
    [
      'Currency formatting returns the raw value if any currency setting is missing',
      'currency formatting returns the raw value if the token is missing',
    ],
  ),
  ...shown(
    section,
    'gateway/sources/delivery/entries/fallback.ts',
    'gateway/sources/delivery/delivery.test.ts',
    [
      'Regional content falls back to the default locale when the localised entry is empty',
      'a banner inside a page falls back by field',
    ],
  ),
  ...shown(section, 'gateway/graph/catalog/addOns/addOns.ts', 'gateway/graph/catalog/addOns/addOns.test.ts', [
    'For add-on configuration in languages other than en-us, the default-language entry is the fallback',
    'in another language fall back to the default language, field by field',
  ]),
  ...shown(
    section,
    'gateway/graph/cart/checkout/freeShipping.rules.ts',
    'gateway/graph/cart/checkout/freeShipping.rules.test.ts',
    [
      'Free-shipping group exclusion applies only when the shipping settings are enabled',
      'does not apply when the settings are not enabled',
    ],
    [
      'and the customer group id is in the hide list',
      'applies when the settings are enabled and the group is in the hide list',
    ],
  ),
  ...shown(
    section,
    'gateway/config/config.ts',
    'gateway/config/config.test.ts',
    ['api key, delivery token and environment must be strings', 'refuses to start without %s and names it'],
    ['protocol must be http or https', 'COMMERCE_URL must be an http or https URL'],
  ),
  ...shown(
    section,
    'gateway/sources/transport/cache/cachePolicy.rules.ts',
    'gateway/sources/transport/cache/cachePolicy.rules.test.ts',
    ['cache policy must be a number from -1 to 3', 'cache policy must be a number from -1 to 3'],
  ),
  ...shown(section, 'gateway/sources/engine/engine.ts', 'gateway/sources/engine/engine.test.ts', [
    'The search connector requires an engine name plus a host identifier or endpoint base',
    '%s: the connector names what it needs',
  ]),

  ...shown(roles, 'gateway/graph/cart/cart.ts', 'gateway/graph/cart/cart.test.ts', [
    'Visitor and guest: browse catalogue, use cart',
    'creates, fills, changes and empties a cart',
  ]),
  ...shown(
    roles,
    'gateway/graph/cart/session/customersCart.ts',
    'gateway/graph/cart/session/customersCart.test.ts',
    [
      'Logged-in customer: the same, with a cart that is attached to the customer',
      'after signing out and in',
    ],
  ),
  ...shown(
    roles,
    'gateway/graph/catalog/offers/price.rules.ts',
    'gateway/graph/catalog/offers/price.rules.test.ts',
    ['Pro customer (pro flag on the customer): never sees sale tags', 'sale never for a pro'],
  ),
  ...shown(roles, 'gateway/graph/cart/checkout/freeShipping.ts', 'gateway/graph/cart/guestGroup.test.ts', [
    'A customer group can be excluded from free-shipping thresholds via the shipping settings',
    'is not for guests at %s, whose group is excluded',
  ]),
  ...shown(roles, 'gateway/sources/commerce/shopApi/client.ts', 'gateway/sources/commerce/commerce.test.ts', [
    'Every shop API call carries a region header x-bc-region',
    'of two stores never share an answer',
  ]),
  ...shown(roles, 'gateway/sources/commerce/shopApi/csrf.ts', 'gateway/sources/commerce/carts.test.ts', [
    'Changing calls (POST, PUT, DELETE) also carry an anti-forgery header csrf-token',
    'is requested again, once, when the shop rejects it',
  ]),
  ...shown(
    roles,
    'gateway/sources/delivery/client/deliverySource.ts',
    'gateway/sources/delivery/client/deliverySource.test.ts',
    ['The content service is read with a delivery token', '%s is a configuration error without retries'],
  ),
  ...shown(roles, 'gateway/sources/engine/appSearch.ts', 'gateway/sources/engine/drivers.test.ts', [
    'the search service with a public search key',
    'a wrong key and an unknown index have the status in brackets',
  ]),
];
