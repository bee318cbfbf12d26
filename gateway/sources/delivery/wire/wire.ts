/**
 * Entries of the content service as received, one schema a content type; only the fields that the gateway reads
 * (catalogue.md 3, 7.2; wire-protocols.md 1.3). Settings that have one entry each are in wireSettings.ts.
 */
import { z } from 'zod';
import { tolerantObject } from '../../transport/tolerantFields.ts';
import {
  expanded,
  flag,
  group,
  link,
  list,
  picture,
  platformId,
  reference,
  seoMeta,
  system,
  text,
  yesNo,
} from './wireFields.ts';

export type {
  LinkJson,
  PictureJson,
  PlatformIdJson,
  ReferenceJson,
  SeoMetaJson,
  YesNoJson,
} from './wireFields.ts';
export type * from './wireSettings.ts';

const hotspotEntry = z.object({
  id: text,
  /** product, page or manual. */
  dataType: text,
  title: text,
  description: text,
  href: text,
  ampId: text,
  ctaCopy: text,
  fontColor: text,
  backgroundColor: text,
  selector: text,
  /** Fractions of the picture, 0 to 1. */
  points: group({ x: z.number(), y: z.number() }),
  product: text,
  page: text,
  manual: group({ title: text, description: text, href: text, ampId: text }),
});
export type HotspotJson = z.output<typeof hotspotEntry>;

const bannerButton = z.object({
  button_text: text,
  button_class: text,
  type: text,
  external_link: group({ title: text, href: text }),
  internal_link: list(reference),
  disable_link: flag,
  new_tab: flag,
});
export type BannerButtonJson = z.output<typeof bannerButton>;

export const bannerEntry = z.object({
  ...system,
  title: z.string(),
  content: text,
  /** Such as `top-left`; empty means the default. */
  content_layout: text,
  background: group({
    /** `Image` or `Video`. */
    type: text,
    imageset: yesNo,
    alt_text: text,
    amplience_id: text,
    enableHotspots: flag,
    hotspots: list(hotspotEntry),
  }),
  banner_zoom: flag,
  /** Such as `16:9`. */
  desktop_aspect_ratio: text,
  mobile_aspect_ratio: text,
  dark_overlay_on_banner_image: flag,
  disable_link: flag,
  wrap_copy: flag,
  cta_button_global: list(bannerButton),
});
export type BannerEntryJson = z.output<typeof bannerEntry>;

export const categoryEntry = z.object({
  ...system,
  title: z.string(),
  /** Such as `/skis/all-mountain`. */
  url: text,
  display_title: text,
  description: text,
  cat_ids_bc: list(platformId),
  regions: list(z.string()),
  /** Empty at the top. */
  parent: list(reference),
  sort_order: z.number().nullish(),
  banner: picture,
  automated_related_products: list(z.unknown()),
});
export type CategoryEntryJson = z.output<typeof categoryEntry>;

export const categoryGroupEntry = z.object({
  ...system,
  title: z.string(),
  parent_category: list(reference),
  categories: list(
    z.object({
      /** Whole category entries where the call includes them (pages do), else references. */
      category: list(z.union([categoryEntry.extend({ _content_type_uid: z.string() }), reference])),
      clp_display_title: text,
      image: picture,
    }),
  ),
  /** Words of the editors; the vendor writes one, several or none. */
  clp_layout_tags: z
    .union([z.array(z.string()), z.string()])
    .nullish()
    .transform((tags): string[] => (typeof tags === 'string' ? [tags] : (tags ?? [])))
    .catch([]),
});
export type CategoryGroupEntryJson = z.output<typeof categoryGroupEntry>;

const specification = z.object({ title: text, value: z.union([z.string(), z.number()]).transform(String) });
export type SpecificationJson = z.output<typeof specification>;

