/**
 * Reads a folder as the vendor's import does, and refuses what its management API refuses: unknown fields, values of
 * another type, missing mandatory fields, titles that are not unique, references to other types. Unlike the vendor it keeps the entries' uids.
 */
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { locales, type Locale } from '../../sandbox/brand/types.ts';
import type { EntryDraft } from '../../sandbox/delivery/seed/draft.ts';

const field = z.object({
  uid: z.string().regex(/^[a-z][a-z0-9_]*$/),
  display_name: z.string().min(1),
  data_type: z.enum(['text', 'number', 'boolean', 'isodate', 'group', 'reference', 'blocks', 'json']),
  multiple: z.boolean(),
  mandatory: z.boolean(),
  unique: z.boolean(),
  reference_to: z.array(z.string()).optional(),
  get schema() {
    return z.array(field).optional();
  },
  get blocks() {
    return z.array(z.object({ uid: z.string(), title: z.string(), schema: z.array(field) })).optional();
  },
  extension_uid: z.string().optional(),
  enum: z.object({ choices: z.array(z.object({ value: z.string() })) }).optional(),
});
type Field = z.output<typeof field>;
const contentType = z.object({ uid: z.string(), title: z.string(), schema: z.array(field) });
const anEntry = z.looseObject({
  uid: z.string(),
  title: z.string(),
  tags: z.array(z.string()),
  publish_details: z.array(z.object({ environment: z.string(), locale: z.enum(locales) })),
});
type Entry = z.output<typeof anEntry>;

export interface ImportedStack {
  contentTypes: z.output<typeof contentType>[];
  entries: EntryDraft[];
  refusals: string[];
}

export async function importStack(dir: string): Promise<ImportedStack> {
  const json = async (path: string): Promise<unknown> => JSON.parse(await readFile(join(dir, path), 'utf8'));
  const types = z.array(contentType).parse(await json('content_types/schema.json'));
  const extensions = Object.keys(z.looseObject({}).parse(await json('extensions/extensions.json')));
  const refusals = types.flatMap(({ uid, schema }) => wrongFields(schema, uid, types, extensions));
  const localised = new Map<string, Map<Locale, Entry>>();
  const typeOf = new Map<string, string>();
  for (const type of types) {
    const folders = await readdir(join(dir, 'entries', type.uid)).catch((): string[] => []);
    for (const locale of locales.filter((one) => folders.includes(one))) {
      const folder = `entries/${type.uid}/${locale}`;
      const index = z.record(z.string(), z.string()).parse(await json(`${folder}/index.json`));
      const titles = new Set<string>();
      for (const file of Object.values(index))
        for (const entry of Object.values(
          z.record(z.string(), anEntry).parse(await json(`${folder}/${file}`)),
        )) {
          const place = `${type.uid} ${entry.uid} ${locale}`;
          refusals.push(...wrongValues(entry, type.schema, place));
          if (type.schema[0]?.unique && titles.has(entry.title))
            refusals.push(`${place}: title is not unique`);
          titles.add(entry.title);
          typeOf.set(entry.uid, type.uid);
          const versions = localised.get(entry.uid) ?? new Map<Locale, Entry>();
          localised.set(entry.uid, versions.set(locale, entry));
        }
    }
  }
  const entries = [...localised].map(([uid, versions]) => draftOf(uid, typeOf.get(uid) ?? '', versions));
  return { contentTypes: types, entries, refusals };
}

function draftOf(uid: string, type: string, versions: ReadonlyMap<Locale, Entry>): EntryDraft {
  const base = versions.get('en-us');
  if (!base) throw new Error(`${type} ${uid} is not in the master language.`);
  const { title, fields, tags } = parts(base);
  return {
    contentType: type,
    uid,
    title,
    fields,
    localised: Object.fromEntries(
      [...versions]
        .filter(([locale]) => locale !== 'en-us')
        .map(([locale, entry]) => [locale, { title: entry.title, ...parts(entry).fields }]),
    ),
    publishedIn: base.publish_details.map(({ locale }) => locale),
    unpublished: base.publish_details.length === 0,
    tags,
  };
}

const systemFields = ['uid', 'locale', 'tags', 'publish_details'];

function parts({ title, tags, ...others }: Entry) {
  const fields = Object.fromEntries(Object.entries(others).filter(([name]) => !systemFields.includes(name)));
  return { title, tags, fields };
}

function wrongFields(
  schema: readonly Field[],
  path: string,
  types: readonly { uid: string }[],
  extensions: readonly string[],
): string[] {
  const known = new Set([...types.map(({ uid }) => uid), 'sys_assets']);
  return schema.flatMap((one): string[] => {
    const at = `${path}.${one.uid}`;
    const inner = [...(one.schema ?? []), ...(one.blocks ?? []).flatMap((block) => block.schema)];
    return [
      ...(one.reference_to ?? []).filter((uid) => !known.has(uid)).map((uid) => `${at}: no type ${uid}`),
      ...(one.data_type === 'json' && !extensions.includes(one.extension_uid ?? '')
        ? [`${at}: no custom field`]
        : []),
      ...(one.uid === 'uid' || one.uid === 'id' ? [`${at}: reserved`] : []),
      ...wrongFields(inner, at, types, extensions),
    ];
  });
}

function wrongValues(
  fields: Readonly<Record<string, unknown>>,
  schema: readonly Field[],
  path: string,
): string[] {
  const unknown = Object.keys(fields).filter(
    (name) => !systemFields.includes(name) && !schema.some(({ uid }) => uid === name),
  );
  return [
    ...unknown.map((name) => `${path}: ${name} is no field`),
    ...schema.flatMap((one) => {
      const value = fields[one.uid];
      const at = `${path}: ${one.uid}`;
      if (value === undefined) return one.mandatory ? [`${at} is missing`] : [];
      if (one.data_type === 'json') return [];
      const isList = one.multiple || one.data_type === 'reference';
      if (Array.isArray(value) !== isList) return [`${at} is ${isList ? 'no list' : 'a list'}`];
      return (isList ? (value as unknown[]) : [value]).flatMap((item) => wrongItem(item, one, at));
    }),
  ];
}

const reference = z.object({ uid: z.string(), _content_type_uid: z.string() });
const record = z.record(z.string(), z.unknown());

function wrongItem(value: unknown, one: Field, at: string): string[] {
  switch (one.data_type) {
    case 'text':
      if (one.enum && !one.enum.choices.some((choice) => choice.value === value))
        return [`${at} is no choice`];
      return typeof value === 'string' ? [] : [`${at} is no text`];
    case 'isodate':
      return z.union([z.iso.date(), z.iso.datetime()]).safeParse(value).success ? [] : [`${at} is no date`];
    case 'group': {
      const inner = record.safeParse(value);
      return inner.success ? wrongValues(inner.data, one.schema ?? [], at) : [`${at} is no group`];
    }
    case 'blocks': {
      const [kind, ...others] = Object.entries(record.catch({}).parse(value));
      const block = one.blocks?.find(({ uid }) => uid === kind?.[0]);
      if (!block || others.length > 0) return [`${at} is no block`];
      return wrongValues(record.catch({}).parse(kind?.[1]), block.schema, `${at}.${block.uid}`);
    }
    case 'reference': {
      const target = reference.safeParse(value).data?._content_type_uid;
      return target !== undefined && one.reference_to?.includes(target) ? [] : [`${at} refers to ${target}`];
    }
    case 'json':
      return [];
    default:
      return typeof value === one.data_type ? [] : [`${at} is no ${one.data_type}`];
  }
}
