/** All areas of words at once: for journeys, and for whoever checks that everything is translated. No page has it. */
import { accountWording } from './account.ts';
import { addOnsWording } from './addOns.ts';
import { bannerWording } from './banner.ts';
import { blogWording } from './blog.ts';
import { botProtectionWording } from './botProtection.ts';
import { cartWording } from './cart.ts';
import { chromeWording } from './chrome.ts';
import { circusWording } from './circus.ts';
import { compareWording } from './compare.ts';
import { consentWording } from './consent.ts';
import { edgeWording } from './edge.ts';
import { formsWording } from './forms.ts';
import { galleryWording } from './gallery.ts';
import { hotspotsWording } from './hotspots.ts';
import { listingWording } from './listing.ts';
import { marketWording } from './market.ts';
import { outageWording } from './outage.ts';
import { previewWording } from './preview.ts';
import { proWording } from './pro.ts';
import { productWording } from './product.ts';
import { searchPageWording } from './searchPage.ts';
import { searchBoxWording } from './searchBox.ts';
import { shareWording } from './share.ts';
import { shellWording } from './shell.ts';
import { shopWording } from './shop.ts';
import { signupWording } from './signup.ts';
import { stockWording } from './stock.ts';
import { stockNoticeWording } from './stockNotice.ts';
import { storesWording } from './stores.ts';
import { supportWording } from './support.ts';
import { tileWording } from './tile.ts';
import { viewedWording } from './viewed.ts';
import { viewerWording } from './viewer.ts';
import { createWording } from './wording.ts';
import type { Area, Wording, WordingKey } from './wording.ts';

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
  ...outageWording,
  ...previewWording,
  ...proWording,
  ...productWording,
  ...searchPageWording,
  ...searchBoxWording,
  ...shareWording,
  ...shellWording,
  ...shopWording,
  ...signupWording,
  ...stockWording,
  ...stockNoticeWording,
  ...storesWording,
  ...supportWording,
  ...tileWording,
  ...viewedWording,
  ...viewerWording,
};

export type EveryKey = WordingKey<typeof everyArea>;
export type EveryWord = Wording<EveryKey>;

/** As `createWording`, with every key of the shop. */
export function createEveryWord(language: string, managed: Area = {}): EveryWord {
  return createWording(language, managed).with(everyArea);
}
