/** The content service's calls: one a content type, all reads of entries (wire-protocols 1.2). */
import { z } from 'zod';
import { defineCall } from '../transport/call.ts';
import {
  entriesCall,
  cache,
  localeQuery,
  previewHeaders,
  regionalEntriesCall,
  settingsCall,
} from './calls/entriesCall.ts';
import {
  bannerEntry,
  categoryEntry,
  categoryGroupEntry,
  errorPageEntry,
  footerEntry,
  headerEntry,
  productEntry,
  productPick,
} from './wire/wire.ts';
import { text } from './wire/wireFields.ts';
import * as settings from './wire/wireSettings.ts';

export const getProducts = entriesCall('getProducts', 'product', { entry: productEntry });
export const getProductPicks = regionalEntriesCall('getProductPicks', 'product', {
  entry: productPick,
  only: ['uid', 'title', 'url', 'bc_products', 'regions', 'specs', 'categories'],
});
export const getCategories = entriesCall('getCategories', 'product_category', { entry: categoryEntry });
export const getRegionCategories = regionalEntriesCall('getRegionCategories', 'product_category', {
  entry: categoryEntry,
});
export const getCategoryGroups = entriesCall('getCategoryGroups', 'category_groups', {
  entry: categoryGroupEntry,
  include: ['categories.category'],
});
export const getBanners = entriesCall('getBanners', 'banner', {
  entry: bannerEntry,
  include: ['cta_button_global.internal_link'],
});
export const getHeaders = settingsCall('getHeaders', 'header', {
  entry: headerEntry,
  include: [
    'top_alert.link.internal_link',
    'main_nav.link.internal_link',
    'main_nav.banner.cta_button_global.internal_link',
    'secondary_nav.link.internal_link',
  ],
});
export const getFooters = settingsCall('getFooters', 'footer', {
  entry: footerEntry,
  include: ['columns.links.internal_link'],
});
export const getErrorPages = settingsCall('getErrorPages', 'error_page', {
  entry: errorPageEntry,
  embeds: true,
  include: ['banner.cta_button_global.internal_link'],
});
export const getBrandSettings = settingsCall('getBrandSettings', 'brand_settings', {
  entry: settings.brandSettingsEntry,
});
export const getEmailSignupSettings = settingsCall('getEmailSignupSettings', 'email_signup_settings', {
  entry: settings.emailSignupSettingsEntry,
});
export const getDisplayTexts = settingsCall('getDisplayTexts', 'display_text', {
  entry: settings.displayTextEntry,
});
export const getDuplicateDisplayTexts = settingsCall('getDuplicateDisplayTexts', 'duplicate_display_text', {
  entry: settings.displayTextEntry,
});
export const getSearchSettings = settingsCall('getSearchSettings', 'search', { entry: settings.searchEntry });
export const getRegions = settingsCall('getRegions', 'regions', { entry: settings.regionEntry });
export const getColorGroups = settingsCall('getColorGroups', 'color_groups', {
  entry: settings.colorGroupEntry,
});
export const getHideProductAttributes = settingsCall('getHideProductAttributes', 'hide_product_attributes', {
  entry: settings.hideProductAttributesEntry,
});
export const getManageProductAttributes = settingsCall(
  'getManageProductAttributes',
  'manage_product_attributes',
  {
    entry: settings.manageProductAttributesEntry,
  },
);
export const getAutomatedRelatedProductsConfig = settingsCall(
  'getAutomatedRelatedProductsConfig',
  'automated_related_products_config',
  { entry: settings.automatedRelatedProductsConfigEntry },
);
export const getCategoryProductAddOnConfigs = settingsCall(
  'getCategoryProductAddOnConfigs',
  'category_product_add_on_config',
  { entry: settings.categoryProductAddOnConfigEntry },
);

/** What links read of an entry of any type. */
const entryHead = z.object({ uid: z.string(), title: text, url: text });
export type EntryHeadJson = z.output<typeof entryHead>;

export interface EntryArgs {
  environment: string;
  contentType: string;
  uid: string;
}

/** One entry by itself. A missing one is refused with 422 and error code 141; any other 422 is a wrong question (wire-protocols 1.4). */
export const getEntry = defineCall({
  source: 'delivery',
  name: 'getEntry',
  method: 'GET',
  route: '/v3/content_types/{content_type}/entries/{uid}',
  varies: ['contentLocale', 'preview', 'livePreview'],
  idempotent: true,
  cache,
  request: (args: EntryArgs, scope) => ({
    path: `/v3/content_types/${encodeURIComponent(args.contentType)}/entries/${encodeURIComponent(args.uid)}`,
    query: {
      environment: args.environment,
      ...localeQuery(scope.contentLocale),
      'only[BASE][]': ['title', 'url'],
    },
    ...previewHeaders(scope),
  }),
  answer: z.object({ entry: entryHead }).nullable(),
  statuses: { 404: null, 422: null },
  confirms: (body) =>
    z.object({ error_code: z.union([z.literal(141), z.literal(145)]) }).safeParse(body).success,
});
