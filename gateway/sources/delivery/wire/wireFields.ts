/**
 * Building blocks of the content service's JSON. Editors leave fields empty and the service then leaves them out,
 * sends null or sends an empty text: all three read as the empty value, so no caller has to ask twice.
 */
import { z } from 'zod';
import { tolerantObject } from '../../transport/tolerantFields.ts';

/** Any text; empty when the editor wrote none. */
export const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');

export const flag = z
  .boolean()
  .nullish()
  .transform((value) => value ?? false);

/** A choice field of the vendor: `'Yes'`, `'No'`, `'True'` or a boolean; `'No'` when empty (catalogue.md 3). */
export const yesNo = z
  .union([z.string(), z.boolean()])
  .nullish()
  .transform((value): string | boolean => value ?? 'No');
export type YesNoJson = z.output<typeof yesNo>;

/** An item that cannot be read, such as one that an editor added and left empty, costs itself, not the entry. */
export const list = <Item extends z.ZodType>(item: Item) =>
  z
    .array(z.unknown())
    .nullish()
    .transform((items): z.output<Item>[] =>
      (items ?? []).flatMap((each) => {
        const read = item.safeParse(each);
        return read.success ? [read.data] : [];
      }),
    );

/** A group the editor never opened reads as its empty self. */
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
export type ReferenceJson = z.output<typeof reference>;

/** References asked for with `include[]`. What stayed unexpanded is not published here, and is left out. */
export const expanded = <Entry extends z.ZodType>(entry: Entry) =>
  z
    .array(z.looseObject({ title: z.string().optional() }))
    .nullish()
    .transform((items): unknown => (items ?? []).filter((item) => item.title !== undefined))
    .pipe(z.array(entry));

/**
 * An entry or an asset that a rich text embeds, as `include_embedded_items[]=BASE` sends it beside the entry. What is
 * not published is not among them. One that cannot be read is left out: it costs its place in the text, not the page.
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

/** By dotted path of the text's field, such as `blocks.text.html`. */
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
 * What every entry carries. `locale` is the language its content comes from, `publish_details.locale` the one it is
 * published in: they differ when it fell back (wire-protocols 1.3).
 */
export const system = {
  uid: z.string(),
  locale: z.string().optional(),
  publish_details: z.object({ locale: z.string() }).optional(),
  /** What its texts embed; absent where the call does not ask. */
  _embedded_items: embeddedItems,
};

/** The picture fields: a name at the image service. */
export const picture = group({ amplience_id: text, alt_text: text, imageset: yesNo });
export type PictureJson = z.output<typeof picture>;

/** A link as editors set it; `type` decides which of the two targets counts. */
export const link = z.object({
  title: text,
  type: text,
  external_link: group({ title: text, href: text }),
  internal_link: list(reference),
  /** Filters to add to the address, such as `color=black`. */
  query: text,
  new_tab: flag,
});
export type LinkJson = z.output<typeof link>;

/** The same thing's id in one store of the commerce platform. */
export const platformId = z.object({ region: z.string(), id: z.number() });
export type PlatformIdJson = z.output<typeof platformId>;

export const seoMeta = group({
  seo_title: text,
  seo_description: text,
  og_image: picture,
  /** Search engines are asked to leave it out. */
  no_index: flag,
});
export type SeoMetaJson = z.output<typeof seoMeta>;
