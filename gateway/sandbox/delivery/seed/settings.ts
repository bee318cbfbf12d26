/** Settings of the brand, of search and of attributes, and the lists that follow from the brand. */
import { z } from 'zod';
import { categoryUid } from '../../brand/ids.ts';
import { readFacts } from '../../brand/readData.ts';
import { locales, storeRegions, type Brand } from '../../brand/types.ts';
import { sizeFinders } from './sizeFinders.ts';
import { ownAddress } from '../ownAddress.ts';
import { addOnConfigs } from './addOnConfigs.ts';
import { contentRegions } from '../../brand/contentRegions.ts';
import { linkTo, refTo, type EntryDraft, type Fields } from './draft.ts';
import { platformCategories } from './productEntries.ts';
import { regionEntries } from './regions.ts';
import { type Translate, localisedEntry } from './localisedEntry.ts';
import { sceneOf } from './sceneOf.ts';
import { settingsTexts } from './settingsTexts.ts';
import { supportUid } from './support/supportEntries.ts';

const attributes = readFacts(
  'settings/attributes.json',
  z.strictObject({
    /** Case and surrounding spaces do not count. */
    hidden: z.array(z.string()),
    specTitles: z.array(z.string()),
    sorting: z.array(z.strictObject({ attribute: z.string(), options: z.array(z.string()) })),
  }),
);

const time = z.iso.time({ precision: -1 });
const contacts = readFacts(
  'settings/contact.json',
  z.strictObject({
    phone: z.string(),
    email: z.email(),
    address: z.record(z.string(), z.string()),
    /** Local time at the mine. */
    openingHours: z.array(
      z.strictObject({ days: z.enum(['weekdays', 'saturday', 'winterSunday']), opens: time, closes: time }),
    ),
    /** platform.md 9, Contact regions. All numbers are reserved for fiction; a region without one uses the general number. */
    regions: z.array(z.strictObject({ region: z.string(), email: z.email(), phone: z.string() })),
    dispatch: z.strictObject({ cutoff: time, time_zone: z.string(), closed_on: z.array(z.iso.date()) }),
    /** Business days in transit, as in the support article about shipping. */
    deliveryTimes: z.array(
      z.strictObject({ countries: z.array(z.string()), fewestDays: z.int(), mostDays: z.int() }),
    ),
  }),
);

export function settingsEntries(brand: Brand): EntryDraft[] {
  return [
    brandSettings(brand),
    localisedEntry({ contentType: 'search', uid: 'search_main' }, locales, (t) => ({
      title: 'Search',
      placeholder: t(settingsTexts.search.placeholder),
    })),
    single('hide_product_attributes', 'Hidden attributes', {
      attributes: attributes.hidden,
    }),
    single('manage_product_attributes', 'Attribute order', {
      spec_titles: attributes.specTitles,
      attribute_option_sorting: attributes.sorting,
    }),
    single('automated_related_products_config', 'Automated related products', {
      categories: brand.categories
        .filter((category) => category.parent === null)
        .map((category) => ({ uid: categoryUid(category.path), cat_ids_bc: platformCategories(category) })),
      attributes: ['Terrain'],
    }),
    ...addOnConfigs(brand),
    ...sizeFinders(),
    ...regionEntries(),
    ...colourGroups(brand),
  ];
}

function single(contentType: string, title: string, fields: Fields): EntryDraft {
  return { contentType, uid: `${contentType}_main`, title, fields };
}

function hoursOf(t: Translate): Fields[] {
  return contacts.openingHours.map(({ days, opens, closes }) => ({
    days_of_week: t(settingsTexts.openingHours[days]),
    opening_time: opens,
    closing_time: closes,
  }));
}

function brandSettings(brand: Brand): EntryDraft {
  const { phone, email, address } = contacts;
  const fields: Fields = {
    site_url: 'https://skarn.example',
    display_name: 'Skarn',
    brand_logo: { amplience_id: 'logo-skarn' },
    amplience_brand_alias: 'k2',
    seo: {
      title: 'Skarn',
      description: 'Skis, poles, bindings and accessories from a closed copper mine above the tree line.',
      image: { amplience_id: sceneOf(brand, 'scene-first-light', 'dawn').name },
    },
    social_media: [
      { title: 'Instagram', href: 'https://instagram.example/skarn' },
      { title: 'YouTube', href: 'https://youtube.example/@skarn' },
      { title: 'Mastodon', href: 'https://fjell.example/@skarn' },
    ],
    contacts: contacts.regions,
    shopping: true,
    site_search: true,
    automate_related_products: true,
    enable_product_data_refactor: false,
    open_cart_on_add: true,
    dispatch: contacts.dispatch,
    delivery_times: contacts.deliveryTimes.map(({ countries, fewestDays, mostDays }) => ({
      countries,
      fewest_days: fewestDays,
      most_days: mostDays,
    })),
    checkout_addresses: storeRegions.map((region) => ({
      region,
      address: `${ownAddress}/checkout/{cartId}`,
    })),
  };
  return localisedEntry({ contentType: 'brand_settings', uid: 'brand_settings_main' }, locales, (t) => ({
    title: 'Skarn',
    ...fields,
    contact: { phone, email, address, hours_of_operation: hoursOf(t) },
    promises: (['returns', 'warranty'] as const).map((key) => ({
      text: t(settingsTexts.promises[key]),
      link: linkTo(t(settingsTexts.promises[key]), refTo('support', supportUid(key))),
      regions: contentRegions,
    })),
  }));
}

function colourGroups(brand: Brand): EntryDraft[] {
  return brand.colourGroups.map((group): EntryDraft => {
    const colours = brand.products.flatMap((product) =>
      product.colours.filter((colour) => colour.group === group.name),
    );
    return {
      contentType: 'color_groups',
      uid: `color_group_${group.name.toLowerCase()}`,
      title: group.name,
      fields: {
        color_name: group.name,
        option_swatch_hex: group.hex,
        child_colors: [...new Set(colours.map((colour) => colour.name))],
        child_swatches: [...new Map(colours.map(({ name, hex }) => [name, hex]))].map(([color, hex]) => ({
          color,
          hex: [...hex],
        })),
        regions: contentRegions,
      },
    };
  });
}
