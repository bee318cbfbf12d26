/** The interface in Swedish: text by display text title, which is the wording key. */
import { accountTexts } from './sv/account.ts';
import { addOnsTexts } from './sv/addOns.ts';
import { attributeTexts } from './sv/attributes.ts';
import { chromeTexts } from './sv/chrome.ts';
import { bannerTexts } from './sv/banner.ts';
import { blogTexts } from './sv/blog.ts';
import { circusTexts } from './sv/circus.ts';
import { compareTexts } from './sv/compare.ts';
import { cartTexts } from './sv/cart.ts';
import { botProtectionTexts } from './sv/botProtection.ts';
import { consentTexts } from './sv/consent.ts';
import { edgeTexts } from './sv/edge.ts';
import { formsTexts } from './sv/forms.ts';
import { galleryTexts } from './sv/gallery.ts';
import { hotspotsTexts } from './sv/hotspots.ts';
import { listingTexts } from './sv/listing.ts';
import { marketTexts } from './sv/market.ts';
import { outageTexts } from './sv/outage.ts';
import { proTexts } from './sv/pro.ts';
import { searchPageTexts } from './sv/searchPage.ts';
import { searchBoxTexts } from './sv/searchBox.ts';
import { shareTexts } from './sv/share.ts';
import { shellTexts } from './sv/shell.ts';
import { shopTexts } from './sv/shop.ts';
import { testStoreTexts } from './sv/testStore.ts';
import { supportTexts } from './sv/support.ts';
import { tileTexts } from './sv/tile.ts';
import { stockTexts } from './sv/stock.ts';
import { storesTexts } from './sv/stores.ts';
import { wordsTexts } from './sv/words.ts';

export const sv: Readonly<Record<string, string>> = {
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
