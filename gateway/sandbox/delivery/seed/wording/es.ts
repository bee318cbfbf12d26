/** The interface in Spanish: text by display text title, which is the wording key. */
import { accountTexts } from './es/account.ts';
import { addOnsTexts } from './es/addOns.ts';
import { attributeTexts } from './es/attributes.ts';
import { chromeTexts } from './es/chrome.ts';
import { bannerTexts } from './es/banner.ts';
import { blogTexts } from './es/blog.ts';
import { circusTexts } from './es/circus.ts';
import { compareTexts } from './es/compare.ts';
import { cartTexts } from './es/cart.ts';
import { botProtectionTexts } from './es/botProtection.ts';
import { consentTexts } from './es/consent.ts';
import { edgeTexts } from './es/edge.ts';
import { formsTexts } from './es/forms.ts';
import { galleryTexts } from './es/gallery.ts';
import { hotspotsTexts } from './es/hotspots.ts';
import { listingTexts } from './es/listing.ts';
import { marketTexts } from './es/market.ts';
import { outageTexts } from './es/outage.ts';
import { proTexts } from './es/pro.ts';
import { searchPageTexts } from './es/searchPage.ts';
import { searchBoxTexts } from './es/searchBox.ts';
import { shareTexts } from './es/share.ts';
import { shellTexts } from './es/shell.ts';
import { shopTexts } from './es/shop.ts';
import { testStoreTexts } from './es/testStore.ts';
import { supportTexts } from './es/support.ts';
import { tileTexts } from './es/tile.ts';
import { stockTexts } from './es/stock.ts';
import { storesTexts } from './es/stores.ts';
import { wordsTexts } from './es/words.ts';

export const es: Readonly<Record<string, string>> = {
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
