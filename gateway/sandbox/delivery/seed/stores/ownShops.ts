/** The brand's own shops, and two entries with fields that are missing or wrong. */
import { contentRegions } from '../../../brand/contentRegions.ts';
import type { EntryDraft } from '../draft.ts';
import { localisedEntry } from '../localisedEntry.ts';
import { sceneOf } from '../sceneOf.ts';
import { locales, type Brand } from '../../../brand/types.ts';
import { ownShops, type OwnShop } from './storeData.ts';

export function ownShopEntries(brand: Brand): EntryDraft[] {
  return [...ownShops.map((shop) => ownShop(shop, brand)), bare, careless];
}

function ownShop(shop: OwnShop, brand: Brand): EntryDraft {
  const scene = sceneOf(brand, shop.scene, 'dusk');
  return localisedEntry({ contentType: 'store', uid: `store_own_${shop.key}` }, locales, (t) => ({
    title: t(shop.title),
    url: '',
    regions: shop.regions,
    kind: 'own',
    services: shop.services,
    address: shop.address,
    latitude: shop.latitude,
    longitude: shop.longitude,
    phone: shop.phone,
    email: shop.email,
    website: '',
    hours_of_operation: shop.hours,
    special_days: [2026, 2027, 2028].flatMap((year) => [
      { date: `${year}-12-24`, opening_time: '09:00', closing_time: '12:00', note: '' },
      { date: `${year}-12-25`, opening_time: '', closing_time: '', note: '' },
    ]),
    closed_season: { from: '', until: '' },
    time_zone: shop.timeZone,
    picture: { amplience_id: scene.name, alt_text: t(scene.alt) },
    note: t(shop.note),
  }));
}

/** Every optional field is absent. */
const bare: EntryDraft = {
  contentType: 'store',
  uid: 'store_bare',
  title: 'The Unmarked Door',
  fields: { regions: ['other'] },
};

/** Every field has a wrong value. */
const careless: EntryDraft = {
  contentType: 'store',
  uid: 'store_careless',
  title: '<img src=x onerror="alert(1)"> & Sons',
  fields: {
    url: 'javascript:alert(1)',
    regions: contentRegions.filter((region) => region === 'other'),
    kind: '__proto__',
    services: ['<b>all</b>', 'constructor'],
    address: {
      street_address: '"><script>alert(1)</script>',
      city: '{time}',
      state: '',
      postal_code: '',
      country: 'ZZZ',
    },
    latitude: 999,
    longitude: -4_000,
    phone: 'javascript:alert(1)',
    email: 'a@b.example?subject=<script>',
    website: 'javascript:alert(1)',
    hours_of_operation: [{ days_of_week: [0, 8, 99], opening_time: 'dawn', closing_time: '99:99' }],
    special_days: [{ date: 'tomorrow', opening_time: '', closing_time: '', note: '<i>?</i>' }],
    closed_season: { from: 'May', until: 'soon' },
    time_zone: 'Mars/Olympus_Mons',
    picture: { amplience_id: '', alt_text: '' },
    note: '<script>alert(1)</script>',
  },
};
