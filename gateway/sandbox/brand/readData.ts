/** Reads the JSON below `data/`: rows of facts, and texts with one file a language, each checked against a schema. */
import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { languageLocales, spellings, type Locale, type Localised } from './types.ts';

/** A file below `data/` does not match its schema. */
export class DataError extends Error {
  override name = 'DataError';

  constructor(file: string, problem: string) {
    super(`sandbox/data/${file}: ${problem}`);
  }
}

/** Texts in every language: each string, and each list of strings, of the English file with its translations. */
export type Texts<T> = T extends string
  ? Localised
  : T extends readonly string[]
    ? Localised<readonly string[]>
    : { readonly [Key in keyof T]: Texts<T[Key]> };

type Translation = readonly [locale: Locale, value: unknown];

const folder = new URL('../data/', import.meta.url);

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
}

/** Facts: what does not differ by language. */
export function readFacts<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> {
  return checked(file, readJson(file), schema);
}

/**
 * Texts of a folder: `en-us.json` is complete, each other language translates what it can. A spelling of English has the
 * texts that differ, and so every text.
 */
export function readTexts<Schema extends z.ZodType>(name: string, schema: Schema): Texts<z.output<Schema>> {
  const files = readdirSync(new URL(`${name}/`, folder));
  const own = (locale: Locale): unknown =>
    files.includes(`${locale}.json`) ? readJson(`${name}/${locale}.json`) : undefined;
  const base = readFacts(`${name}/en-us.json`, schema);
  const translations = languageLocales
    .filter((locale) => locale !== 'en-us')
    .map((locale) => [locale, own(locale)] as const)
    .filter(([, texts]) => texts !== undefined);
  const english = spellings.map((locale) => [locale, overlaid(base, own(locale))] as const);
  return merged(name, base, [...translations, ...english]) as Texts<z.output<Schema>>;
}

/** `base` with what `own` has instead. */
export function overlaid(base: unknown, own: unknown): unknown {
  if (own === undefined || own === null) return base;
  if (!isBranch(base) || !isBranch(own)) return own;
  const keys = new Set([...Object.keys(base), ...Object.keys(own)]);
  const members = [...keys].map((key) => [key, overlaid(base[key], own[key])] as const);
  return Array.isArray(base) ? members.map(([, member]) => member) : Object.fromEntries(members);
}

function isBranch(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** Each row with the texts under its key; rows and texts without one another are mistakes. */
export function withTexts<Row extends { key: string }, Text>(
  file: string,
  rows: readonly Row[],
  texts: Readonly<Record<string, Text>>,
): readonly (Row & Text)[] {
  const keys = new Set(rows.map(({ key }) => key));
  if (keys.size < rows.length) throw new DataError(file, 'has two rows with the same key');
  const orphan = Object.keys(texts).find((key) => !keys.has(key));
  if (orphan !== undefined) throw new DataError(file, `has no row for the texts of ${orphan}`);
  return rows.map((row) => {
    const text = texts[row.key];
    if (text === undefined) throw new DataError(file, `has no English texts for ${row.key}`);
    return { ...row, ...text };
  });
}

/** The schema of texts that code reads by these keys. */
export function textsFor<Key extends string>(...keys: readonly Key[]): z.ZodObject<Record<Key, z.ZodString>> {
  return z.strictObject(Object.fromEntries(keys.map((key) => [key, z.string()])) as Record<Key, z.ZodString>);
}

/** A word that has to be one of `names`, for schemas. */
export function nameIn(names: Iterable<string>, what: string): z.ZodString {
  const known = new Set(names);
  return z.string().refine((name) => known.has(name), { error: `not the name of a ${what}` });
}

export function checked<Schema extends z.ZodType>(
  file: string,
  content: unknown,
  schema: Schema,
): z.output<Schema> {
  // Each schema is used once or twice: compiling it would take longer than the check.
  const result = schema.safeParse(content, { jitless: true });
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new DataError(file, `${issue?.path.join('.') || 'content'}: ${issue?.message}`);
}

/** Adds translations to English texts. Their shape has to be that of the English ones, with gaps. */
export function merged(
  name: string,
  base: unknown,
  translations: readonly Translation[],
  path = '',
): unknown {
  const wrong = (locale: Locale, problem: string): DataError =>
    new DataError(`${name}/${locale}.json`, `${path || 'content'} ${problem}`);
  if (isText(base)) {
    for (const [locale, value] of translations)
      if (!isText(value) || Array.isArray(value) !== Array.isArray(base))
        throw wrong(locale, 'is not a text as in English');
    return { 'en-us': base, ...Object.fromEntries(translations) };
  }
  if (typeof base !== 'object' || base === null)
    throw new DataError(`${name}/en-us.json`, `${path} is no text`);
  for (const [locale, value] of translations) {
    if (typeof value !== 'object' || value === null || Array.isArray(value) !== Array.isArray(base))
      throw wrong(locale, 'has another shape than in English');
    const unknown = Object.keys(value).find((key) => !Object.hasOwn(base, key));
    if (unknown !== undefined) throw wrong(locale, `has ${unknown}, which English has not`);
  }
  const members = Object.entries(base).map(([key, value]) => {
    const there = translations.flatMap(([locale, other]): Translation[] => {
      const translated = (other as Readonly<Record<string, unknown>>)[key];
      return translated === undefined || translated === null ? [] : [[locale, translated]];
    });
    return [key, merged(name, value, there, path === '' ? key : `${path}.${key}`)] as const;
  });
  return Array.isArray(base) ? members.map(([, member]) => member) : Object.fromEntries(members);
}

function isText(value: unknown): value is string | readonly string[] {
  return typeof value === 'string' || (Array.isArray(value) && value.every((one) => typeof one === 'string'));
}
