/**
 * Settings and interface texts: content types with one entry, or a few (regions, colour groups) (catalogue.md 3, 7.2). A
 * malformed field reads as its empty value and does not fail the entry.
 */
import { z } from 'zod';
import { tolerantObject, withFallback } from '../transport/tolerantFields.ts';
import { settingsCall } from './entries/entriesCall.ts';
import {
  flag,
  group,
  link,
  list,
  picture,
  platformId,
  references,
  system,
  text,
} from './entries/entryFields.ts';
import type { EntryReader } from './entries/entryReader.ts';
import { once, paged } from './entries/paging.ts';

export const brandSettingsEntry = tolerantObject({
  ...system,
  title: text,
  site_url: text,
  display_name: text,
  brand_logo: picture,
  amplience_brand_alias: text,
  seo: group({ title: text, description: text, image: picture }),
  social_media: list(tolerantObject({ title: text, href: text })),
  contact: group({
    phone: text,
    email: text,
    address: group({ street_address: text, city: text, state: text, postal_code: text, country: text }),
    hours_of_operation: list(tolerantObject({ days_of_week: text, opening_time: text, closing_time: text })),
  }),
  /** By contact region (platform.md 9); empty fields fall back to `contact`. */
  contacts: list(tolerantObject({ region: text, email: text, phone: text })),
  /** Whether there is a cart in the entry's markets; null when not set. */
  shopping: z
    .boolean()
    .nullish()
    .transform((value) => value ?? null),
  site_search: flag,
  automate_related_products: flag,
  enable_product_data_refactor: flag,
  /** Whether the cart opens after an item was added. */
  open_cart_on_add: flag,
  /** URL of each store's hosted checkout, with `{cartId}` as the placeholder. */
  checkout_addresses: list(tolerantObject({ region: text, address: text })),
  /** When parcels leave. */
  dispatch: group({
    /** Local time `HH:MM`; orders before it leave the same day. */
    cutoff: text,
    /** IANA name, such as `Europe/Stockholm`. */
    time_zone: text,
    /** Days besides weekends on which nothing leaves or arrives: `yyyy-mm-dd`. */
    closed_on: list(z.string()),
  }),
  /** Business days in transit, by country. */
  delivery_times: list(
    tolerantObject({ countries: list(z.string()), fewest_days: z.number(), most_days: z.number() }),
  ),
  /** What is promised beside the button of a product: returns, warranty. */
  promises: list(z.object({ text, link: link.nullish(), regions: list(z.string()) })),
  /** Countries and regions that an entry sets `shopping` for; empty in the brand's own entry. */
  markets: list(z.string()),
});
export type BrandSettingsEntryJson = z.output<typeof brandSettingsEntry>;

export const emailSignupSettingsEntry = tolerantObject({
  ...system,
  title: text,
  lists: list(tolerantObject({ title: text, id: text })),
  /** Consent text for joining a list. */
  copy: text,
  /** Consent text for a back-in-stock notification. */
  back_in_stock_copy: text,
  /** Whether the law of the regions requires a consent checkbox; true when malformed. */
  explicit_consent: withFallback('explicit_consent', flag, true),
  /** Whether back-in-stock notifications are offered. */
  back_in_stock_notifications: flag,
  regions: list(z.string()),
});
export type EmailSignupSettingsEntryJson = z.output<typeof emailSignupSettingsEntry>;

/** Also `duplicate_display_text`. Titles match case-insensitively after trimming. */
export const displayTextEntry = tolerantObject({
  ...system,
  title: text,
  display_text_input: list(tolerantObject({ title: text, text })),
});
export type DisplayTextEntryJson = z.output<typeof displayTextEntry>;

export const searchEntry = tolerantObject({ ...system, title: text, placeholder: text });

export const regionEntry = tolerantObject({
  ...system,
  region_id: text,
  title: text,
  /** ISO 3166 alpha-2 of its countries, offered or not. */
  countries: list(z.string()),
  /** Offered countries with their languages (ISO 639-1). */
  markets: list(tolerantObject({ country: z.string(), languages: list(z.string()), default_language: text })),
  /** Locale of the stack in which its English is written, such as `en-gb`; empty: the base locale. */
  english_locale: text,
});
export type RegionEntryJson = z.output<typeof regionEntry>;

