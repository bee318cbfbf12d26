/** The sandbox's brand as entries and assets of a stack, in the layout of `modelFiles.ts`. */
import { allAssets } from '../../sandbox/delivery/assets.ts';
import { withOwnAddress } from '../../sandbox/delivery/ownAddress.ts';
import type { EntryDraft, Fields } from '../../sandbox/delivery/seed/draft.ts';
import { locales, type Locale } from '../../sandbox/brand/types.ts';
import { contentModel } from '../../sources/delivery/model/contentModel.ts';
import { contentTypeJson } from '../../sources/delivery/model/contentTypeJson.ts';
import { fitToType } from './fitToType.ts';
import { environmentUid, type StackFiles } from './modelFiles.ts';

export interface Seed {
  files: StackFiles;
  /** Values that the vendor would refuse, as `type uid locale: field reason`. */
  leftOut: readonly string[];
}

/** @param sandboxOrigin where the brand's links to the sandbox itself lead, such as its checkout. */
export function entryFiles(drafts: readonly EntryDraft[], sandboxOrigin: string): Seed {
  const files = new Map<string, unknown>();
  const leftOut: string[] = [];
  for (const type of contentModel) {
    const { schema } = contentTypeJson(type);
    const { contentType } = type;
    const own = drafts.filter((draft) => draft.contentType === contentType);
    for (const locale of locales) {
      const entries = own.flatMap((draft) => {
        const fields = fieldsIn(draft, locale);
        if (!fields) return [];
        const fitting = fitToType(
          withOwnAddress(fields, contentType, sandboxOrigin),
          schema,
          (path, reason) => leftOut.push(`${contentType} ${draft.uid} ${locale}: ${path} ${reason}`),
        );
        const details = publishDetails(draft, locale);
        return [{ ...fitting, uid: draft.uid, locale, tags: draft.tags ?? [], publish_details: details }];
      });
      if (entries.length === 0) continue;
      const file = `${contentType}-${locale}-entries.json`;
      files.set(`entries/${contentType}/${locale}/index.json`, { 1: file });
      files.set(
        `entries/${contentType}/${locale}/${file}`,
        Object.fromEntries(entries.map((entry) => [entry.uid, entry])),
      );
    }
  }
  return { files, leftOut };
}

/** Null where it is not localised. */
function fieldsIn({ title, fields, localised }: EntryDraft, locale: Locale): Fields | null {
  if (locale === 'en-us') return { title, ...fields };
  const own = localised?.[locale];
  return own ? { title, ...fields, ...own } : null;
}

function publishDetails({ unpublished, localised, publishedIn = [] }: EntryDraft, locale: Locale) {
  if (unpublished) return [];
  const untranslated = publishedIn.filter((other) => other !== 'en-us' && !localised?.[other]);
  const shownIn = locale === 'en-us' ? [locale, ...untranslated] : [locale];
  return shownIn.map((code) => ({ environment: environmentUid, locale: code, version: 1 }));
}

/** @param contentOf reads an asset's bytes. */
export async function assetFiles(
  contentOf: (asset: { uid: string; filename: string }) => Promise<Uint8Array>,
): Promise<StackFiles> {
  const assets = allAssets().map((asset) => ({
    ...asset,
    publish_details: [{ environment: environmentUid, locale: 'en-us', version: 1 }],
  }));
  const contents = await Promise.all(assets.map(contentOf));
  return new Map<string, unknown>([
    ['assets/assets.json', { 1: 'shop-assets.json' }],
    ['assets/shop-assets.json', Object.fromEntries(assets.map((asset) => [asset.uid, asset]))],
    ['assets/folders.json', []],
    ...assets.map(
      ({ uid, filename }, index) => [`assets/files/${uid}/${filename}`, contents[index]] as const,
    ),
  ]);
}
