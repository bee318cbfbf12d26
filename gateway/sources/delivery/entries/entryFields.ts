/**
 * Fields of the content service's entries. The service omits an empty field, sends null or an empty text: all three read
 * as the empty value.
 */
import { z } from 'zod';
import { tolerantObject } from '../../transport/tolerantFields.ts';
import { noted } from './fieldNotes.ts';

const anyText = () =>
  z
    .string()
    .nullish()
    .transform((value) => value ?? '');

/** Any text; empty when the editor wrote none. */
export const text = anyText();

/** HTML of the vendor's rich text editor. */
export const html = noted(anyText(), { format: 'html' });

/** `yyyy-mm-dd`. */
export const day = noted(anyText(), { format: 'day' });

/** ISO 8601. */
export const moment = noted(anyText(), { format: 'moment' });

export const flag = z
  .boolean()
  .nullish()
  .transform((value) => value ?? false);

/** A choice field of the vendor: `'Yes'`, `'No'`, `'True'` or a boolean; `'No'` when empty (catalogue.md 3). */
export const yesNo = noted(
  z
    .union([z.string(), z.boolean()])
    .nullish()
    .transform((value): string | boolean => value ?? 'No'),
  { format: 'choice' },
);

/** A malformed item, such as one that an editor added and left empty, is left out and does not fail the entry. */
export const list = <Item extends z.ZodType>(item: Item) =>
  noted(
    z
      .array(z.unknown())
      .nullish()
      .transform((items): z.output<Item>[] =>
        (items ?? []).flatMap((each) => {
          const read = item.safeParse(each);
          return read.success ? [read.data] : [];
        }),
      ),
    { as: z.array(item) },
  );

/** Null when the editor never opened the group. */
export const group = <Shape extends z.ZodRawShape>(shape: Shape) =>
  tolerantObject(shape)
    .nullish()
    .transform((value) => value ?? null);

/** An unexpanded reference; an expanded one also carries the entry's fields, of which links read these two. */
export const reference = z.object({
  uid: z.string(),
  _content_type_uid: z.string(),
  title: z
    .string()
    .nullish()
    .transform((title) => title ?? undefined)
    .optional(),
  url: z
    .string()
    .nullish()
    .transform((url) => url ?? undefined)
    .optional(),
});

/** Unexpanded references to entries of these types. */
export const references = (...contentTypes: readonly string[]) =>
  noted(list(reference), { references: contentTypes });

/** Types of entries with an address of their own in the shop, or that stand for a screen. */
const linkTargets = [
  'page', 'landing_page', 'product', 'product_category', 'blog_post', 'support', 'athlete', 'team_page', 'store',
  'circus_season', 'traveling_circus_post',
]; // oxfmt-ignore

/** To anything that a link may lead to. */
export const linkReferences = references(...linkTargets);

/** References expanded by `include[]`. One that stayed unexpanded is not published here, and is left out. */
export const expanded = <Entry extends z.ZodType>(entry: Entry) =>
  noted(
    z
      .array(z.looseObject({ title: z.string().optional() }))
      .nullish()
      .transform((items): unknown => (items ?? []).filter((item) => item.title !== undefined))
      .pipe(z.array(entry)),
    { as: z.array(entry) },
  );

/**
 * A published entry or asset that a rich text embeds, as `include_embedded_items[]=BASE` sends it beside the entry.
 */
const embeddedItem = z.object({
  uid: z.string(),
  /** `sys_assets` for assets. */
  _content_type_uid: text,
  title: text,
  display_title: text,
  url: text,
  regions: list(z.string()),
  /** Of products, categories and what else has a picture of its own. */
  image: group({ amplience_id: text, alt_text: text }).catch(null),
  /** Of assets. */
  filename: text,
  content_type: text,
  description: text,
  /** Bytes, as digits. */
  file_size: text,
  dimension: group({ width: z.number(), height: z.number() }).catch(null),
});
export type EmbeddedItemJson = z.output<typeof embeddedItem>;

/** By dotted path of the text's field, such as `blocks.text.html`. A malformed item is left out. */
const embeddedItems = z
  .record(z.string(), z.array(z.unknown()))
  .optional()
  .catch({})
  .transform((lists): EmbeddedItemJson[] =>
    Object.values(lists ?? {})
      .flat()
      .flatMap((item) => {
        const read = embeddedItem.safeParse(item);
        return read.success ? [read.data] : [];
      }),
  )
  .optional();

/**
 * System fields of every entry. `locale` is the locale of its content, `publish_details.locale` the one it is published
 * in: they differ when it fell back (wire-protocols 1.3).
 */
export const system = {
  uid: z.string(),
  locale: z.string().optional(),
  publish_details: z.object({ locale: z.string() }).optional(),
  /** Embedded in its texts; absent unless the call asks. */
  _embedded_items: embeddedItems,
};

/** A picture at the image service. */
export const picture = group({ amplience_id: text, alt_text: text, imageset: yesNo });
export type PictureJson = z.output<typeof picture>;

/** `type` decides which of the two targets applies. */
export const link = z.object({
  title: text,
  type: text,
  external_link: group({ title: text, href: text }),
  internal_link: linkReferences,
  /** Query string to append, such as `color=black`. */
  query: text,
  new_tab: flag,
});

/** Id in one store of the commerce platform. */
export const platformId = z.object({ region: z.string(), id: z.number() });

export const seoMeta = group({
  seo_title: text,
  seo_description: text,
  og_image: picture,
  /** Asks search engines not to index it. */
  no_index: flag,
});
export type SeoMetaJson = z.output<typeof seoMeta>;
