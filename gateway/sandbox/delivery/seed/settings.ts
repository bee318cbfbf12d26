/** Settings and lists that have no words of their own to translate, or few. */
import { categoryUid } from '../../brand/ids.ts';
import { locales, storeRegions, type Brand, type Localised } from '../../brand/types.ts';
import { ownAddress } from '../ownAddress.ts';
import { addOnConfigs } from './addOnConfigs.ts';
import { everywhere, type EntryDraft, type Fields } from './draft.ts';
import { platformCategories } from './productEntries.ts';
import { regionEntries } from './regions.ts';
import { inAll, sceneOf, type Say, written } from './say.ts';

const sizes = ['XS', 'S', 'S/M', 'M', 'M/L', 'L', 'L/XL', 'XL', 'XXL', 'One Size'];
const abilities = ['Beginner', 'Intermediate', 'Advanced', 'Expert'];
const specTitles = [
  'Terrain',
  'Ability',
  'Waist',
  'Radius',
  'Weight',
  'Rocker',
  'Core',
  'Construction',
  'DIN Range',
  'Boot Norm',
  'Stack Height',
  'Shaft',
  'Diameter',
  'Grip',
  'Basket',
  'Material',
  'Fit',
];

export function settingsEntries(brand: Brand): EntryDraft[] {
  return [
    brandSettings(brand),
    {
      ...single('search', 'Search', { placeholder: 'What are you looking for?' }),
      localised: {
        de: { placeholder: 'Was suchen Sie?' },
        es: { placeholder: '¿Qué buscas?' },
        fr: { placeholder: 'Que cherchez-vous ?' },
        it: { placeholder: 'Che cosa cerchi?' },
        ja: { placeholder: '何をお探しですか' },
        no: { placeholder: 'Hva leter du etter?' },
        sv: { placeholder: 'Vad letar du efter?' },
      },
    },
    single('hide_product_attributes', 'Hidden attributes', {
      // Typed by hand over the years, as such lists are: case and blanks do not matter.
      attributes: ['Color Group', 'season', ' Family', 'Item Number'],
    }),
    single('manage_product_attributes', 'Attribute order', {
      spec_titles: specTitles,
      attribute_option_sorting: [
        { attribute: 'Size', options: sizes },
        { attribute: 'Ability', options: abilities },
      ],
    }),
    single('automated_related_products_config', 'Automated related products', {
      categories: brand.categories
        .filter((category) => category.parent === null)
        .map((category) => ({ uid: categoryUid(category.path), cat_ids_bc: platformCategories(category) })),
      attributes: ['Terrain'],
    }),
    ...addOnConfigs(brand),
    ...regionEntries(),
    ...colourGroups(brand),
  ];
}

function single(contentType: string, title: string, fields: Fields): EntryDraft {
  return { contentType, uid: `${contentType}_main`, title, fields };
}

/**
 * platform.md 9, Contact regions. Numbers are those that authorities set aside for stories; where none does, letters
 * reach the country's own desk and calls the general one.
 */
const contacts: readonly Fields[] = [
  { region: 'us', email: 'us@skarn.example', phone: '+1 719 555 0142' },
  { region: 'ca', email: 'canada@skarn.example', phone: '+1 250 555 0177' },
  { region: 'no', email: 'norge@skarn.example', phone: '' },
  { region: 'jp', email: 'japan@skarn.example', phone: '' },
  { region: 'au', email: 'australia@skarn.example', phone: '+61 2 5550 1442' },
  { region: 'nz', email: 'nz@skarn.example', phone: '' },
  { region: 'uk', email: 'uk@skarn.example', phone: '+44 1632 960 142' },
  { region: 'kr', email: 'korea@skarn.example', phone: '' },
  { region: 'eu', email: 'europe@skarn.example', phone: '+49 30 2312 5014' },
];

const contact: Fields = {
  // A number that Swedish authorities set aside for stories.
  phone: '+46 980 319 209',
  email: 'hello@skarn.example',
  address: {
    street_address: 'Lavvägen 9',
    city: 'Stollby',
    state: 'Norrbotten',
    postal_code: '000 09',
    country: 'SE',
  },
};

const weekdays = inAll(
  'Monday to Friday',
  'Måndag till fredag',
  '月曜日から金曜日',
  'Mandag til fredag',
  'De lunes a viernes',
  'Montag bis Freitag',
  'Du lundi au vendredi',
  'Da lunedì a venerdì',
);
const saturday = inAll('Saturday', 'Lördag', '土曜日', 'Lørdag', 'Sábado', 'Samstag', 'Samedi', 'Sabato');
const winterSunday = inAll(
  'Sunday, in winter',
  'Söndag, på vintern',
  '日曜日（冬季）',
  'Søndag, om vinteren',
  'Domingo, en invierno',
  'Sonntag, im Winter',
  'Dimanche, en hiver',
  'Domenica, d’inverno',
);

/** Local time at the mine, as editors type it: 24 hours. */
function hoursOf(say: Say): Fields[] {
  const rows: readonly (readonly [days: Localised, opening: string, closing: string])[] = [
    [weekdays, '09:00', '17:00'],
    [saturday, '09:00', '13:00'],
    [winterSunday, '10:00', '13:00'],
  ];
  return rows.map(([days, opening_time, closing_time]) => ({
    days_of_week: say(days),
    opening_time,
    closing_time,
  }));
}

function brandSettings(brand: Brand): EntryDraft {
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
    contacts,
    shopping: true,
    site_search: true,
    automate_related_products: true,
    enable_product_data_refactor: false,
    open_cart_on_add: true,
    checkout_addresses: storeRegions.map((region) => ({
      region,
      address: `${ownAddress}/checkout/{cartId}`,
    })),
  };
  return written({ contentType: 'brand_settings', uid: 'brand_settings_main' }, locales, (say) => ({
    title: 'Skarn',
    ...fields,
    contact: { ...contact, hours_of_operation: hoursOf(say) },
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
        regions: everywhere,
      },
    };
  });
}
