/** Content types that hold settings and words, one entry each (regions and colour groups: a few) (catalogue.md 3, 7.2). */
import { z } from 'zod';
import { tolerantObject, withFallback } from '../../transport/tolerantFields.ts';
import { flag, group, list, picture, platformId, reference, system, text } from './wireFields.ts';

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
  /** By contact region (platform.md 9); what one leaves empty is the general contact's. */
  contacts: list(tolerantObject({ region: text, email: text, phone: text })),
  /** Whether there is a cart in the entry's markets; null where the editors say nothing. */
  shopping: z
    .boolean()
    .nullish()
    .transform((value) => value ?? null),
  site_search: flag,
  automate_related_products: flag,
  enable_product_data_refactor: flag,
  /** Whether what was just added to the cart is shown at once. */
  open_cart_on_add: flag,
  /** Where each store's hosted checkout is; `{cartId}` stands for the cart's id. */
  checkout_addresses: list(tolerantObject({ region: text, address: text })),
  /** Countries and regions that the entry says `shopping` of, and nothing else; the brand's own entry names none. */
  markets: list(z.string()),
});
export type BrandSettingsEntryJson = z.output<typeof brandSettingsEntry>;

export const emailSignupSettingsEntry = tolerantObject({
  ...system,
  title: text,
  lists: list(tolerantObject({ title: text, id: text })),
  /** What somebody agrees to who joins a list. */
  copy: text,
  /** What somebody agrees to who wants to be told that something is back. */
  back_in_stock_copy: text,
  /** Whether a box has to be ticked before anybody may be written to, as the law of the regions has it; so also when nobody can tell. */
  explicit_consent: withFallback('explicit_consent', flag, true),
  /** Whether anybody may ask to be told that something is back. */
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
export type SearchEntryJson = z.output<typeof searchEntry>;

export const regionEntry = tolerantObject({
  ...system,
  region_id: text,
  title: text,
  /** ISO 3166 alpha-2 of the countries that belong to it, offered or not. */
  countries: list(z.string()),
  /** Countries that are offered, each with its languages (ISO 639-1). */
  markets: list(tolerantObject({ country: z.string(), languages: list(z.string()), default_language: text })),
});
export type RegionEntryJson = z.output<typeof regionEntry>;

export const colorGroupEntry = tolerantObject({
  ...system,
  color_name: z.string(),
  option_swatch_hex: text,
  child_colors: list(z.string()),
});
export type ColorGroupEntryJson = z.output<typeof colorGroupEntry>;

export const hideProductAttributesEntry = tolerantObject({ ...system, attributes: list(z.string()) });
export type HideProductAttributesEntryJson = z.output<typeof hideProductAttributesEntry>;

export const manageProductAttributesEntry = tolerantObject({
  ...system,
  spec_titles: list(z.string()),
  attribute_option_sorting: list(tolerantObject({ attribute: text, options: list(z.string()) })),
});
export type ManageProductAttributesEntryJson = z.output<typeof manageProductAttributesEntry>;

export const automatedRelatedProductsConfigEntry = tolerantObject({
  ...system,
  categories: list(tolerantObject({ uid: z.string(), cat_ids_bc: list(platformId) })),
  /** Names of specifications that a pick must share. */
  attributes: list(z.string()),
});
export type AutomatedRelatedProductsConfigEntryJson = z.output<typeof automatedRelatedProductsConfigEntry>;

export const categoryProductAddOnConfigEntry = tolerantObject({
  ...system,
  product_category: list(reference),
  product_add_on_config: group({ heading: text, products: list(reference) }),
});
export type CategoryProductAddOnConfigEntryJson = z.output<typeof categoryProductAddOnConfigEntry>;
