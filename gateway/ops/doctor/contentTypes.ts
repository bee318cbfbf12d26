/** The content types that the gateway reads, by the same codecs, and what each shows to shoppers. */
import { z } from 'zod';
import { blogCategories, blogPosts } from '../../sources/delivery/blog.ts';
import { categories } from '../../sources/delivery/categories.ts';
import { circusPosts, circusSeasons } from '../../sources/delivery/circus.ts';
import { landingPages, pages } from '../../sources/delivery/pages.ts';
import { products } from '../../sources/delivery/products.ts';
import * as settings from '../../sources/delivery/settings.ts';
import { supportArticles, supportTopics } from '../../sources/delivery/support.ts';
import { athletes, teamPages } from '../../sources/delivery/team.ts';

export interface ReadType {
  contentType: string;
  entry: z.ZodType;
  /** In shoppers' terms. */
  shows: string;
  /** True where a shop may do without any entry. */
  isOptional?: boolean;
  /** Fields that a stack may lack. */
  optionalFields?: readonly string[];
}

export const contentTypes: readonly ReadType[] = [
  { ...products, shows: 'product pages' },
  { ...categories, shows: 'category pages' },
  { ...pages, shows: 'editors’ pages' },
  {
    ...landingPages,
    shows: 'landing pages',
    isOptional: true,
    // Each type has the parts that its pages are made of.
    optionalFields: ['generic_page', 'landing_page'],
  },
  { ...blogPosts, shows: 'the blog', isOptional: true },
  { ...blogCategories, shows: 'topics of the blog', isOptional: true },
  { ...circusPosts, shows: 'the traveling circus', isOptional: true },
  { ...circusSeasons, shows: 'seasons of the traveling circus', isOptional: true },
  { ...supportArticles, shows: 'support articles', isOptional: true },
  { ...supportTopics, shows: 'topics of support', isOptional: true },
  { ...athletes, shows: 'athletes', isOptional: true },
  { ...teamPages, shows: 'team pages', isOptional: true },
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
];

/** Editors' fields at the top level of an entry; none when the codec does not tell. */
export function fieldsOf(entry: z.ZodType): readonly string[] {
  return entry instanceof z.ZodObject
    ? Object.keys(entry.shape).filter((field) => !field.startsWith('_'))
    : [];
}
