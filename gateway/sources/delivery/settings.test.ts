/** Entries of settings that are not what they should be: one odd field costs itself (catalogue.md 3, 8). */
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { footerEntry, headerEntry } from './navigation.ts';
import * as settings from './settings.ts';

const picture = { amplience_id: 'logo', alt_text: 'Skarn', imageset: 'No' };

/** Each content type with every field filled. */
const entries: [string, z.ZodType, Record<string, unknown>][] = [
  ['brand settings', settings.brandSettingsEntry, {
    title: 'Skarn', site_url: 'https://skarn.example', display_name: 'Skarn', brand_logo: picture,
    amplience_brand_alias: 'k2', seo: { title: 'Skis', description: 'Made', image: picture },
    social_media: [{ title: 'Video', href: 'https://video.example' }],
    contact: {
      phone: '1', email: 'a@skarn.example',
      address: { street_address: 'Pit', city: 'Falun', state: 'W', postal_code: '1', country: 'se' },
      hours_of_operation: [{ days_of_week: 'Mon', opening_time: '9', closing_time: '17' }],
    },
    contacts: [{ region: 'us', email: 'us@skarn.example', phone: '2' }],
    shopping: true, site_search: true, automate_related_products: true, enable_product_data_refactor: true,
    open_cart_on_add: true, checkout_addresses: [{ region: 'us', address: 'https://checkout.example' }],
    dispatch: { cutoff: '12:00', time_zone: 'UTC', closed_on: ['2026-12-25'] },
    delivery_times: [{ countries: ['us'], fewest_days: 2, most_days: 4 }],
    promises: [{ text: 'Returns', link: null, regions: ['us'] }],
  }],
  ['email signup settings', settings.emailSignupSettingsEntry, {
    title: 'Letters', lists: [{ title: 'News', id: 'news' }], copy: 'Yes', back_in_stock_copy: 'Yes',
    explicit_consent: true, back_in_stock_notifications: true, regions: ['us'],
  }],
  ['display text', settings.displayTextEntry, {
    title: 'Words', display_text_input: [{ title: 'cart.title', text: 'Cart' }],
  }],
  ['search', settings.searchEntry, { title: 'Search', placeholder: 'Skis' }],
  ['regions', settings.regionEntry, { region_id: 'us', title: 'US', countries: ['us'] }],
  ['colour groups', settings.colorGroupEntry, { color_name: 'Green', option_swatch_hex: '#0f0', child_colors: ['Spruce'] }],
  ['hidden attributes', settings.hideProductAttributesEntry, { attributes: ['Weight'] }],
  ['attribute configuration', settings.manageProductAttributesEntry, {
    spec_titles: ['Waist'], attribute_option_sorting: [{ attribute: 'Terrain', options: ['Piste'] }],
  }],
  ['related products', settings.automatedRelatedProductsConfigEntry, {
    categories: [{ uid: 'c', cat_ids_bc: [{ region: 'us', id: 1 }] }], attributes: ['Terrain'],
  }],
  ['add-ons of a category', settings.categoryProductAddOnConfigEntry, {
    product_category: [{ uid: 'c', _content_type_uid: 'product_category' }],
    product_add_on_config: { heading: 'Add', products: [{ uid: 'p', _content_type_uid: 'product' }] },
  }],
  ['header', headerEntry, { title: 'Header', regions: ['us'], top_alert: [], main_nav: [], secondary_nav: [] }],
  ['footer', footerEntry, { title: 'Footer', columns: [{ heading: 'Help', links: [], regions: [] }] }],
]; // oxfmt-ignore

/** What an entry is found by: without it nobody knows which one it is. */
const known = new Set(['region_id', 'color_name']);

const cases = entries.flatMap(([name, schema, entry]) =>
  Object.keys(entry)
    .filter((field) => !known.has(field))
    .map((field) => [name, field, schema, { uid: 'entry', ...entry }] as const),
);

describe.each([
  ['a number', 5],
  ['an object', { odd: true }],
  ['a list of numbers', [5]],
])('%s in place of a field', (_, odd) => {
  test.each(cases)('%s: a malformed %s affects no other field', (_name, field, schema, entry) => {
    const whole = schema.parse(entry) as Record<string, unknown>;
    const { [field]: _field, ...rest } = whole;
    expect(schema.parse({ ...entry, [field]: odd })).toMatchObject(rest);
  });
});

test('a malformed field of a group does not affect its other fields', () => {
  const contact = { phone: 5, email: 'a@skarn.example', address: { city: 5, country: 'se' } };
  const read = settings.brandSettingsEntry.parse({ uid: 'brand', contact });
  expect(read.contact).toMatchObject({
    phone: '',
    email: 'a@skarn.example',
    address: { city: '', country: 'se' },
  });
});

test('a malformed consent setting requires explicit consent', () => {
  const read = (explicit_consent: unknown) =>
    settings.emailSignupSettingsEntry.parse({ uid: 'letters', explicit_consent }).explicit_consent;
  expect([read('yes'), read(undefined), read(false), read(true)]).toEqual([true, false, false, true]);
});
