/** The interface in Italian: text by display text title, which is the wording key. */
import { accountTexts } from './it/account.ts';
import { addOnsTexts } from './it/addOns.ts';
import { attributeTexts } from './it/attributes.ts';
import { chromeTexts } from './it/chrome.ts';
import { bannerTexts } from './it/banner.ts';
import { blogTexts } from './it/blog.ts';
import { circusTexts } from './it/circus.ts';
import { compareTexts } from './it/compare.ts';
import { cartTexts } from './it/cart.ts';
import { botProtectionTexts } from './it/botProtection.ts';
import { consentTexts } from './it/consent.ts';
import { edgeTexts } from './it/edge.ts';
import { formsTexts } from './it/forms.ts';
import { galleryTexts } from './it/gallery.ts';
import { hotspotsTexts } from './it/hotspots.ts';
import { listingTexts } from './it/listing.ts';
import { marketTexts } from './it/market.ts';
import { outageTexts } from './it/outage.ts';
import { proTexts } from './it/pro.ts';
import { searchPageTexts } from './it/searchPage.ts';
import { searchBoxTexts } from './it/searchBox.ts';
import { shareTexts } from './it/share.ts';
import { shellTexts } from './it/shell.ts';
import { shopTexts } from './it/shop.ts';
import { testStoreTexts } from './it/testStore.ts';
import { supportTexts } from './it/support.ts';
import { tileTexts } from './it/tile.ts';
import { stockTexts } from './it/stock.ts';
import { storesTexts } from './it/stores.ts';
import { wordsTexts } from './it/words.ts';

export const it: Readonly<Record<string, string>> = {
  ...blogTexts,
  ...searchPageTexts,
  ...searchBoxTexts,
  ...shareTexts,
  ...shellTexts,
  ...chromeTexts,
  ...bannerTexts,
  ...shopTexts,
  ...stockTexts,
  ...storesTexts,
  ...cartTexts,
  ...circusTexts,
  ...accountTexts,
  ...botProtectionTexts,
  ...consentTexts,
  ...edgeTexts,
  ...formsTexts,
  ...galleryTexts,
  ...hotspotsTexts,
  ...listingTexts,
  ...marketTexts,
  ...outageTexts,
  ...proTexts,
  ...supportTexts,
  ...tileTexts,
  ...compareTexts,
  ...addOnsTexts,
  ...wordsTexts,
  ...testStoreTexts,
  ...attributeTexts,
};
