/** Every content type that the gateway reads, by the codecs that read its entries, and what it shows to shoppers. */
import type { z } from 'zod';
import { bannerEntry } from '../banners.ts';
import { blogCategories, blogPosts } from '../blog.ts';
import { categories, categoryGroups } from '../categories.ts';
import { circusPosts, circusSeasons } from '../circus.ts';
import { errorPages } from '../errorPage.ts';
import { footerEntry, headerEntry } from '../navigation.ts';
import { landingPages, pages } from '../pages.ts';
import { products } from '../products.ts';
import { redirects } from '../redirects.ts';
import { sizeFinderEntry } from '../sizeFinders.ts';
import * as settings from '../settings.ts';
import { stores } from '../stores.ts';
import { supportArticles, supportTopics } from '../support.ts';
import { athletes, teamPages } from '../team.ts';

export interface ModelType {
  contentType: string;
  entry: z.ZodType;
  /** In shoppers' terms. */
  shows: string;
  /** True where a shop may do without any entry. */
  isOptional?: boolean;
  /** Fields that a stack may lack. */
  optionalFields?: readonly string[];
  /** Fields that entries are only sorted by. */
  sortedBy?: readonly string[];
}

export const contentModel: readonly ModelType[] = [
  { ...products, shows: 'product pages' },
  { ...categories, shows: 'category pages' },
  { ...categoryGroups, shows: 'groups of categories', isOptional: true },
  { ...pages, shows: 'editors’ pages' },
  {
    ...landingPages,
    shows: 'landing pages',
    isOptional: true,
    // Each type has the parts that its pages are made of.
    optionalFields: ['generic_page', 'landing_page'],
  },
  { contentType: 'banner', entry: bannerEntry, shows: 'banners', isOptional: true },
  {
    contentType: 'header',
    entry: headerEntry,
    shows: 'the header and its navigation',
    // A shop with one header needs no regions.
    optionalFields: ['regions'],
  },
  { contentType: 'footer', entry: footerEntry, shows: 'the footer' },
  { ...errorPages, shows: 'the page for missing and withdrawn pages' },
  { ...redirects, shows: 'redirects', isOptional: true },
  { ...stores, shows: 'the store finder', isOptional: true },
  { ...supportArticles, shows: 'support articles', isOptional: true },
  { ...supportTopics, shows: 'topics of support', isOptional: true },
  { ...blogPosts, shows: 'the blog', isOptional: true },
  { ...blogCategories, shows: 'topics of the blog', isOptional: true, sortedBy: ['sort_order'] },
  { ...athletes, shows: 'athletes', isOptional: true },
  { ...teamPages, shows: 'team pages', isOptional: true },
  { ...circusPosts, shows: 'the traveling circus', isOptional: true },
  { ...circusSeasons, shows: 'seasons of the traveling circus', isOptional: true },
  { ...settings.regions, shows: 'markets' },
  {
    contentType: 'brand_settings',
    entry: settings.brandSettingsEntry,
    shows: 'the brand’s settings',
    // Only shops that switch shopping off in some markets have it.
    optionalFields: ['markets'],
  },
  {
    contentType: 'email_signup_settings',
    entry: settings.emailSignupSettingsEntry,
    shows: 'the newsletter form',
    isOptional: true,
  },
  { contentType: 'display_text', entry: settings.displayTextEntry, shows: 'texts of the interface' },
  {
    contentType: 'duplicate_display_text',
    entry: settings.displayTextEntry,
    shows: 'texts that stand in for those of display_text',
    isOptional: true,
  },
  { contentType: 'search', entry: settings.searchEntry, shows: 'the search box', isOptional: true },
  { contentType: 'color_groups', entry: settings.colorGroupEntry, shows: 'colour swatches' },
  {
    contentType: 'hide_product_attributes',
    entry: settings.hideProductAttributesEntry,
    shows: 'hidden specifications',
    isOptional: true,
  },
  {
    contentType: 'manage_product_attributes',
    entry: settings.manageProductAttributesEntry,
    shows: 'the order of specifications',
    isOptional: true,
  },
  {
    contentType: 'automated_related_products_config',
    entry: settings.automatedRelatedProductsConfigEntry,
    shows: 'related products',
    isOptional: true,
  },
  {
    contentType: 'category_product_add_on_config',
    entry: settings.categoryProductAddOnConfigEntry,
    shows: 'add-ons in the cart',
    isOptional: true,
  },
  { contentType: 'size_finder', entry: sizeFinderEntry, shows: 'the size finder', isOptional: true },
];
