/** Turns an author's draft into the product that the stand-ins seed from. */
import { colourNamed, type ColourName } from './colours.ts';
import { contentPrices, storePrices } from './prices.ts';
import { contentRegions, type ProductDraft, type ProductText } from './productDraft.ts';
import type { BrandColour, BrandProduct, Locale, Localised } from './types.ts';

export type Translations = ReadonlyMap<Exclude<Locale, 'en-us'>, Readonly<Record<string, ProductText>>>;

const womensSizes: Readonly<Record<Locale, string>> = {
  'en-us': 'women’s sizes',
  sv: 'damstorlekar',
  ja: 'ウィメンズサイズ',
  no: 'damestørrelser',
  es: 'tallas de mujer',
  de: 'Damengrößen',
  fr: 'tailles femme',
  it: 'misure donna',
};

function womensTitle(title: string): Localised {
  const others = Object.entries(womensSizes).map(([locale, words]) => [
    locale,
    locale === 'ja' ? `${title} ${words}` : `${title}, ${words}`,
  ]);
  return { 'en-us': `${title}, ${womensSizes['en-us']}`, ...Object.fromEntries(others) };
}

function html(paragraphs: readonly string[]): string {
  return paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('');
}

function localised(
  draft: ProductDraft,
  translations: Translations,
  read: (text: ProductText) => string,
): Localised {
  const texts: Localised = { 'en-us': read(draft) };
  for (const [locale, byKey] of translations) {
    const text = byKey[draft.key];
    if (text) texts[locale] = read(text);
  }
  return texts;
}

function colourOf({ colourSale, goneColours }: ProductDraft, name: ColourName): BrandColour {
  const percentOff = colourSale?.[name];
  return {
    ...colourNamed(name),
    ...(percentOff !== undefined && { percentOff }),
    ...(goneColours?.includes(name) && { isGone: true }),
  };
}

export function productFromDraft(
  draft: ProductDraft,
  index: number,
  translations: Translations,
): BrandProduct {
  return {
    index,
    key: draft.key,
    kind: draft.kind,
    ...(draft.shape && { shape: draft.shape }),
    family: draft.family,
    season: draft.season,
    categories: draft.categories,
    title: { 'en-us': draft.title },
    ...(draft.womensSizes && { displayTitle: womensTitle(draft.title) }),
    tagline: localised(draft, translations, (text) => text.tagline),
    description: localised(draft, translations, (text) => html(text.text)),
    colours: draft.colours.map((name) => colourOf(draft, name)),
    sizeOption: draft.sizeOption,
    sizes: draft.sizes,
    specs: draft.specs,
    prices: storePrices(draft),
    contentPrices: contentPrices(draft.price),
    regions: draft.regions ?? contentRegions,
    soldOutIn: draft.soldOutIn ?? [],
    notMade: (draft.notMade ?? []).map(([colour, size]) => ({ colour, size })),
    expectedOn: draft.expectedOn ?? null,
    isNew: draft.isNew ?? false,
    isRedesigned: draft.isRedesigned ?? false,
    withdrawn: draft.withdrawn ?? false,
    related: draft.related ?? [],
    video: draft.video ?? false,
  };
}
