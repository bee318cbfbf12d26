/** Header and footer, in every locale. Every link leads to an entry of this seed. */
import { categoryUid } from '../../brand/ids.ts';
import { locales, type Brand, type Localised } from '../../brand/types.ts';
import {
  everywhere,
  linkTo,
  linkToScreen,
  pros,
  refTo,
  shopping,
  type EntryDraft,
  type Fields,
  type LinkDraft,
} from './draft.ts';
import { type Say, written } from './say.ts';
import { settingsTexts } from './settingsTexts.ts';
import { supportUid } from './support/supportEntries.ts';

const { navigation: words } = settingsTexts;

const elsewhere = everywhere.filter((region) => !shopping.includes(region));
const shoppers = shopping.filter((region) => !pros.includes(region));
/** Where the page for instructors is shown. */
const instructing = ['us', 'ca', ...pros];

/** An article of the support section. */
function articleLink(say: Say, text: Localised, key: string): LinkDraft {
  return linkTo(say(text), refTo('support', supportUid(key)));
}

function pageLink(say: Say, text: Localised, key: string): LinkDraft {
  return linkTo(say(text), refTo('page', `page_${key}`));
}

export function navigationEntries(brand: Brand): EntryDraft[] {
  const top = brand.categories.filter((category) => category.parent === null);
  const header = written({ contentType: 'header', uid: 'header_main' }, locales, (say) => ({
    title: 'Header',
    top_alert: [
      {
        text: say(words.alertShop),
        link: articleLink(say, words.shipping, 'shipping'),
        regions: shoppers,
      },
      // Two at once: what a Canadian asks before the first order.
      { text: say(words.alertCanada), link: null, regions: ['ca'] },
      { text: say(words.alertPro), link: linkToScreen(say(words.alertPro), '/account'), regions: pros },
      {
        text: say(words.alertElsewhere),
        link: linkToScreen(say(words.stores), '/stores'),
        regions: elsewhere,
      },
    ],
    main_nav: top.map((category) => ({
      link: linkTo(say(category.title), refTo('product_category', categoryUid(category.path))),
      banner: category.key === 'skis' ? [refTo('banner', 'banner_home_lodestar')] : [],
      regions: category.regions,
      children: 'categories',
    })),
    secondary_nav: [
      { link: linkToScreen(say(words.journal), '/blog'), regions: everywhere },
      { link: pageLink(say, words.about, 'about'), regions: everywhere },
      { link: pageLink(say, words.support, 'support'), regions: everywhere },
      { link: linkToScreen(say(words.stores), '/stores'), regions: everywhere },
    ],
  }));
  const footer = written({ contentType: 'footer', uid: 'footer_main' }, locales, (say) => ({
    title: 'Footer',
    columns: [
      column(
        say(words.shop),
        top.map((category) =>
          linkTo(say(category.title), refTo('product_category', categoryUid(category.path))),
        ),
      ),
      column(say(words.help), [
        pageLink(say, words.support, 'support'),
        articleLink(say, words.shipping, 'shipping'),
        articleLink(say, words.returns, 'returns'),
        articleLink(say, words.warranty, 'warranty'),
        pageLink(say, words.care, 'care'),
        articleLink(say, words.sizes, 'ski-length'),
        linkToScreen(say(words.orderStatus), '/order-status'),
      ]),
      column(say(words.mine), [
        pageLink(say, words.about, 'about'),
        pageLink(say, words.craft, 'craft'),
        linkTo(say(words.team), refTo('team_page', 'team_page_main')),
        linkToScreen(say(words.circus), '/traveling-circus'),
        linkToScreen(say(words.stores), '/stores'),
      ]),
      column('Skarn', skarn(say, [pageLink(say, words.instructors, 'psia')]), instructing),
      column(
        'Skarn',
        skarn(say, []),
        everywhere.filter((region) => !instructing.includes(region)),
      ),
    ],
  }));
  return [header, footer];
}

function skarn(say: Say, instructors: readonly LinkDraft[]): LinkDraft[] {
  return [
    pageLink(say, words.pro, 'pro'),
    ...instructors,
    linkToScreen(say(words.country), '/country'),
    pageLink(say, words.privacy, 'privacy'),
    pageLink(say, words.terms, 'terms'),
  ];
}

function column(heading: string, links: readonly LinkDraft[], regions = everywhere): Fields {
  return { heading, links, regions };
}
