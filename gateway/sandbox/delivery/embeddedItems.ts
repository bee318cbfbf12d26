/**
 * Embedded items of rich texts, as `include_embedded_items[]=BASE` adds them: under `_embedded_items`, by dotted path
 * of the text's field, the published entries and assets that the markup names. Items embedded in those stay bare
 * references; unpublished ones are omitted.
 */
import { isRecord, type ReferenceLook } from './filter.ts';

type Json = Readonly<Record<string, unknown>>;

interface Embedded {
  uid: string;
  _content_type_uid: string;
}

/** @param assetOf an asset in the form of the assets call; null for an unknown one. */
export function withEmbeddedItems(
  entry: Json,
  look: ReferenceLook,
  assetOf: (uid: string) => Json | null,
): Json {
  const items: Record<string, Json[]> = {};
  for (const [path, embedded] of embeddedIn(entry)) {
    const whole = embedded.flatMap(({ uid, _content_type_uid }) => {
      const found = _content_type_uid === assets ? assetOf(uid) : look.entry(_content_type_uid, uid);
      return found ? [{ ...withBareItems(found), _content_type_uid }] : [];
    });
    if (whole.length > 0) items[path] = whole;
  }
  return Object.keys(items).length === 0 ? entry : { ...entry, _embedded_items: items };
}

/** The vendor's type name of assets among embedded items. */
const assets = 'sys_assets';

function withBareItems(entry: Json): Json {
  const found = embeddedIn(entry);
  return found.size === 0 ? entry : { ...entry, _embedded_items: Object.fromEntries(found) };
}

function embeddedIn(entry: Json): Map<string, Embedded[]> {
  const found = new Map<string, Embedded[]>();
  const walk = (value: unknown, path: string): void => {
    if (typeof value === 'string') {
      if (!value.includes('data-sys-')) return;
      const here = found.get(path) ?? [];
      for (const item of namedIn(value)) {
        const isNew = !here.some(
          ({ uid, _content_type_uid: type }) => uid === item.uid && type === item._content_type_uid,
        );
        if (isNew) here.push(item);
      }
      if (here.length > 0) found.set(path, here);
    } else if (Array.isArray(value)) for (const item of value) walk(item, path);
    else if (isRecord(value))
      for (const [name, inner] of Object.entries(value)) walk(inner, path === '' ? name : `${path}.${name}`);
  };
  walk(entry, '');
  return found;
}

function namedIn(markup: string): Embedded[] {
  return [...markup.matchAll(/<[a-z][^>]*data-sys-[^>]*>/gi)].flatMap(([tag]) => {
    const attribute = (name: string): string | undefined => new RegExp(`${name}="([^"]*)"`).exec(tag)?.[1];
    const [entryUid, assetUid] = [attribute('data-sys-entry-uid'), attribute('data-sys-asset-uid')];
    const type = attribute('data-sys-content-type-uid');
    if (entryUid !== undefined && type !== undefined) return [{ uid: entryUid, _content_type_uid: type }];
    return assetUid === undefined ? [] : [{ uid: assetUid, _content_type_uid: assets }];
  });
}
