/** A page as the gateway renders it: the answers of its queries are given, what it sends is read. */
import { vi } from 'vitest';
import AppShellQueryNode from '#relay/AppShellQuery.graphql.ts';
import CartRouteQueryNode from '#relay/CartRouteQuery.graphql.ts';
import HomeRouteQueryNode from '#relay/HomeRouteQuery.graphql.ts';
import homeStructuredDataQueryNode from '#relay/homeStructuredDataQuery.graphql.ts';
import NotFoundContentQueryNode from '#relay/NotFoundContentQuery.graphql.ts';
import fetchWordingQueryNode from '#relay/fetchWordingQuery.graphql.ts';
import viewerQueryNode from '#relay/useViewerQuery.graphql.ts';
import type { PageRequest } from '../../schema/pageContract.ts';
import { pageBundle } from '../entry.server.tsx';
import { testMarketsText } from '../navigation/addresses/testMarketTable.ts';

export const shell = {
  market: {
    id: 'market',
    hasShop: true,
    commerceRegion: 'us',
    country: 'us',
    countryName: 'United States',
    language: 'en',
    languageName: 'English',
    canonicalLocale: 'en-us',
    contact: null,
  },
  header: {
    alerts: [{ text: 'The pass is open', href: '', opensNewTab: false }],
    mainNav: [
      { link: { text: 'Skis', href: '/en-us/c/skis', opensNewTab: false }, banner: null, children: [] },
    ],
    secondaryNav: [],
  },
  footer: { columns: [] },
  brand: {
    name: 'Skarn',
    address: null,
    hours: [],
    social: [],
    opensCartOnAdd: true,
    hasSearch: true,
    seo: { image: { alt: 'The mine', url: 'https://pictures.example/mine.jpg' } },
  },
  emailSignup: null,
};
export const viewerOf = (totalQuantity: number) => ({
  cart: { id: 'cart', totalQuantity, lines: [] },
  viewer: { id: 'customer', firstName: 'Ada', isPro: false },
});
export const page = {
  id: 'home',
  title: 'Skarn',
  path: '/',
  layout: 'FLUSH_BANNER',
  language: null,
  alternates: [
    { hreflang: 'en-US', path: '/' },
    { hreflang: 'de-DE', path: '/de-de' },
    { hreflang: 'x-default', path: '/' },
  ],
  seo: { title: 'Skis <from> rock', description: null, image: null, isHidden: false },
  blocks: [{ __typename: 'TextBlock', key: 't', html: '<h1>Where hot meets cold</h1></script>' }],
};
export const down = { message: 'down', extensions: { code: 'SOURCE_UNAVAILABLE', source: 'delivery' } };

const nowhere = {
  header: 'Nothing down here',
  message: null,
  link: { text: 'Back to the homepage', href: '/' },
  banner: null,
};

export const maker = { name: 'Skarn', email: null, phone: null, logo: null, social: [], contactPoints: [] };

type Answers = {
  home?: object;
  shell?: object;
  /** Texts of the market. */
  wording?: Record<string, string>;
  nowhere?: object;
  cart?: object;
  /** Response for a customer's page; a guest's if absent. */
  viewer?: object | null;
  told?: object;
  /** Id of the operation that resolves last. */
  slow?: string;
  tagManager?: PageRequest['tagManager'];
  cachesMarkup?: boolean;
  botProtection?: PageRequest['botProtection'];
  refusal?: PageRequest['refusal'];
  cdnUrl?: string;
  preview?: PageRequest['preview'];
};

export async function open(
  url: string,
  {
    home = { data: { page } },
    shell: frame = { data: shell },
    wording = {},
    nowhere: lost = { data: { notFoundPage: nowhere } },
    cart = { data: { page: null } },
    viewer = null,
    told = { data: { brand: maker } },
    slow = '',
    tagManager = null,
    cachesMarkup = false,
    botProtection = null,
    refusal = null,
    cdnUrl = '',
    preview = null,
  }: Answers = {},
) {
  const execute = vi.fn<PageRequest['execute']>(async (id) => {
    if (id === slow) await new Promise((resolve) => setTimeout(resolve, 20));
    if (id === AppShellQueryNode.params.id) return frame;
    if (id === fetchWordingQueryNode.params.id) return { data: { wording } };
    if (id === HomeRouteQueryNode.params.id) return home;
    if (id === viewerQueryNode.params.id) return viewer ?? {};
    if (id === CartRouteQueryNode.params.id) return cart;
    if (id === NotFoundContentQueryNode.params.id) return lost;
    if (id === homeStructuredDataQueryNode.params.id) return told;
    return { data: { page: null } };
  });
  const answer = await pageBundle.renderPage({
    url,
    origin: 'https://skarn.example',
    execute,
    assets: {
      scripts: ['/assets/shop.js'],
      styles: ['/assets/shop.css'],
      fontFaces: "@font-face{font-family:'Hewn'}",
      preloads: (module) => [
        `/assets/${module}.js`,
        ...(module.includes('PreviewBar') ? [`/assets/${module}.css`] : []),
      ],
      styleText: (href) => (href === '/assets/shop.css' ? 'body{margin:0}.nowhere{color:red}' : null),
    },
    tagManager,
    botProtection,
    cdnUrl,
    imagesOrigin: 'https://pictures.example',
    markets: testMarketsText,
    buildId: '0123456789abcdef',
    refusal,
    isGuest: preview === null && viewer === null,
    cachesMarkup,
    preview,
    signal: new AbortController().signal,
  });
  const html =
    answer.location === undefined
      ? Buffer.concat(answer.body.map((part) => Buffer.from(part))).toString()
      : '';
  return { ...answer, html, execute };
}
