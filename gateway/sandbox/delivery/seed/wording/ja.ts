/** The interface in Japanese: text by display text title, which is the wording key. */
import { accountTexts } from './ja/account.ts';
import { addOnsTexts } from './ja/addOns.ts';
import { attributeTexts } from './ja/attributes.ts';
import { chromeTexts } from './ja/chrome.ts';
import { bannerTexts } from './ja/banner.ts';
import { blogTexts } from './ja/blog.ts';
import { circusTexts } from './ja/circus.ts';
import { compareTexts } from './ja/compare.ts';
import { cartTexts } from './ja/cart.ts';
import { botProtectionTexts } from './ja/botProtection.ts';
import { consentTexts } from './ja/consent.ts';
import { edgeTexts } from './ja/edge.ts';
import { formsTexts } from './ja/forms.ts';
import { galleryTexts } from './ja/gallery.ts';
import { hotspotsTexts } from './ja/hotspots.ts';
import { listingTexts } from './ja/listing.ts';
import { marketTexts } from './ja/market.ts';
import { outageTexts } from './ja/outage.ts';
import { proTexts } from './ja/pro.ts';
import { searchPageTexts } from './ja/searchPage.ts';
import { searchBoxTexts } from './ja/searchBox.ts';
import { shareTexts } from './ja/share.ts';
import { shellTexts } from './ja/shell.ts';
import { shopTexts } from './ja/shop.ts';
import { testStoreTexts } from './ja/testStore.ts';
import { supportTexts } from './ja/support.ts';
import { tileTexts } from './ja/tile.ts';
import { stockTexts } from './ja/stock.ts';
import { storesTexts } from './ja/stores.ts';
import { wordsTexts } from './ja/words.ts';

export const ja: Readonly<Record<string, string>> = {
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
