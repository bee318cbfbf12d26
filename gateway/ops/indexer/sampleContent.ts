/** A small shop for tests of documents. */
import type { ProductContent, ShopContent, StoreProduct, StoreProducts } from './shopContent.ts';

const ref = (type: string, uid: string) => ({ uid, _content_type_uid: type });
const inCategory = (uid: string) => ref('product_category', uid);

export const emptyContent: ShopContent = {
  locale: 'en-us',
  products: [],
  categories: [],
  pages: [],
  landingPages: [],
  blogPosts: [],
  blogCategories: [],
  circusPosts: [],
  circusSeasons: [],
  support: [],
  supportTopics: [],
  athletes: [],
  teamPages: [],
  regions: [],
};

export const ski: ProductContent = {
  uid: 'p1',
  updated_at: '2026-01-05T08:00:00.000Z',
  created_at: '2026-07-03T06:00:00.000Z',
  title: 'Lodestar 98',
  display_title: '',
  tagline: 'The pair.',
  description: '<p>Thin &amp; <b>light</b></p><p>Two</p>',
  url: '/lodestar-98',
  regions: ['us', 'jp'],
  is_new: 'Yes',
  is_redesigned: 'No',
  prices: { us: 790, jp: 98000 },
  product_type: 'skis',
  image: { amplience_id: 'lodestar_front', alt_text: '', imageset: 'Yes' },
  seo_meta: null,
  bc_products: [
    { region: 'us', id: 100 },
    { region: 'ca', id: 300 },
  ],
  categories: [inCategory('c_wide')],
  specs: [
    { title: 'Waist', value: '98' },
    { title: 'Radius', value: '17.5' },
    { title: 'Weight', value: '1790' },
    { title: 'Terrain', value: 'Piste, All-Mountain' },
  ],
  size_title: 'Length',
  size_specs: [{ size: '163' }, { size: '170 cm' }],
  colors: ['Spruce'],
  color_group_names: ['Green'],
  season: 2027,
};

export const tee: ProductContent = {
  ...ski,
  uid: 'p2',
  created_at: '2026-07-02T06:00:00.000Z',
  title: 'Tee',
  url: '/tee',
  prices: {},
  bc_products: [],
  categories: [],
  specs: [],
  size_title: 'Size',
  size_specs: [{ size: 'M' }],
};

const category = (uid: string, title: string, url: string, parents: readonly string[]) => ({
  uid,
  title,
  url,
  display_title: '',
  description: `<p>All ${title.toLowerCase()}.</p>`,
  cat_ids_bc: [],
  regions: ['us'],
  parent: parents.map(inCategory),
  banner: { amplience_id: `${uid}_scene`, alt_text: '', imageset: 'No' },
  automated_related_products: [],
});
export const categories = [
  category('c_skis', 'Skis', '/skis', []),
  category('c_mountain', 'All-Mountain', '/skis/all-mountain', ['c_skis']),
  category('c_wide', 'Wide', '/skis/all-mountain/wide', ['c_mountain']),
];

export const page: ShopContent['pages'][number] = {
  uid: 'pg1',
  title: 'How we press',
  url: '/craft',
  regions: [],
  layout: 'default',
  seo_meta: { seo_title: '', seo_description: 'Four hundred tonnes.', og_image: null, no_index: false },
  blocks: [{ text: { html: '<h1>How we press</h1><p>Ash &ndash; and patience.</p>' } }, {}],
  generic_page: null,
  landing_page: null,
};

export const blogPost: ShopContent['blogPosts'][number] = {
  uid: 'b1',
  title: 'Wax is not a secret',
  url: '/wax-is-not-a-secret',
  regions: ['jp'],
  published_at: '2026-02-01T09:00:00+01:00',
  author: { name: 'Rin', role: '' },
  category: [ref('blog_category', 'bc1')],
  summary: 'It is <em>candles</em>.',
  picture: { amplience_id: 'wax', alt_text: '', imageset: 'No' },
  body: [
    { text: { html: '<p>Melt it.</p>' } },
    { picture: { picture: null, caption: 'The iron' } },
    { quote: { words: 'Scrape.', source: 'Rin' } },
  ],
  related_products: [],
  seo_meta: null,
};

