/** catalogue.md 4: states and transitions. */
import { shown, type SpecificationRow } from './SpecificationRow.ts';

const section = 'catalogue.md 4';
const ownership = (...pairs: [string, string][]) =>
  shown(
    section,
    'gateway/graph/cart/session/ownership.rules.ts',
    'gateway/graph/cart/session/ownership.rules.test.ts',
    ...pairs,
  );
const addOns = (...pairs: [string, string][]) =>
  shown(
    section,
    'client/components/AddOnGrid/AddOnTile.tsx',
    'client/components/AddOnGrid/AddOnGrid.test.tsx',
    ...pairs,
  );
const grid = (...pairs: [string, string][]) =>
  shown(
    section,
    'client/components/ProductGrid/ProductGrid.tsx',
    'client/components/ProductGrid/ProductGrid.test.tsx',
    ...pairs,
  );
const hotspots = (...pairs: [string, string][]) =>
  shown(
    section,
    'client/components/Hotspots/Hotspots.tsx',
    'client/components/Hotspots/Hotspots.test.tsx',
    ...pairs,
  );

export const catalogueStates: readonly SpecificationRow[] = [
  ...shown(section, 'gateway/graph/cart/session/sessionCart.ts', 'gateway/edge/session/session.test.ts', [
    'The cart is loaded using the cart id kept in the session',
    'restores the cart of each store',
  ]),
  ...ownership(
    [
      'The cart is deleted when the session cart has no id',
      'the cart is deleted when the session cart has no id',
    ],
    ['when its owner differs from the session customer', 'when its owner differs from the session customer'],
    ['or when the commerce lookup returns no id', 'when the commerce lookup returns no id'],
    [
      'On login the cart is reassigned to the customer if it has no owner',
      'on login the cart is reassigned to the customer if it has no owner',
    ],
    ['or already belongs to that customer', 'or already belongs to that customer'],
  ),
  ...shown(section, 'gateway/graph/cart/deleteCart.ts', 'gateway/graph/cart/cart.test.ts', [
    'Deleting clears the cart, its id and the session reference',
    'deleting clears the cart, its id and the session reference',
  ]),
  ...shown(
    section,
    'gateway/graph/cart/session/customersCart.ts',
    'gateway/graph/cart/session/customersCart.test.ts',
    ['and be deleted', 'are merged line by line, and the other one is deleted'],
  ),
  ...shown(section, 'gateway/graph/cart/cart.ts', 'gateway/graph/cart/cart.test.ts', [
    'A cart can be created, have items added, changed and removed',
    'creates, fills, changes and empties a cart',
  ]),
  ...shown(
    section,
    'gateway/graph/customer/signIn/signIn.ts',
    'gateway/graph/customer/signIn/signIn.test.ts',
    ['be attached to a customer', 'without owner is reassigned, at the customer’s prices'],
  ),
  ...shown(
    section,
    'gateway/graph/catalog/variants/swatches.rules.ts',
    'gateway/graph/catalog/variants/swatches.rules.test.ts',
    [
      'The selected colour starts as the first Color option value',
      'the selected colour starts as the first Color option value',
    ],
  ),
  ...shown(
    section,
    'client/components/ProductTile/ProductTile.tsx',
    'client/components/ProductTile/ProductTile.test.tsx',
    ['Hovering or picking a swatch changes it', 'selecting a swatch does too, and back again'],
  ),
  ...shown(
    section,
    'client/components/OptionChoice/variantMatch.rules.ts',
    'client/components/OptionChoice/variantMatch.rules.test.ts',
    [
      'A variant is current only when exactly one variant matches the selected options',
      'a variant is current only when exactly one variant matches the selected options',
    ],
  ),
  ...shown(
    section,
    'gateway/graph/catalog/offers/price.rules.ts',
    'gateway/graph/catalog/offers/price.rules.test.ts',
    ['Sale | shopping region', 'sale only in a shopping region'],
    ['customer is not pro', 'sale never for a pro'],
    ['and calculated price is below retail price', 'sale only when calculated is below retail'],
    [
      'The retail-price (RRP) label is shown only in the EU region when the region is a shopping region',
      'is shown in the EU region when it is a shopping region',
    ],
  ),
  ...shown(
    section,
    'gateway/graph/catalog/offers/tags.rules.ts',
    'gateway/graph/catalog/offers/tags.rules.test.ts',
    ['not an add-on grid, and calculated price is below retail price', 'Sale: not an add-on grid'],
    [
      'New | not on sale, not an add-on grid, and the new flag is true',
      'New: not on sale and the new flag is true',
    ],
    ['Redesigned | not on sale, not an add-on grid, and not New', 'Redesigned: not on sale and not New'],
    ['Tags are hidden for add-on grids', 'tags are hidden for add-on grids'],
  ),
  ...addOns(
    [
      'The add button turns into a remove button for the selected product',
      'is added to the cart at once; the button becomes a remove button',
    ],
    [
      'It is reset when the quick-add modal closes',
      'is reset on close: nothing is chosen, and the tile offers a new choice',
    ],
    [
      "A checkmark with the text 'Added to cart!' shows when the cart already contains the product",
      'already in the cart has a checkmark and a remove button, also after a reload',
    ],
  ),
  ...grid(
    [
      'Before loading, placeholder skeleton tiles titled Loading are shown',
      'before loading, skeleton tiles titled Loading are shown: %s',
    ],
    ['(6 by default', '6 by default'],
    ['4 when a slider)', '4 when a slider'],
    ['A slider starts disabled', 'a slider starts disabled, as a plain row of all its tiles'],
    ['Nothing is rendered if the final list is empty', 'nothing is rendered if the list is empty'],
  ),
  ...shown(section, 'client/ui/Slider/Slider.tsx', 'client/ui/Slider/Slider.test.tsx', [
    'and is mounted once loaded',
    'is mounted when it comes into view, with the options of its layout',
  ]),
  ...shown(
    section,
    'gateway/graph/catalog/products/published.rules.ts',
    'gateway/graph/catalog/products/published.rules.test.ts',
    [
      'After loading, published products are shown',
      'only products that have title, url and bcProduct are shown in grids',
    ],
  ),
  ...shown(
    section,
    'client/routes/product/RelatedProducts.tsx',
    'client/routes/product/RelatedProducts.test.tsx',
    ['Loading until fetched, then loaded', 'loading until fetched: four skeleton tiles'],
  ),
  ...shown(
    section,
    'client/routes/product/buy/StockNotice.tsx',
    'client/routes/product/buy/StockNotice.test.tsx',
    [
      'The notify-me state can be set or reset',
      'accepts another address: the form is back, prefilled, with the focus',
    ],
  ),
  ...hotspots(
    ['One hotspot is active at a time', 'closes when another one opens'],
    [
      'Clicking a marker toggles it (the plus icon becomes a minus icon)',
      'opens on click, its plus becomes a minus, and closes on the next click',
    ],
    ['Clicking outside', 'stays open when its popup is pressed, and closes on a press outside'],
    ['or the close icon, clears it', 'closes with %s, and returns the focus to its button'],
    ['the others render as inline popups', 'has its title in an inline popup'],
  ),
  ...shown(section, 'client/components/Hotspots/HotspotPopup.tsx', 'e2e/shopping/hotspots.spec.ts', [
    'The active hotspot opens a full takeover popup',
    'a shopper opens a hotspot, and follows it to the product',
  ]),
  ...shown(section, 'client/components/Banner/Banner.module.css', 'e2e/content/banner.spec.ts', [
    'Hovered or not',
    'a banner zooms slowly on hover, and not with reduced motion',
  ]),
  ...shown(
    section,
    'gateway/graph/content/pages/banner.rules.ts',
    'gateway/graph/content/pages/banner.rules.test.ts',
    [
      'A banner is published only if it has a background with an asset id',
      'a banner is published only if it has a background with an asset id',
    ],
  ),
  ...shown(
    section,
    'client/ui/Slider/autoplay.rules.ts',
    'client/ui/Slider/autoplay.rules.test.ts',
    ['Can pause on hover', 'pauses on hover'],
    ['on a hidden tab', 'pauses on a hidden tab'],
    ['or on touch', 'pauses on touch'],
    ['and resume afterwards', 'runs by default'],
  ),
];