export const productEntry = z.object({
  ...system,
  title: z.string(),
  display_title: text,
  tagline: text,
  description: text,
  /** Such as `/lodestar-98`. */
  url: text,
  regions: list(z.string()),
  is_new: yesNo,
  is_redesigned: yesNo,
  price_range: flag,
  /** Whole currency units by country; `us`, `gb`, `no` and so on. */
  prices: z
    .record(z.string(), z.number().nullable())
    .nullish()
    .transform((prices): Record<string, number> =>
      Object.fromEntries(
        Object.entries(prices ?? {}).filter((pair): pair is [string, number] => pair[1] !== null),
      ),
    ),
  /** Front picture of the first colour. */
  image: picture,
  color_images: list(z.object({ color: text, amplience_id: text, imageset_id: text })),
  seo_meta: seoMeta,
  bc_products: list(platformId),
  /** The first one gives the breadcrumbs. */
  categories: list(reference),
  specs: list(specification),
  /** `Length`, `Size`, `Brake Width`, or empty. */
  size_title: text,
  size_specs: list(z.object({ size: text, specs: list(specification) })),
  related_products: list(reference),
  colors: list(z.string()),
  color_group_names: list(z.string()),
  season: z.number().nullish(),
});
export type ProductEntryJson = z.output<typeof productEntry>;

/** The few fields that automated picks ask for (catalogue.md 7.2), and the categories that they are drawn across. */
export const productPick = productEntry.pick({
  uid: true,
  title: true,
  url: true,
  bc_products: true,
  regions: true,
  specs: true,
  categories: true,
});
export type ProductPickJson = z.output<typeof productPick>;

/** One block of a page: exactly one key is set; a kind of block that is not known here reads as `{}`. */
const pageBlock = z.object({
  /** Several banners: below each other, or `slider`, one at a time. */
  banner: z.object({ banner: expanded(bannerEntry), slider: flag }).optional(),
  product_grid: z
    .object({
      heading: text,
      slider: flag,
      /** Slides by itself; means nothing for a grid that does not slide. */
      autoplay: flag,
      products: list(reference),
      category: list(reference),
      more: link.nullish(),
    })
    .optional(),
  category_group: z.object({ category_group: expanded(categoryGroupEntry) }).optional(),
  text: z.object({ html: text }).optional(),
});
export type PageBlockJson = z.output<typeof pageBlock>;

export const pageEntry = z.object({
  ...system,
  title: z.string(),
  /** `/` for the home page. */
  url: text,
  /** Content regions that see it; empty means everywhere. */
  regions: list(z.string()),
  /** `default` or `flush-banner`. */
  layout: text,
  seo_meta: seoMeta,
  blocks: list(pageBlock),
  generic_page: group({ banner: expanded(bannerEntry) }),
  landing_page: group({ banner: group({ banner: expanded(bannerEntry) }) }),
});
export type PageEntryJson = z.output<typeof pageEntry>;

export const headerEntry = tolerantObject({
  ...system,
  title: text,
  /** Regions that the whole header is for; all when there are none. */
  regions: list(z.string()),
  top_alert: list(z.object({ text, link: link.nullish(), regions: list(z.string()) })),
  main_nav: list(
    z.object({
      link,
      banner: expanded(bannerEntry),
      regions: list(z.string()),
      /** `categories`: the second level is the linked category's children. */
      children: text,
    }),
  ),
  secondary_nav: list(z.object({ link, regions: list(z.string()) })),
});
export type HeaderEntryJson = z.output<typeof headerEntry>;

export const footerEntry = tolerantObject({
  ...system,
  title: text,
  columns: list(z.object({ heading: text, links: list(link), regions: list(z.string()) })),
});
export type FooterEntryJson = z.output<typeof footerEntry>;

export const errorPageEntry = tolerantObject({
  ...system,
  title: text,
  regions: list(z.string()),
  header: text,
  main_content: text,
  link_text: text,
  product_header: text,
  banner: expanded(bannerEntry),
  product_recommendation_page: group({ header: text, main_content: text }),
  automated_related_products: list(z.object({ uid: z.string(), cat_ids_bc: list(platformId) })),
  /** Products that were sold and are not any more. */
  products: list(
    z.object({
      uid: z.string(),
      title: text,
      regions: list(z.string()),
      url: text,
      bc_products: list(platformId),
      categories: list(reference),
    }),
  ),
});
export type ErrorPageEntryJson = z.output<typeof errorPageEntry>;
