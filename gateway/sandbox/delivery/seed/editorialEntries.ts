/** All entries but those of the catalogue: pages, navigation, texts and settings. */
import type { Brand } from '../../brand/types.ts';
import { blogEntries } from './blog/blogEntries.ts';
import { categoryGroupEntries } from './pages/categoryGroups.ts';
import { circusEntries } from './circus/circusEntries.ts';
import { contentPageEntries } from './pages/contentPages.ts';
import { displayTextEntries } from './displayTexts.ts';
import type { EntryDraft } from './draft.ts';
import { emailSignupEntries } from './emailSignups.ts';
import { errorPageEntries } from './pages/errorPage.ts';
import { everySwitchEntries } from './pages/everySwitch.ts';
import { homeEntries } from './pages/homePage.ts';
import { landingEntries } from './pages/landingPages.ts';
import { navigationEntries } from './navigation.ts';
import { settingsEntries } from './settings.ts';
import { redirectEntries } from './redirects.ts';
import { teamEntries } from './team/teamEntries.ts';
import { supportEntries } from './support/supportEntries.ts';
import { dealerEntries } from './stores/dealerEntries.ts';
import { ownShopEntries } from './stores/ownShops.ts';

export function editorialEntries(brand: Brand): EntryDraft[] {
  return [
    ...settingsEntries(brand),
    ...emailSignupEntries(),
    ...navigationEntries(brand),
    ...homeEntries(brand),
    ...contentPageEntries(brand),
    ...landingEntries(brand),
    ...everySwitchEntries(brand),
    ...circusEntries(brand),
    ...teamEntries(brand),
    ...supportEntries(brand),
    ...categoryGroupEntries(brand),
    ...displayTextEntries(),
    ...errorPageEntries(brand),
    ...blogEntries(brand),
    ...redirectEntries(),
    ...ownShopEntries(brand),
    ...dealerEntries(),
  ];
}