export const circusPost: ShopContent['circusPosts'][number] = {
  uid: 't1',
  updated_at: '',
  title: 'Lantern laps',
  url: '/lantern-laps',
  regions: ['us'],
  season: [ref('circus_season', 's1')],
  kind: 'event',
  starts_on: '2027-01-09',
  ends_on: '',
  start_time: '18:30',
  time_zone: 'Europe/Vienna',
  place: { name: 'Kettle Gulch', city: 'Silverton', country: 'us', latitude: null, longitude: null },
  summary: 'After dark.',
  body: '<p>Bring a lamp.</p>',
  picture: null,
  athletes: [],
  sign_up: null,
  cancelled: false,
  seo_meta: null,
};

export const article: ShopContent['support'][number] = {
  uid: 'u1',
  title: 'Returns',
  url: '/returns',
  regions: ['us'],
  topic: [ref('support_topic', 'to1')],
  summary: 'Thirty days.',
  body: '<ul><li>Pack it</li><li>Send it</li></ul>',
  faq: [{ question: 'Who pays?', answer: '<p>We do.</p>' }],
  keywords: ['refund', 'money back'],
  products: [],
  categories: [],
  unlisted: false,
  seo_meta: null,
};

export const athlete: ShopContent['athletes'][number] = {
  uid: 'a1',
  title: 'Ylva Stenmo',
  url: '/ylva-stenmo',
  regions: ['us'],
  discipline: 'Moguls',
  home_place: 'Åre',
  born_year: null,
  quote: 'Knees.',
  biography: '<p>Since she was three.</p>',
  portrait: { amplience_id: 'ylva', alt_text: '', imageset: 'No' },
  action_picture: null,
  results: [{ year: '2026', event: 'Otonashi Open', place: '1' }],
  favourite_products: [],
  social_links: [],
  seo_meta: null,
};

export const teamPage: ShopContent['teamPages'][number] = {
  uid: 'tp1',
  title: 'Team',
  header: '<h1>Ten people</h1>',
  banner: [],
  athletes: [],
  seo_meta: null,
};

export const content: ShopContent = {
  ...emptyContent,
  products: [ski, tee],
  categories,
  pages: [page],
  blogPosts: [blogPost],
  blogCategories: [{ uid: 'bc1', title: 'Workshop', url: '/workshop', description: '', regions: [] }],
  circusPosts: [circusPost],
  circusSeasons: [
    {
      uid: 's1', title: 'Winter 2026/27', url: '/2026-27', regions: [], years: '', starts_on: '', ends_on: '',
      summary: '', picture: null, seo_meta: null,
    },
  ],
  support: [article],
  supportTopics: [{ uid: 'to1', title: 'Orders', key: 'orders', summary: '' }],
  athletes: [athlete],
  teamPages: [teamPage],
}; // oxfmt-ignore

export const stores: StoreProducts = new Map<string, ReadonlyMap<number, StoreProduct>>([
  [
    'us',
    new Map<number, StoreProduct>([
      [
        100,
        {
          id: 100,
          price: 790,
          calculatedPrice: { value: 690 },
          retailPrice: { value: 790 },
          variationPriceRange: { lowPrice: 670, highPrice: 710 },
          isInStock: true,
        },
      ],
    ]),
  ],
  [
    'ca',
    new Map<number, StoreProduct>([
      [
        300,
        {
          id: 300,
          price: 900,
          calculatedPrice: { value: 900 },
          retailPrice: null,
          variationPriceRange: null,
          isInStock: false,
        },
      ],
    ]),
  ],
]);
