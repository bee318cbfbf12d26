/** The interface in German: text by display text title, which is the wording key. */
import { accountTexts } from './de/account.ts';
import { addOnsTexts } from './de/addOns.ts';
import { attributeTexts } from './de/attributes.ts';
import { chromeTexts } from './de/chrome.ts';
import { bannerTexts } from './de/banner.ts';
import { blogTexts } from './de/blog.ts';
import { circusTexts } from './de/circus.ts';
import { compareTexts } from './de/compare.ts';
import { cartTexts } from './de/cart.ts';
import { botProtectionTexts } from './de/botProtection.ts';
import { consentTexts } from './de/consent.ts';
import { edgeTexts } from './de/edge.ts';
import { formsTexts } from './de/forms.ts';
import { galleryTexts } from './de/gallery.ts';
import { hotspotsTexts } from './de/hotspots.ts';
import { listingTexts } from './de/listing.ts';
import { marketTexts } from './de/market.ts';
import { outageTexts } from './de/outage.ts';
import { proTexts } from './de/pro.ts';
import { searchPageTexts } from './de/searchPage.ts';
import { searchBoxTexts } from './de/searchBox.ts';
import { shareTexts } from './de/share.ts';
import { shellTexts } from './de/shell.ts';
import { shopTexts } from './de/shop.ts';
import { testStoreTexts } from './de/testStore.ts';
import { supportTexts } from './de/support.ts';
import { tileTexts } from './de/tile.ts';
import { stockTexts } from './de/stock.ts';
import { storesTexts } from './de/stores.ts';
import { wordsTexts } from './de/words.ts';

export const de: Readonly<Record<string, string>> = {
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
