/** Header and footer, in every locale. Every link leads to an entry of this seed. */
import { categoryUid } from '../../brand/ids.ts';
import { locales, type Brand, type Localised } from '../../brand/types.ts';
import { contentRegions, proRegions, shopRegions } from '../../brand/contentRegions.ts';
import { linkTo, linkToScreen, refTo, type EntryDraft, type Fields, type LinkDraft } from './draft.ts';
import { type Translate, localisedEntry } from './localisedEntry.ts';
import { settingsTexts } from './settingsTexts.ts';
import { supportUid } from './support/supportEntries.ts';

const { navigation: words } = settingsTexts;

const elsewhere = contentRegions.filter((region) => !shopRegions.includes(region));
const shoppers = shopRegions.filter((region) => !proRegions.includes(region));
/** Where the page for instructors is shown. */
const instructing = ['us', 'ca', ...proRegions];

/** An article of the support section. */
function articleLink(t: Translate, text: Localised, key: string): LinkDraft {
  return linkTo(t(text), refTo('support', supportUid(key)));
}

function pageLink(t: Translate, text: Localised, key: string): LinkDraft {
  return linkTo(t(text), refTo('page', `page_${key}`));
}

export function navigationEntries(brand: Brand): EntryDraft[] {
  const top = brand.categories.filter((category) => category.parent === null);
  const header = localisedEntry({ contentType: 'header', uid: 'header_main' }, locales, (t) => ({
    title: 'Header',
    top_alert: [
      {
        text: t(words.alertShop),
        link: articleLink(t, words.shipping, 'shipping'),
        regions: shoppers,
      },
      // Canada has two alerts.
      { text: t(words.alertCanada), link: null, regions: ['ca'] },
      { text: t(words.alertPro), link: linkToScreen(t(words.alertPro), '/account'), regions: proRegions },
      {
        text: t(words.alertElsewhere),
        link: linkToScreen(t(words.stores), '/stores'),
        regions: elsewhere,
      },
    ],
    main_nav: top.map((category) => ({
      link: linkTo(t(category.title), refTo('product_category', categoryUid(category.path))),
      banner: category.key === 'skis' ? [refTo('banner', 'banner_home_lodestar')] : [],
      regions: category.regions,
      children: 'categories',
    })),
    secondary_nav: [
      { link: linkToScreen(t(words.journal), '/blog'), regions: contentRegions },
      { link: pageLink(t, words.about, 'about'), regions: contentRegions },
      { link: pageLink(t, words.support, 'support'), regions: contentRegions },
      { link: linkToScreen(t(words.stores), '/stores'), regions: contentRegions },
      // The header has room for four of them; the menu of a phone shows all.
      { link: linkTo(t(words.team), refTo('team_page', 'team_page_main')), regions: contentRegions },
      { link: linkToScreen(t(words.circus), '/traveling-circus'), regions: contentRegions },
    ],
  }));
  const footer = localisedEntry({ contentType: 'footer', uid: 'footer_main' }, locales, (t) => ({
    title: 'Footer',
    columns: [
      column(
        t(words.shop),
        top.map((category) =>
          linkTo(t(category.title), refTo('product_category', categoryUid(category.path))),
        ),
      ),
      column(t(words.help), [
        pageLink(t, words.support, 'support'),
        articleLink(t, words.shipping, 'shipping'),
        articleLink(t, words.returns, 'returns'),
        articleLink(t, words.warranty, 'warranty'),
        pageLink(t, words.care, 'care'),
        articleLink(t, words.sizes, 'ski-length'),
        linkToScreen(t(words.orderStatus), '/order-status'),
      ]),
      column(t(words.mine), [
        pageLink(t, words.about, 'about'),
        pageLink(t, words.craft, 'craft'),
        linkTo(t(words.team), refTo('team_page', 'team_page_main')),
        linkToScreen(t(words.circus), '/traveling-circus'),
        linkToScreen(t(words.stores), '/stores'),
      ]),
      column('Skarn', skarn(t, [pageLink(t, words.instructors, 'psia')]), instructing),
      column(
        'Skarn',
        skarn(t, []),
        contentRegions.filter((region) => !instructing.includes(region)),
      ),
    ],
  }));
  return [header, footer];
}

function skarn(t: Translate, instructors: readonly LinkDraft[]): LinkDraft[] {
  return [
    pageLink(t, words.pro, 'pro'),
    ...instructors,
    linkToScreen(t(words.country), '/country'),
    pageLink(t, words.privacy, 'privacy'),
    pageLink(t, words.terms, 'terms'),
  ];
}

function column(heading: string, links: readonly LinkDraft[], regions = contentRegions): Fields {
  return { heading, links, regions };
}
