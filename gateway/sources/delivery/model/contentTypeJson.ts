/**
 * Content types in the vendor's own form, as its content type API answers them and its import reads them. Fields come
 * from the codecs that read entries: what a codec reads is what an editor needs a field for.
 */
import { z } from 'zod';
import { noteOf } from '../entries/fieldNotes.ts';
import { contentModel, type ModelType } from './contentModel.ts';

export interface FieldJson {
  uid: string;
  display_name: string;
  data_type: 'text' | 'number' | 'boolean' | 'isodate' | 'group' | 'reference' | 'blocks' | 'json';
  multiple: boolean;
  mandatory: boolean;
  unique: boolean;
  non_localizable: boolean;
  field_metadata: Readonly<Record<string, unknown>>;
  /** Of a reference. */
  reference_to?: readonly string[];
  /** Of a group. */
  schema?: readonly FieldJson[];
  blocks?: readonly { uid: string; title: string; schema: readonly FieldJson[] }[];
  /** Of a custom field. */
  extension_uid?: string;
  /** Of a choice. */
  display_type?: 'dropdown';
  enum?: { advanced: false; choices: readonly { value: string }[] };
}

export interface ContentTypeJson {
  uid: string;
  title: string;
  description: string;
  schema: readonly FieldJson[];
  options: { title: 'title'; singleton: boolean; is_page: boolean; publishable: true };
}

/** Custom field for values with names that the vendor refuses in a group. */
export const jsonField = 'shop_json';

type Form = Omit<FieldJson, 'uid' | 'display_name' | 'mandatory' | 'unique' | 'non_localizable'>;

/** System fields of an entry, which no editor fills in. */
const systemFields = new Set([
  'uid',
  'locale',
  'publish_details',
  '_embedded_items',
  'updated_at',
  'created_at',
]);
/** Names that the vendor reserves. */
const reserved = new Set(['id', 'uid', 'locale', 'tags', 'options', 'created_at', 'updated_at', 'ACL']);

/** Of entries that other entries include whole. */
const entryTypes = new Map(contentModel.map(({ entry, contentType }) => [entry, contentType]));

export function contentTypeJson({ contentType, entry, shows, sortedBy = [] }: ModelType): ContentTypeJson {
  if (!(entry instanceof z.ZodObject)) throw new TypeError(`The entry of ${contentType} is no object.`);
  const { title: _, ...shape } = entry.shape as z.ZodRawShape;
  const sorting = Object.fromEntries(sortedBy.map((field) => [field, z.number().nullish()]));
  const title: FieldJson = {
    ...fieldJson('title', z.string()),
    // Stores in several towns have one name.
    field_metadata: { _default: true },
  };
  return {
    uid: contentType,
    title: words(contentType),
    description: `Shows ${shows}.`,
    schema: [title, ...fieldsOf({ ...shape, ...sorting })],
    options: { title: 'title', singleton: false, is_page: 'url' in shape, publishable: true },
  };
}

function fieldsOf(shape: z.ZodRawShape): FieldJson[] {
  return Object.entries(shape)
    .filter(([uid]) => !systemFields.has(uid))
    .map(([uid, codec]) => fieldJson(uid, codec as z.ZodType));
}

function fieldJson(uid: string, codec: z.ZodType): FieldJson {
  const form = formOf(codec);
  return {
    uid,
    display_name: words(uid),
    mandatory: form.data_type !== 'json' && !codec.safeParse(undefined).success,
    unique: false,
    non_localizable: false,
    ...form,
  };
}

const plain = { multiple: false, field_metadata: {} };

function formOf(codec: z.ZodType): Form {
  const contentType = entryTypes.get(codec);
  if (contentType !== undefined) return referenceTo([contentType]);
  const note = noteOf(codec);
  if (note?.references) return referenceTo(note.references);
  if (note?.format) return formats[note.format];
  if (note?.as) return formOf(note.as);
  if (codec instanceof z.ZodOptional || codec instanceof z.ZodNullable || codec instanceof z.ZodCatch)
    return formOf(codec.def.innerType as z.ZodType);
  if (codec instanceof z.ZodPipe) return formOf(codec.def.in as z.ZodType);
  if (codec instanceof z.ZodArray) {
    const item = formOf(codec.def.element as z.ZodType);
    // A custom field holds the whole list.
    return item.data_type === 'json' ? item : { ...item, multiple: true };
  }
  if (codec instanceof z.ZodUnion) {
    const options = codec.def.options as readonly z.ZodType[];
    const widest = options.find((option) => option instanceof z.ZodArray) ?? options[0];
    if (widest) return formOf(widest);
  }
  if (codec instanceof z.ZodObject) return objectForm(codec.shape as z.ZodRawShape);
  if (codec instanceof z.ZodString) return { ...plain, data_type: 'text' };
  if (codec instanceof z.ZodNumber) return { ...plain, data_type: 'number' };
  if (codec instanceof z.ZodBoolean) return { ...plain, data_type: 'boolean' };
  if (codec instanceof z.ZodUnknown) return json;
  throw new TypeError(`The content model has no field for a codec of type ${codec.def.type}.`);
}

const json: Form = {
  ...plain,
  data_type: 'json',
  extension_uid: jsonField,
  field_metadata: { extension: true },
};

const formats: Readonly<Record<'html' | 'choice' | 'day' | 'moment', Form>> = {
  html: {
    ...plain,
    data_type: 'text',
    field_metadata: {
      allow_rich_text: true,
      rich_text_type: 'advanced',
      multiline: false,
      embed_entry: true,
    },
    reference_to: ['sys_assets', ...contentModel.map(({ contentType }) => contentType)],
  },
  choice: {
    ...plain,
    data_type: 'text',
    display_type: 'dropdown',
    enum: { advanced: false, choices: [{ value: 'Yes' }, { value: 'No' }] },
  },
  day: { ...plain, data_type: 'isodate', field_metadata: { hide_time: true } },
  moment: { ...plain, data_type: 'isodate', field_metadata: { hide_time: false } },
};

function referenceTo(contentTypes: readonly string[]): Form {
  return {
    ...plain,
    data_type: 'reference',
    reference_to: contentTypes,
    field_metadata: { ref_multiple: true, ref_multiple_content_types: true },
  };
}

function objectForm(shape: z.ZodRawShape): Form {
  const parts = Object.entries(shape) as [string, z.ZodType][];
  const blocks = parts.map(([uid, part]) => ({ uid, inner: optionalObject(part) }));
  if (blocks.every(({ inner }) => inner !== null))
    return {
      ...plain,
      data_type: 'blocks',
      blocks: blocks.map(({ uid, inner }) => ({ uid, title: words(uid), schema: fieldsOf(inner ?? {}) })),
    };
  if (parts.some(([uid]) => reserved.has(uid) || /[A-Z]/.test(uid))) return json;
  return { ...plain, data_type: 'group', schema: fieldsOf(shape) };
}

/** The kinds of modular blocks are optional objects side by side. */
function optionalObject(part: z.ZodType): z.ZodRawShape | null {
  const inner = part instanceof z.ZodOptional ? (part.def.innerType as z.ZodType) : null;
  return inner instanceof z.ZodObject ? (inner.shape as z.ZodRawShape) : null;
}

function words(uid: string): string {
  const text = uid.replaceAll('_', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
