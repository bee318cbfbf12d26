/** The interface in French: text by display text title, which is the wording key. */
import { accountTexts } from './fr/account.ts';
import { addOnsTexts } from './fr/addOns.ts';
import { attributeTexts } from './fr/attributes.ts';
import { chromeTexts } from './fr/chrome.ts';
import { bannerTexts } from './fr/banner.ts';
import { blogTexts } from './fr/blog.ts';
import { circusTexts } from './fr/circus.ts';
import { compareTexts } from './fr/compare.ts';
import { cartTexts } from './fr/cart.ts';
import { botProtectionTexts } from './fr/botProtection.ts';
import { consentTexts } from './fr/consent.ts';
import { edgeTexts } from './fr/edge.ts';
import { formsTexts } from './fr/forms.ts';
import { galleryTexts } from './fr/gallery.ts';
import { hotspotsTexts } from './fr/hotspots.ts';
import { listingTexts } from './fr/listing.ts';
import { marketTexts } from './fr/market.ts';
import { outageTexts } from './fr/outage.ts';
import { proTexts } from './fr/pro.ts';
import { searchPageTexts } from './fr/searchPage.ts';
import { searchBoxTexts } from './fr/searchBox.ts';
import { shareTexts } from './fr/share.ts';
import { shellTexts } from './fr/shell.ts';
import { shopTexts } from './fr/shop.ts';
import { testStoreTexts } from './fr/testStore.ts';
import { supportTexts } from './fr/support.ts';
import { tileTexts } from './fr/tile.ts';
import { stockTexts } from './fr/stock.ts';
import { storesTexts } from './fr/stores.ts';
import { wordsTexts } from './fr/words.ts';

export const fr: Readonly<Record<string, string>> = {
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
