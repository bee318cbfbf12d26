/** The interface in Norwegian: text by display text title, which is the wording key. */
import { accountTexts } from './no/account.ts';
import { addOnsTexts } from './no/addOns.ts';
import { attributeTexts } from './no/attributes.ts';
import { chromeTexts } from './no/chrome.ts';
import { bannerTexts } from './no/banner.ts';
import { blogTexts } from './no/blog.ts';
import { circusTexts } from './no/circus.ts';
import { compareTexts } from './no/compare.ts';
import { cartTexts } from './no/cart.ts';
import { botProtectionTexts } from './no/botProtection.ts';
import { consentTexts } from './no/consent.ts';
import { edgeTexts } from './no/edge.ts';
import { formsTexts } from './no/forms.ts';
import { galleryTexts } from './no/gallery.ts';
import { hotspotsTexts } from './no/hotspots.ts';
import { listingTexts } from './no/listing.ts';
import { marketTexts } from './no/market.ts';
import { outageTexts } from './no/outage.ts';
import { proTexts } from './no/pro.ts';
import { searchPageTexts } from './no/searchPage.ts';
import { searchBoxTexts } from './no/searchBox.ts';
import { shareTexts } from './no/share.ts';
import { shellTexts } from './no/shell.ts';
import { shopTexts } from './no/shop.ts';
import { testStoreTexts } from './no/testStore.ts';
import { supportTexts } from './no/support.ts';
import { tileTexts } from './no/tile.ts';
import { stockTexts } from './no/stock.ts';
import { storesTexts } from './no/stores.ts';
import { wordsTexts } from './no/words.ts';

export const no: Readonly<Record<string, string>> = {
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
