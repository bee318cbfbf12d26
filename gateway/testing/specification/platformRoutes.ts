/** platform.md 2: screens, routes, navigation and the error page. */
import { otherwise, shown, type SpecificationRow } from './SpecificationRow.ts';

const section = 'platform.md 2';
const routes = (...pairs: [string, string][]) =>
  shown(section, 'client/routes.tsx', 'client/routes.test.ts', ...pairs);
const prefix = (...pairs: [string, string][]) =>
  shown(
    section,
    'gateway/graph/content/navigation/link.rules.ts',
    'gateway/graph/content/navigation/link.rules.test.ts',
    ...pairs,
  );
const errorScreen = (...pairs: [string, string][]) =>
  shown(section, 'client/page/ErrorScreen.tsx', 'client/page/ErrorScreen.test.tsx', ...pairs);
const pageView = (...pairs: [string, string][]) =>
  shown(section, 'client/navigation/Navigator.ts', 'client/navigation/Navigator.test.tsx', ...pairs);

export const platformRoutes: readonly SpecificationRow[] = [
  ...shown(
    section,
    'client/navigation/addresses/localePath.rules.ts',
    'client/navigation/addresses/localePath.rules.test.ts',
    [
      'Every route starts with a language-country prefix parameter {lang} (for example en-us).',
      'every route starts with a language-country prefix',
    ],
    ['A path without the locale prefix is redirected to the prefixed path', 'a category'],
    ['/en-us alone becomes /', '/en-us alone becomes /'],
    [
      'A path under the default locale is handled specially',
      'other screens of the default locale carry its prefix',
    ],
  ),
  ...routes(
    ['/ and /{lang} | Home', 'home of a locale'],
    ['/{lang}/{page} | Generic content page', 'a managed page'],
    ['/{lang}/account | Account home', 'the account'],
    ['/{lang}/account/addresses', 'the addresses'],
    ['/{lang}/account/orders', 'the list of orders'],
    ['/{lang}/account/profile', 'the profile'],
    ['/{lang}/account/create | Account creation', 'opening an account'],
    ['/{lang}/blog', 'the blog, which is no managed page'],
    ['/{lang}/blog/{uid}', 'a category of the blog'],
    ['/{lang}/blog/p/{uid}', 'a post of the blog'],
    [
      '/{lang}/c/{uid} | Product category; uid can span several path segments',
      'a category whose handle spans several segments',
    ],
    ['/{lang}/cart | Cart', 'the cart'],
    ['/{lang}/p/{uid} | Product', 'a product'],
    ['/{lang}/pro/create', 'opening a pro account'],
    ['/{lang}/search | Search', 'the search, which is no managed page'],
    ['/{lang}/styletile | Style tile page', 'the style tile'],
    ['/{lang}/support', 'support'],
    ['/{lang}/support/{uid}', 'an article of support'],
    ['/{lang}/team | Team and athletes', 'somebody of the team'],
    ['/{lang}/test-store | Test store page', 'the test store'],
    ['/{lang}/traveling-circus', 'the winters of the circus'],
    ['/{lang}/traveling-circus/{uid}', 'a winter of the circus'],
    ['/{lang}/traveling-circus/p/{uid}', 'a post of the circus'],
  ),
  ...shown(section, 'client/routes/country/CountryRoute.tsx', 'gateway/testing/pages/marketPages.test.ts', [
    '/{lang}/country | Country selector',
    'is linked from the footer and keeps the product',
  ]),
  ...shown(
    section,
    'client/routes/pro/ProRoute.tsx',
    'gateway/testing/pages/addresses.test.ts',
    ['/{lang}/pro,', 'pro programme'],
    ['/{lang}/psia | Content page for a professional instructor association', 'instructors'],
  ),
  ...shown(
    section,
    'client/routes/proSignup/ProSignupRoute.tsx',
    'gateway/testing/pages/customerPages.test.ts',
    [
      '/{lang}/pro/signup | Pro programme, pro account creation, pro signup',
      'a customer signs in on the way to the code form',
    ],
  ),
  ...shown(section, 'client/routes/stores/StoresRoute.tsx', 'gateway/testing/pages/cataloguePages.test.ts', [
    '/{lang}/stores | Store locator',
    'are found without scripts: a form sends the place',
  ]),
  ...shown(
    section,
    'client/routes/accountOrders/AccountOrdersRoute.tsx',
    'client/routes/accountOrders/AccountOrdersRoute.test.tsx',
    ['Account pages; require login', 'is for customers: a guest signs in and comes back'],
  ),
  ...shown(section, 'client/routes.tsx', 'gateway/testing/pages/builtFiles.test.ts', [
    'Legacy paths /blade-optic, /blade and /freestyle-skis have no screen; they are handled by server redirect rules.',
    'legacy path %s redirects to %s, which exists',
  ]),
  ...prefix(
    ['athlete | /team', 'athlete /team'],
    ['blog post | /blog/p', 'blog post /blog/p'],
    ['blog category | /blog', 'blog category /blog'],
    ['cart | /cart', 'cart /cart'],
    ['landing page | /l', 'landing page /l'],
    ['product | /p', 'product /p'],
    ['product category | /c', 'product category /c'],
    ['support | /support', 'support /support'],
    ['traveling circus post | /traveling-circus/p', 'traveling circus post /traveling-circus/p'],
    ['circus season | /traveling-circus', 'circus season /traveling-circus'],
  ),
  ...shown(
    section,
    'client/components/PageBlocks/PageBlocks.tsx',
    'client/components/PageBlocks/PageBlocks.test.tsx',
    ['a banner layout named flush-banner', 'a page with the layout flush-banner'],
    ['Layouts: a default layout', 'on a page with the default layout no banner does'],
  ),
  ...pageView(
    [
      'Each completed navigation is reported to the analytics tag manager as a page view',
      'is reported for each completed navigation, also back',
    ],
    ['plus the full path', 'has the full path, with query and hash'],
    ['Unnamed routes are skipped', 'is not reported for a route without a name'],
    ['aborted or cancelled navigations are not reported', 'that was superseded is never shown or reported'],
  ),
  ...shown(
    section,
    'client/navigation/scrollAndFocus.ts',
    'client/testing/smoothScroll.test.tsx',
    ['Each navigation scrolls to the top', 'each navigation without a hash scrolls to the top'],
    ['a URL hash scrolls to the matching element', 'a link to it on the page itself scrolls smoothly too'],
    ['the hash #clp-main scrolls smoothly', 'the hash #clp-main scrolls smoothly to the list of a category'],
  ),
  ...shown(
    section,
    'client/navigation/visits/PageViews.ts',
    'client/testing/pageViews.test.tsx',
    ['using the route name', 'one view, with the full path and its hash'],
    ['or a per-route override', 'page-about'],
  ),
  ...shown(section, 'client/analytics/pageView.ts', 'client/navigation/Navigator.test.tsx', [
    "(event 'content-view')",
    'ends at the top, with the focus on the heading, and is reported once',
  ]),
  ...shown(section, 'client/routes.tsx', 'client/routes.test.ts', [
    'An unknown path gives a 404',
    'a path that leads nowhere',
  ]),
  ...shown(
    section,
    'client/navigation/visits/preload.rules.ts',
    'client/navigation/visits/preload.rules.test.ts',
    ['Links that come into view may preload their target', 'links may preload their target'],
    ['except when the browser is in data-saver mode', 'not in data-saver mode'],
    ['or on a 2G connection', 'not on a 2G connection'],
    ['At most 4 routes preload at once', 'at most 4 routes preload at once'],
  ),
  ...shown(
    section,
    'gateway/graph/content/navigation/header.ts',
    'gateway/graph/content/navigation/header.test.ts',
    [
      'The header holds alerts, a main navigation (links with banners) and a secondary navigation',
      'of %s has the alerts of its region',
    ],
    ['each filtered by region', 'one that names the region takes precedence over one for all regions'],
  ),
  ...shown(
    section,
    'client/frame/header/menu/NavigationPanel.tsx',
    'client/frame/header/menu/MainNavigation.test.tsx',
    ['a main navigation (links with banners)', 'has a small picture and is one link when it has one button'],
  ),
  ...shown(section, 'client/components/SignOut/useSignOut.ts', 'e2e/content/chrome.spec.ts', [
    'Header content is reloaded on logout',
    'the header is reloaded on sign-in and sign-out',
  ]),

  ...errorScreen(
    [
      "Page title: 'Product Not Available | {brand}' for 410",
      '410 without data: managed content as for 404, under its own',
    ],
    [
      "Status 404: heading 'Page not found', a link 'Return to homepage' to '/'",
      'says so at once, with a link home',
    ],
    [
      'the managed content (header, banner, main content, a link with managed text)',
      'adds the managed content: header, banner, body',
    ],
    ['in development the error detail is also shown', 'is shown in development'],
    ['Without data: managed 404-style content', '410 without data: managed content as for 404'],
    ['The top spacing is removed on the home and language-home routes', 'the language-home route'],
    [
      'If the managed content fails to load, the page shows the basic message only',
      'shows the basic message only when managed content fails to load',
    ],
  ),
  ...shown(section, 'client/page/ErrorScreen.tsx', 'client/entry.server.failures.test.ts', [
    "Any other status except 410: 'Oops! Something Broke' with the same link",
    'answers 500 when a screen throws',
  ]),
  ...shown(
    section,
    'client/routes/product/WithdrawnProduct.tsx',
    'client/routes/product/WithdrawnProduct.test.tsx',
    [
      "Status 410 with product identifiers in the error data: the 'other available products' layout (managed header, main content, slider grid of recommended products, link to home)",
      'a withdrawn product answers 410 with other available products',
    ],
  ),
  ...shown(section, 'client/page/ErrorScreen.tsx', 'gateway/testing/pages/builtFiles.test.ts', [
    "else 'Page Not Found | {brand}'",
    'no route matches',
  ]),
  ...otherwise(
    section,
    'The home link of an error page leads to the home page of the locale, which is / for en-us.',
    "'Return to homepage' to '/'",
  ),
];