export const colorGroupEntry = tolerantObject({
  ...system,
  color_name: z.string(),
  option_swatch_hex: text,
  child_colors: list(z.string()),
  /** Hex colours of the children, main colour first; without one, a child has the group's. */
  child_swatches: list(z.object({ color: z.string(), hex: list(z.string()) })),
});
export type ColorGroupEntryJson = z.output<typeof colorGroupEntry>;

export const hideProductAttributesEntry = tolerantObject({ ...system, attributes: list(z.string()) });

export const manageProductAttributesEntry = tolerantObject({
  ...system,
  spec_titles: list(z.string()),
  attribute_option_sorting: list(tolerantObject({ attribute: text, options: list(z.string()) })),
});

export const automatedRelatedProductsConfigEntry = tolerantObject({
  ...system,
  categories: list(tolerantObject({ uid: z.string(), cat_ids_bc: list(platformId) })),
  /** Titles of specifications that a pick must share. */
  attributes: list(z.string()),
});

export const categoryProductAddOnConfigEntry = tolerantObject({
  ...system,
  product_category: references('product_category'),
  product_add_on_config: group({
    heading: text,
    products: references('product'),
    /** Offered with a ski as a set, as far as they fit it. */
    set_bindings: references('product'),
    set_skins: references('product'),
  }),
});

export const getBrandSettings = settingsCall(
  'getBrandSettings',
  { contentType: 'brand_settings', entry: brandSettingsEntry },
  { include: ['promises.link.internal_link'] },
);
export const getEmailSignupSettings = settingsCall('getEmailSignupSettings', {
  contentType: 'email_signup_settings',
  entry: emailSignupSettingsEntry,
  translated: ['copy', 'back_in_stock_copy', 'lists'],
});
const displayTexts = { entry: displayTextEntry, translated: ['display_text_input'] };
export const getDisplayTexts = settingsCall('getDisplayTexts', {
  ...displayTexts,
  contentType: 'display_text',
});
export const getDuplicateDisplayTexts = settingsCall('getDuplicateDisplayTexts', {
  ...displayTexts,
  contentType: 'duplicate_display_text',
});
export const getSearchSettings = settingsCall('getSearchSettings', {
  contentType: 'search',
  entry: searchEntry,
  translated: ['placeholder'],
});
export const regions = { contentType: 'regions', entry: regionEntry };
export const getRegions = settingsCall('getRegions', regions);
export const getColorGroups = settingsCall('getColorGroups', {
  contentType: 'color_groups',
  entry: colorGroupEntry,
});
export const getHideProductAttributes = settingsCall('getHideProductAttributes', {
  contentType: 'hide_product_attributes',
  entry: hideProductAttributesEntry,
});
export const getManageProductAttributes = settingsCall('getManageProductAttributes', {
  contentType: 'manage_product_attributes',
  entry: manageProductAttributesEntry,
});
export const getAutomatedRelatedProductsConfig = settingsCall('getAutomatedRelatedProductsConfig', {
  contentType: 'automated_related_products_config',
  entry: automatedRelatedProductsConfigEntry,
});
export const getCategoryProductAddOnConfigs = settingsCall('getCategoryProductAddOnConfigs', {
  contentType: 'category_product_add_on_config',
  entry: categoryProductAddOnConfigEntry,
  translated: [
    'product_add_on_config.heading',
    'product_add_on_config.products',
    'product_add_on_config.set_bindings',
    'product_add_on_config.set_skins',
  ],
});

export function settingsReads({ ask, complete, single }: EntryReader) {
  return {
    /** The brand's own settings; entries with markets only set `shopping`. */
    brandSettings: once(async () => {
      const entries = await ask(getBrandSettings, {});
      return entries.find(({ markets }) => markets.length === 0) ?? null;
    }),
    /** Including those of single markets. */
    everyBrandSettings: once(() => paged((page) => ask(getBrandSettings, page))),
    emailSignupSettings: single(getEmailSignupSettings),
    displayText: single(getDisplayTexts),
    duplicateDisplayText: single(getDuplicateDisplayTexts),
    search: single(getSearchSettings),
    regions: once(() => paged((page) => ask(getRegions, page))),
    colorGroups: once(() => paged((page) => ask(getColorGroups, page))),
    hideProductAttributes: single(getHideProductAttributes),
    manageProductAttributes: single(getManageProductAttributes),
    automatedRelatedProductsConfig: single(getAutomatedRelatedProductsConfig),
    categoryProductAddOnConfigs: once(async () =>
      complete(
        getCategoryProductAddOnConfigs,
        await paged((page) => ask(getCategoryProductAddOnConfigs, page)),
      ),
    ),
  };
}
