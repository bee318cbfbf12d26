/** Turns a draft into the product that the stand-ins are seeded with. */
import { colourNamed } from './colours.ts';
import { contentRegions } from './contentRegions.ts';
import { contentPrices, storePrices } from './prices.ts';
import type { ProductDraft } from './productDraft.ts';
import { productTexts } from './productTexts.ts';
import type { BrandColour, BrandProduct, Localised } from './types.ts';

function womensTitle(title: string): Localised {
  const { womensSizes } = productTexts;
  const others = Object.entries(womensSizes).map(([locale, words]) => [
    locale,
    locale === 'ja' ? `${title} ${words}` : `${title}, ${words}`,
  ]);
  return { 'en-us': `${title}, ${womensSizes['en-us']}`, ...Object.fromEntries(others) };
}

function html(texts: Localised<readonly string[]>): Localised {
  const inParagraphs = (paragraphs: readonly string[]) =>
    paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('');
  return {
    'en-us': inParagraphs(texts['en-us']),
    ...Object.fromEntries(Object.entries(texts).map(([locale, text]) => [locale, inParagraphs(text)])),
  };
}

function colourOf({ colourSale, soldOutColours }: ProductDraft, name: string): BrandColour {
  const percentOff = colourSale?.[name];
  return {
    ...colourNamed(name),
    ...(percentOff !== undefined && { percentOff }),
    ...(soldOutColours?.includes(name) && { isSoldOut: true }),
  };
}

export function productFromDraft(draft: ProductDraft, index: number): BrandProduct {
  return {
    index,
    key: draft.key,
    kind: draft.kind,
    ...(draft.shape && { shape: draft.shape }),
    ...(draft.type && { type: draft.type }),
    family: draft.family,
    season: draft.season,
    flex: draft.flex ?? null,
    categories: draft.categories,
    title: { 'en-us': draft.title },
    ...(draft.womensSizes && { displayTitle: womensTitle(draft.title) }),
    tagline: draft.tagline,
    description: html(draft.text),
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
