/** catalogue.md 9: business constants and limits. */
import { otherwise, shown, type SpecificationRow } from './SpecificationRow.ts';

const section = 'catalogue.md 9';
const related = (...pairs: [string, string][]) =>
  shown(
    section,
    'gateway/graph/catalog/related/related.rules.ts',
    'gateway/graph/catalog/related/related.rules.test.ts',
    ...pairs,
  );
const slider = (...pairs: [string, string][]) =>
  shown(
    section,
    'client/ui/Slider/sliderTerms.rules.ts',
    'client/ui/Slider/sliderTerms.rules.test.ts',
    ...pairs,
  );
const pictures = (...pairs: [string, string][]) =>
  shown(
    section,
    'gateway/graph/media/renditions.rules.ts',
    'gateway/graph/media/renditions.rules.test.ts',
    ...pairs,
  );
const popup = (...pairs: [string, string][]) =>
  shown(
    section,
    'client/components/Hotspots/popupPlace.rules.ts',
    'client/components/Hotspots/popupPlace.rules.test.ts',
    ...pairs,
  );

export const catalogueConstants: readonly SpecificationRow[] = [
  ...shown(
    section,
    'gateway/sources/delivery/entries/paging.ts',
    'gateway/sources/delivery/delivery.test.ts',
    ['Content page size 100', 'long lists are split below the vendor’s 100 entries'],
  ),
  ...shown(
    section,
    'gateway/graph/region/locales/locale.rules.ts',
    'gateway/graph/region/locales/locale.rules.test.ts',
    ['default locale en-us', 'the default locale is en-us'],
  ),
  ...shown(
    section,
    'gateway/sources/delivery/client/deliverySource.ts',
    'gateway/sources/delivery/client/contentClient.test.ts',
    [
      'Content client: time-out 30000 ms, retry delay 300 ms, retry limit 5',
      'time-out 30000 ms, retry delay 300 ms, retry limit 5',
    ],
  ),
  ...shown(
    section,
    'gateway/sources/transport/cache/cachePolicy.rules.ts',
    'gateway/sources/transport/cache/cachePolicy.rules.test.ts',
    ['cache policies -1 ignore', '-1 ignore'],
    ['0 network only', '0 network only'],
    ['1 cache else network', '1 cache else network'],
    ['2 network else cache', '2 network else cache'],
    ['3 cache then network', '3 cache then network'],
  ),
  ...shown(
    section,
    'gateway/sources/engine/engine.ts',
    'gateway/sources/engine/engine.test.ts',
    ['Search total pages are capped at 100', 'pages are capped at 100 although the service counts more'],
    [
      'Search responses are cached per request by default',
      'identical searches of a request are deduplicated, and another request hits the cache',
    ],
  ),

  ...related(
    ['Default related count 8', 'default related count 8, automated result size default 4'],
    ['Automated result size default 4, shrinking to the available count', 'shrinking to the available count'],
    ['plus manual items', 'plus manual items'],
  ),
  ...shown(
    section,
    'client/routes/product/RelatedProducts.tsx',
    'client/routes/product/RelatedProducts.test.tsx',
    [
      'the product-based grid uses 4',
      'loading until fetched: four skeleton tiles, for the product-based grid uses 4',
    ],
    ["Default heading 'Related Products'", 'then loaded, under their heading'],
  ),
  ...shown(
    section,
    'client/components/ProductGrid/ProductGridSkeleton.tsx',
    'client/components/ProductGrid/ProductGrid.test.tsx',
    ['Skeleton count 4', '4 when a slider'],
  ),
  ...shown(
    section,
    'client/components/AddOnGrid/AddOnGrid.tsx',
    'client/components/AddOnGrid/AddOnGrid.test.tsx',
    ["Add-on grid id 'add_on_products' (a grid, not a slider)", 'has the id add_on_products, and is a list'],
  ),
  ...shown(
    section,
    'client/components/Swatches/swatchLimit.rules.ts',
    'client/components/Swatches/swatchLimit.rules.test.ts',
    ['a +N link appears beyond 4', 'beyond 4 colours a small tile shows +N, N = count minus 4'],
    [
      'and beyond 6 colours (N = count minus 4 or 6 respectively)',
      'beyond 6 colours a large tile shows +N, N = count minus 6',
    ],
  ),
  ...slider(
    [
      'Grid slider: 4 slides per view at 900px and up, 2 from 600, 1 below',
      'grid slider: from %i px on %i slides per view',
    ],
    ['spacing 10; touch angle 60; no loop', 'grid slider: spacing 10, touch angle 60, no loop'],
    [
      'Slider defaults: speed 500 ms, loop on, threshold 2',
      'slider defaults: speed 500 ms, loop on, threshold 2',
    ],
  ),
  ...shown(section, 'client/ui/Slider/useSlides.ts', 'client/ui/Slider/Slider.test.tsx', [
    'keyboard on',
    'keyboard on: arrows move the focused row',
  ]),
  ...shown(
    section,
    'gateway/graph/content/pages/blockStyle.rules.ts',
    'gateway/graph/content/pages/blockStyle.rules.test.ts',
    ['Autoplay delay 3000 ms', 'autoplay delay 3000 ms'],
  ),
  ...otherwise(
    section,
    'The quick-add dialog shows no slider.',
    'Modal product slider destroy delay 1000 ms',
  ),
  ...shown(
    section,
    'client/ui/ZoomStage/zoom.rules.ts',
    'client/ui/ZoomStage/zoom.rules.test.ts',
    ['Zoom max ratio 3', 'no larger than 3'],
    ['min 1', 'no smaller than 1'],
  ),
  ...shown(section, 'client/viewport/gesture.rules.ts', 'client/viewport/gesture.rules.test.ts', [
    'Double tap under 300 ms',
    'double tap under 300 ms',
  ]),

  ...shown(
    section,
    'gateway/graph/cart/checkout/freeShipping.rules.ts',
    'gateway/graph/cart/checkout/freeShipping.rules.test.ts',
    [
      'Free shipping: a freeshipping method with a minimum subtotal',
      'a freeshipping method with a minimum subtotal',
    ],
    ['or a total-based range with a zero-cost band', 'or a total-based range with a zero-cost band'],
    ['The lowest matching band cost applies', 'the lowest matching band cost applies'],
  ),
  ...shown(
    section,
    'gateway/graph/region/markets/scopeForLocale.rules.ts',
    'gateway/graph/region/markets/scopeForLocale.rules.test.ts',
    ['Default region us, default locale en-us', 'defaults: country us, language en, locale en-us, region us'],
  ),
  ...shown(
    section,
    'gateway/graph/region/formats/currency.rules.ts',
    'gateway/graph/region/formats/currency.rules.test.ts',
    [
      "Default format: symbol $, decimal point '.', thousands separator ',', 2 places",
      "default format: symbol $, decimal point '.', thousands separator ',', 2 places",
    ],
  ),

  ...pictures(
    [
      '75 in the image component), format auto, dpi 96 at 1x',
      'quality 75 in the image component, format auto, white background, dpi 96 at 1x',
    ],
    ['and 144 at 2x', '144 at 2x, with doubled pixels'],
    ['placeholder 15 px', 'posters are requested with maxW 15, maxH 15, fmt jpg'],
    [
      'Tile image sizes: 210x280 up to 480 wide; 353x471 up to 767 wide; 340x453 from 768 wide',
      'tile: 210x280 up to 480 wide; 353x471 up to 767 wide; 340x453 from 768 wide',
    ],
    [
      'Slider image sizes: 430x573 up to 480px; 348x464 up to 767; 340x453 up to 1440; 453x604 from 1441',
      'slider: 430x573 up to 480px; 348x464 up to 767; 340x453 up to 1440; 453x604 from 1441',
    ],
    ['Hotspot popup image 480x480', 'hotspot popup image 480x480'],
    [
      'Banner default sizes by breakpoint 480, 768, 1024, 1200, 1440, 1792 wide, 300 high',
      'banner default sizes by breakpoint 480, 768, 1024, 1200, 1440, 1792 wide, 300 high',
    ],
    [
      'Error-page banner sizes 430x459, 718x199, 1150x319, 1390x386',
      'error-page banner sizes 430x459, 718x199, 1150x319, 1390x386',
    ],
    ['Default breakpoints: 480, 768, 1439 max', '1150x319 (max-width: 1439px)'],
  ),
  ...pictures(['Quality 90', 'quality 90 outside the image component']),
  ...otherwise(section, 'The alias is a setting without a default: IMAGES_ALIAS.', 'default alias k2'),
  ...shown(
    section,
    'gateway/graph/content/pages/banner.rules.ts',
    'gateway/graph/content/pages/banner.rules.test.ts',
    [
      'Contrast threshold 128 for choosing the light or dark icon class',
      'contrast threshold 128: dark icons from there on',
    ],
  ),
  ...shown(
    section,
    'gateway/graph/content/pages/pageBlocks.ts',
    'gateway/graph/content/pages/banner.test.ts',
    ['Banner image slider autoplay 7000 ms', 'are a slider if the editors chose so, with 7000 ms per slide'],
  ),
  ...shown(
    section,
    'client/components/Banner/BannerSlider.tsx',
    'client/components/Banner/BannerSlider.test.tsx',
    ['autoplay 7000 ms with loop', 'autoplay 7000 ms with loop'],
  ),
  ...shown(section, 'client/components/Banner/BannerVideo.tsx', 'client/components/Banner/Banner.test.tsx', [
    'Video banners autoplay, muted, looped, without controls',
    'plays muted, looped, without controls, while it is in view',
  ]),

  ...popup(
    ['Marker offset 18px', 'is aligned with the top of a hotspot in the upper corner'],
    ['Modal position thresholds at 0.3 and 0.6 of the image', 'a hotspot at %d of the picture is in its %s'],
    ['Compact layout when container width is 650px or less', '650 px wide or less is compact'],
    ['or height 360 or less', '360 px high or less is compact'],
  ),
  ...shown(
    section,
    'client/components/Hotspots/HotspotPopup.tsx',
    'client/components/Hotspots/Hotspots.test.tsx',
    ['Resize handling debounced 450 ms', 'it reopens on the picture when there is room, after the resize'],
  ),

  ...shown(
    section,
    'client/components/AddOnGrid/AddOnTile.tsx',
    'client/components/AddOnGrid/AddOnGrid.test.tsx',
    [
      "Default added-to-cart message 'Added to cart!'",
      'already in the cart has a checkmark and a remove button, also after a reload',
    ],
  ),
  ...shown(section, 'gateway/edge/session/csrf.ts', 'client/relay/network.test.ts', [
    'xsrf cookie XSRF-TOKEN',
    'is a POST with the token from the cookie',
  ]),
  ...otherwise(
    section,
    'Every call has a limit of its own and ends with the request that it is made for: none waits without end.',
    'HTTP default time-out 0',
  ),
  ...shown(section, 'client/analytics/pageView.ts', 'client/navigation/Navigator.test.tsx', [
    "Analytics page-view event 'content-view'",
    'ends at the top, with the focus on the heading, and is reported once',
  ]),
];
