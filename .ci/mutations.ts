/**
 * Faults that the suite must catch, one at a time: `npm run test:mutations` applies each to a copy of the tree and runs
 * the cheapest test known to fail.
 */

export interface Mutation {
  /** What goes wrong, and for whom. */
  fault: string;
  file: string;
  /** Occurs in the file exactly once. */
  from: string;
  to: string;
  /** Test file. */
  test: string;
  /** Title of a journey or an accessibility state, or a part of it. */
  title?: string;
}

/** Parts of the suite, cheapest first. */
export const parts = ['rules', 'component', 'HTTP', 'journey', 'accessibility'] as const;
export type SuitePart = (typeof parts)[number];

export function partOf({ test }: Mutation): SuitePart {
  if (test === 'e2e/accessibility/accessibility.spec.ts') return 'accessibility';
  if (test.endsWith('.spec.ts')) return 'journey';
  if (test.endsWith('.rules.test.ts')) return 'rules';
  return test.startsWith('client/') ? 'component' : 'HTTP';
}

export const mutations: readonly Mutation[] = [
  // Markets and money
  {
    fault: 'pros in Norway see pro content',
    file: 'gateway/graph/region/markets/region.rules.ts',
    from: "if (!isPro || country === 'no') return group;",
    to: 'if (!isPro) return group;',
    test: 'gateway/graph/region/markets/region.rules.test.ts',
  },
  {
    fault: 'Canadian pros pay the American store',
    file: 'gateway/graph/region/markets/billing.rules.ts',
    from: "if (contentRegion === 'pro_ca') return 'ca';",
    to: "if (contentRegion === 'pro_ca') return 'us';",
    test: 'gateway/graph/region/markets/billing.rules.test.ts',
  },
  {
    fault: 'a negative amount loses its sign',
    file: 'gateway/graph/region/formats/currency.rules.ts',
    from: 'return amount < 0 ? `-${signed}` : signed;',
    to: 'return signed;',
    test: 'gateway/graph/region/formats/currency.rules.test.ts',
  },
  {
    fault: 'x-default leads to a page that is not there',
    file: 'gateway/graph/region/locales/hreflang.rules.ts',
    from: '...(shown.includes(defaultLocale) ?',
    to: '...(shown.length > 0 ?',
    test: 'gateway/graph/region/locales/hreflang.rules.test.ts',
  },
  {
    fault: 'pros see a sale price beside their own',
    file: 'gateway/graph/catalog/offers/price.rules.ts',
    from: 'return market.hasShop && !market.isPro && retail !== null && calculated < retail;',
    to: 'return market.hasShop && retail !== null && calculated < retail;',
    test: 'gateway/graph/catalog/offers/price.rules.test.ts',
  },
  {
    fault: 'a group pays a cent less than the cart charges',
    file: 'gateway/graph/catalog/offers/groupDiscount.rules.ts',
    from: 'return Number((dividend + BigInt(wholePercent)) / divisor);',
    to: 'return Number(dividend / divisor);',
    test: 'gateway/graph/catalog/offers/groupDiscount.rules.test.ts',
  },
  {
    fault: 'a combination that the store does not sell can be bought',
    file: 'gateway/graph/catalog/offers/availability.rules.ts',
    from: "if (!market.hasShop || product.availability === 'disabled' || !variant.isPurchasable)",
    to: "if (!market.hasShop || product.availability === 'disabled')",
    test: 'gateway/graph/catalog/offers/availability.rules.test.ts',
  },

  // Cart and customer
  {
    fault: 'another shopper’s cart is kept',
    file: 'gateway/graph/cart/session/ownership.rules.ts',
    from: "if (cart.customer_id === customerId) return 'keep';",
    to: "if (customerId !== null) return 'keep';",
    test: 'gateway/graph/cart/session/ownership.rules.test.ts',
  },
  {
    fault: 'paid shipping counts as free',
    file: 'gateway/graph/cart/checkout/freeShipping.rules.ts',
    from: '.filter(({ cost }) => cost === 0)',
    to: '.filter(({ cost }) => cost >= 0)',
    test: 'gateway/graph/cart/checkout/freeShipping.rules.test.ts',
  },
  {
    fault: 'a price drop is reported as an increase',
    file: 'gateway/graph/cart/lines/lineNotices.rules.ts',
    from: "if (change > 0) notices.push('PRICE_UP');",
    to: "if (change !== 0) notices.push('PRICE_UP');",
    test: 'gateway/graph/cart/lines/lineNotices.rules.test.ts',
  },
  {
    fault: 'the spend meter ignores the cart’s contents',
    file: 'gateway/graph/customer/pro/pro.rules.ts',
    from: 'const after = spent + inCart + (adding ?? 0);',
    to: 'const after = spent + (adding ?? 0);',
    test: 'gateway/graph/customer/pro/pro.rules.test.ts',
  },
  {
    fault: 'a reduced quantity is lost after a refusal',
    file: 'client/components/Cart/state/cartQueue.rules.ts',
    from: 'line.wanted < line.inFlight)',
    to: 'line.wanted > line.inFlight)',
    test: 'client/components/Cart/state/cartQueue.rules.test.ts',
  },

  // Sources
  {
    fault: 'calls do not name the billing store',
    file: 'gateway/sources/commerce/shopApi/client.ts',
    from: "return { path, ...more, headers: { 'x-bc-region': scope.commerceRegion, ...more.headers } };",
    to: 'return { path, ...more, headers: { ...more.headers } };',
    test: 'gateway/sources/commerce/commerce.test.ts',
  },
  {
    fault: 'cached responses are shared between markets',
    file: 'gateway/sources/transport/call.ts',
    from: 'const head = JSON.stringify([call.source, call.name, declaredScope(call.varies, scope)]);',
    to: 'const head = JSON.stringify([call.source, call.name]);',
    test: 'gateway/sources/transport/cache/inFlight.test.ts',
  },
  {
    fault: 'products of a list are not batched',
    file: 'gateway/sources/commerce/shopApi/productCalls.ts',
    from: '{ maxBatchSize },',
    to: '{ maxBatchSize, batch: false },',
    test: 'gateway/testing/contract/upstreamCalls.test.ts',
  },
  {
    fault: 'seconds of Retry-After are taken for milliseconds',
    file: 'gateway/sources/transport/resilience/retry.rules.ts',
    from: 'return Number.isFinite(seconds) ? seconds * 1000 : Date.parse(text) - now;',
    to: 'return Number.isFinite(seconds) ? seconds : Date.parse(text) - now;',
    test: 'gateway/sources/transport/resilience/retry.rules.test.ts',
  },
  {
    fault: 'a half-open circuit lets every caller probe',
    file: 'gateway/sources/transport/resilience/circuitBreaker.ts',
    from: 'this.#nextProbe = now + PROBE_INTERVAL_MS;\n    this.#isProbing',
    to: 'this.#isProbing',
    test: 'gateway/sources/transport/resilience/circuitBreaker.test.ts',
  },
  {
    fault: 'an empty translation is shown empty',
    file: 'gateway/sources/delivery/entries/fallback.ts',
    from: 'return fields.some((path) => isEmpty(valueAt(entry, path)));',
    to: 'return false;',
    test: 'gateway/sources/delivery/entries/fallback.test.ts',
  },
  {
    fault: 'a price range includes its upper bound',
    file: 'gateway/sources/engine/elastic/filters.rules.ts',
    from: '...(to === undefined ? {} : { lt: to }) },',
    to: '...(to === undefined ? {} : { lte: to }) },',
    test: 'gateway/sources/engine/elastic/filters.rules.test.ts',
  },
  {
    fault: 'crops ignore the point of interest',
    file: 'gateway/graph/media/renditions.rules.ts',
    from: "return { sm: 'c', ...(poi ? { poi } : {}) };",
    to: "return { sm: 'c' };",
    test: 'gateway/graph/media/renditions.rules.test.ts',
  },

  // Content, search and index
  {
    fault: 'a link in an editor’s text runs a script',
    file: 'gateway/graph/content/text/sanitizedHtml.ts',
    from: 'if (!isSafeAddress(href)) return null;',
    to: '',
    test: 'gateway/graph/content/text/sanitizedHtml.test.ts',
  },
  {
    fault: 'midnight is noon in a store’s hours',
    file: 'gateway/graph/content/brand/openingHours.rules.ts',
    from: 'hour = (hour % 12) +',
    to: 'hour = hour +',
    test: 'gateway/graph/content/brand/openingHours.rules.test.ts',
  },
  {
    fault: 'the last page of a list reports a next page',
    file: 'gateway/graph/search/listing/paging.rules.ts',
    from: 'hasNextPage: to < totalCount ||',
    to: 'hasNextPage: to <= totalCount ||',
    test: 'gateway/graph/search/listing/paging.rules.test.ts',
  },
  {
    fault: 'the index is emptied when commerce answers with nothing',
    file: 'gateway/ops/indexer/shrink.rules.ts',
    from: "if (soldProducts === 0) return 'commerce returned no products';",
    to: '',
    test: 'gateway/ops/indexer/shrink.rules.test.ts',
  },

  // The server and its endpoints
  {
    fault: 'another site can forge a mutation',
    file: 'gateway/edge/session/csrf.ts',
    from: 'return given.length === expected.length && timingSafeEqual(given, expected);',
    to: 'return given.length === expected.length || timingSafeEqual(given, expected);',
    test: 'gateway/edge/session/csrf.test.ts',
  },
  {
    fault: 'scripts can read the session’s cookie',
    file: 'gateway/edge/session/sessionStore.ts',
    from: 'httpOnly: true,',
    to: 'httpOnly: false,',
    test: 'gateway/edge/session/session.test.ts',
  },
  {
    fault: 'a customer’s page stays in the browser after signing out',
    file: 'gateway/edge/pages/pages.ts',
    from: "isForGuests ? 'private, no-cache' : 'private, no-store';",
    to: "edge.session.preview ? 'private, no-store' : 'private, no-cache';",
    test: 'gateway/testing/pages/customerPages.test.ts',
  },
  {
    fault: 'a redirect leads to another host',
    file: 'gateway/edge/pages/redirect.rules.ts',
    from: "return origin === PLACEHOLDER_ORIGIN && !pathname.startsWith('//')",
    to: 'return origin === PLACEHOLDER_ORIGIN',
    test: 'gateway/edge/pages/redirect.rules.test.ts',
  },
  {
    fault: 'a revoked key is still accepted',
    file: 'gateway/edge/partners/keyVerdict.rules.ts',
    from: "if (times.revokedAt !== null) return 'revoked';",
    to: '',
    test: 'gateway/edge/partners/keyVerdict.rules.test.ts',
  },
  {
    fault: 'an argument can be removed under a shipped operation',
    file: 'gateway/ops/schemaCheck/affects.ts',
    from: `    case ChangeType.FieldArgumentTypeChanged:
      return coordinates.has(change.path);`,
    to: `    case ChangeType.FieldArgumentTypeChanged:
      return false;`,
    test: 'gateway/ops/schemaCheck/judgeChanges.test.ts',
  },
  {
    fault: 'e-mail addresses are stored in Redis',
    file: 'gateway/edge/state/redisLimiter.ts',
    from: "return createHash('sha256').update(key).digest('base64url');",
    to: "return key || createHash('sha256').update(key).digest('base64url');",
    test: 'gateway/edge/state/twoReplicas.test.ts',
  },

  // The client, without a browser
  {
    fault: 'a mutation whose response is lost runs twice',
    file: 'client/relay/network.ts',
    from: "{ 'csrf-token': token, 'idempotency-key': key, ...guard }",
    to: "{ 'csrf-token': token, ...guard }",
    test: 'client/relay/network.test.ts',
  },
  {
    fault: 'a URL contains the shopper’s location',
    file: 'client/relay/network.ts',
    from: 'return near !== undefined && near !== null;',
    to: 'return near !== undefined && near === null;',
    test: 'client/relay/network.test.ts',
  },
  {
    fault: 'a click inside a dialog closes it',
    file: 'client/ui/Dialog/Dialog.tsx',
    from: 'if (event.target === element.current) onClose();',
    to: 'if (event.target) onClose();',
    test: 'client/ui/Dialog/Dialog.test.tsx',
  },
  {
    fault: 'focus is lost when the address form closes',
    file: 'client/routes/accountAddresses/AddressCard.tsx',
    from: 'if (landings > 0) editButton.current?.focus();',
    to: '',
    test: 'client/routes/accountAddresses/AccountAddressesRoute.test.tsx',
  },
  {
    fault: 'an answer to Global Privacy Control is ignored',
    file: 'client/analytics/consent.rules.ts',
    from: "if (hasPrivacySignal) return 'declined';",
    to: '',
    test: 'client/analytics/consent.rules.test.ts',
  },
  {
    fault: 'a swipe moves in the wrong direction',
    file: 'client/viewport/gesture.rules.ts',
    from: "return dx < 0 ? 'swipeLeft' : 'swipeRight';",
    to: "return dx > 0 ? 'swipeLeft' : 'swipeRight';",
    test: 'client/viewport/gesture.rules.test.ts',
  },
  {
    fault: 'server and browser format a price differently',
    file: 'client/components/Price/Price.tsx',
    from: ': current.formatted;',
    to: ": typeof window === 'undefined' ? current.formatted : ` ${current.formatted}`;",
    test: 'client/components/ProductTile/ProductTile.test.tsx',
  },

  // Visible only in a browser
  {
    fault: 'footer headings lack contrast',
    file: 'client/frame/footer/Footer.module.css',
    from: '  color: #a9aeac;\n  font-size: var(--text-s);\n  font-weight',
    to: '  color: #3f4544;\n  font-size: var(--text-s);\n  font-weight',
    test: 'e2e/accessibility/accessibility.spec.ts',
    title: 'unknown page',
  },
  {
    fault: 'the focused skip link stays hidden',
    file: 'client/frame/AppShell.module.css',
    from: '  translate: 0 0;',
    to: '  translate: 0 -110%;',
    test: 'e2e/shopping/keyboard.spec.ts',
    title: 'skip link',
  },
  {
    fault: 'the focus is not visible',
    file: 'client/styles/reset.css',
    from: '  outline: 2px solid var(--copper);\n  outline-offset: 3px;',
    to: '  outline: none;',
    test: 'e2e/shopping/keyboard.spec.ts',
    title: 'the focus is visible',
  },
  {
    fault: 'the page behind an open dialog scrolls',
    file: 'client/styles/reset.css',
    from: '    overflow: hidden;\n    background: color-mix',
    to: '    overflow: auto;\n    background: color-mix',
    test: 'e2e/content/styletile.spec.ts',
    title: 'dialogs open at every side',
  },
  {
    fault: 'tile pictures have no height',
    file: 'client/components/ProductTile/ProductTile.module.css',
    from: '  aspect-ratio: 3 / 4;\n  overflow: hidden;',
    to: '  overflow: hidden;',
    test: 'e2e/shopping/tile.spec.ts',
    title: 'hovering a colour',
  },
  {
    fault: 'a hotspot is misplaced on a cropped picture',
    file: 'client/components/Hotspots/Hotspots.module.css',
    from: '(100cqh - var(--file-height)) * var(--focus-y) +',
    to: '(100cqh - var(--file-height)) * 0 +',
    test: 'e2e/shopping/hotspots.spec.ts',
    title: 'a hotspot keeps its position',
  },
  {
    fault: 'a banner animates despite reduced motion',
    file: 'client/components/Banner/Banner.module.css',
    from: '@media (hover: hover) and (prefers-reduced-motion: no-preference) {',
    to: '@media (hover: hover) {',
    test: 'e2e/content/banner.spec.ts',
    title: 'zooms slowly on hover',
  },
  {
    fault: 'pinching zooms the page instead of the picture',
    file: 'client/ui/ZoomStage/ZoomStage.module.css',
    from: '  touch-action: none;',
    to: '  touch-action: auto;',
    test: 'e2e/shopping/gallery.spec.ts',
    title: 'fingers open',
  },
  {
    fault: 'the filter button is missing on a phone',
    file: 'client/components/Listing/ListingToolbar.module.css',
    from: '@media (min-width: 64em) {\n  .filter,',
    to: '@media (min-width: 20em) {\n  .filter,',
    test: 'e2e/shopping/journey.spec.ts',
    title: 'on a phone the filters are in a drawer',
  },
  // Wrong and lost responses
  {
    fault: 'a single 404 discards a cart',
    file: 'gateway/graph/cart/session/missingCart.rules.ts',
    from: 'return since !== null && now - since >= confirmationMs;',
    to: 'return true;',
    test: 'gateway/graph/cart/session/missingCart.rules.test.ts',
  },
  {
    fault: 'a retry without its key doubles the line',
    file: 'gateway/graph/cart/session/repeatedChange.rules.ts',
    from: 'if (change === null || now < quantity) return false;',
    to: 'return false;',
    test: 'gateway/graph/cart/session/repeatedChange.rules.test.ts',
  },
  {
    fault: 'a browser that missed a response keeps its old session',
    file: 'gateway/edge/session/sessionStore.ts',
    from: 'session.sent.version < newest.toJSON().version)',
    to: 'session.sent.version < 0)',
    test: 'gateway/edge/session/session.test.ts',
  },
  {
    fault: 'strangers lock out a browser that has signed in before',
    file: 'gateway/edge/session/device.ts',
    from: 'return isKnown ? data.id : null;',
    to: 'return null;',
    test: 'gateway/edge/limits/attempts/lockout.edge.test.ts',
  },
  {
    fault: 'a filter of 129 characters breaks the page',
    file: 'client/navigation/addresses/addressName.rules.ts',
    from: 'text.length <= longestName &&',
    to: 'text.length <= 100_000 &&',
    test: 'client/navigation/addresses/addressName.rules.test.ts',
  },
];
