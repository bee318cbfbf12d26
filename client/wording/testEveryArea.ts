/** All text areas at once: for browser tests and translation checks. No page loads it. */
import { accountWording } from './account/account.ts';
import { addOnsWording } from './shopping/addOns.ts';
import { bannerWording } from './content/banner.ts';
import { blogWording } from './content/blog.ts';
import { botProtectionWording } from './frame/botProtection.ts';
import { cartWording } from './shopping/cart.ts';
import { chromeWording } from './frame/chrome.ts';
import { circusWording } from './content/circus.ts';
import { compareWording } from './shopping/compare.ts';
import { consentWording } from './frame/consent.ts';
import { edgeWording } from './frame/edge.ts';
import { formsWording } from './account/forms.ts';
import { galleryWording } from './shopping/gallery.ts';
import { hotspotsWording } from './shopping/hotspots.ts';
import { listingWording } from './shopping/listing.ts';
import { marketWording } from './frame/market.ts';
import { notBuyableWording } from './shopping/notBuyable.ts';
import { outageWording } from './frame/outage.ts';
import { previewWording } from './frame/preview.ts';
import { promisesWording } from './shopping/promises.ts';
import { bestsellersWording } from './shopping/bestsellers.ts';
import { newProductsWording } from './shopping/newProducts.ts';
import { proPriceWording } from './shopping/proPrice.ts';
import { proWording } from './account/pro.ts';
import { productWording } from './shopping/product.ts';
import { rideWording } from './shopping/ride.ts';
import { searchPageWording } from './shopping/searchPage.ts';
import { searchBoxWording } from './shopping/searchBox.ts';
import { shareWording } from './content/share.ts';
import { sizeFinderWording } from './shopping/sizeFinder.ts';
import { sizeHelpWording } from './shopping/sizeHelp.ts';
import { skiSetWording } from './shopping/skiSet.ts';
import { shellWording } from './frame/shell.ts';
import { shopWording } from './frame/shop.ts';
import { signupWording } from './account/signup.ts';
import { stockWording } from './shopping/stock.ts';
import { stockNoticeWording } from './shopping/stockNotice.ts';
import { storesWording } from './content/stores.ts';
import { supportWording } from './content/support.ts';
import { tileWording } from './shopping/tile.ts';
import { turnWording } from './shopping/turn.ts';
import { viewedWording } from './shopping/viewed.ts';
import { viewerWording } from './shopping/viewer.ts';
import { createWording } from './wording.ts';
import type { Area } from './managedTexts.ts';
import type { Wording, WordingKey } from './wording.ts';

export const everyArea = {
  ...accountWording,
  ...addOnsWording,
  ...bannerWording,
  ...blogWording,
  ...botProtectionWording,
  ...cartWording,
  ...chromeWording,
  ...circusWording,
  ...compareWording,
  ...consentWording,
  ...edgeWording,
  ...formsWording,
  ...galleryWording,
  ...hotspotsWording,
  ...listingWording,
  ...marketWording,
  ...notBuyableWording,
  ...outageWording,
  ...previewWording,
  ...proWording,
  ...bestsellersWording,
  ...newProductsWording,
  ...proPriceWording,
  ...productWording,
  ...promisesWording,
  ...rideWording,
  ...searchPageWording,
  ...searchBoxWording,
  ...shareWording,
  ...sizeFinderWording,
  ...sizeHelpWording,
  ...skiSetWording,
  ...shellWording,
  ...shopWording,
  ...signupWording,
  ...stockWording,
  ...stockNoticeWording,
  ...storesWording,
  ...supportWording,
  ...tileWording,
  ...turnWording,
  ...viewedWording,
  ...viewerWording,
};

export type EveryKey = WordingKey<typeof everyArea>;
export type EveryWord = Wording<EveryKey>;

/** As `createWording`, with every key of the shop. */
export function createEveryWord(language: string, managed: Area = {}): EveryWord {
  return createWording(language, managed).with(everyArea);
}
