/** The stack's few files. Pictures live at the image service; these are the leaflets that come in the box. */
import type { Parameters } from './parameters.ts';

interface Leaflet {
  uid: string;
  title: string;
  filename: string;
  text: string;
}

const leaflets: readonly Leaflet[] = [
  {
    uid: 'asset_care_leaflet',
    title: 'Care leaflet',
    filename: 'care-leaflet.txt',
    text: 'Dry the edges. Wax the base when it looks grey. Store them flat, out of the sun, not in the boiler room.\n',
  },
  {
    uid: 'asset_mounting_sheet',
    title: 'Mounting sheet',
    filename: 'mounting-sheet.txt',
    text: 'Measure twice. The recommended line is marked on the sidewall; everything else is your own idea.\n',
  },
];

export function assetFile(uid: string, filename: string): string | null {
  return leaflets.find((leaflet) => leaflet.uid === uid && leaflet.filename === filename)?.text ?? null;
}

export function assetOf(uid: string, origin: string): Record<string, unknown> | null {
  const position = leaflets.findIndex((leaflet) => leaflet.uid === uid);
  const leaflet = leaflets[position];
  if (!leaflet) return null;
  const time = new Date(Date.UTC(2026, 5, 1, 6, 0) - position * 60_000).toISOString();
  return {
    uid,
    _version: 1,
    title: leaflet.title,
    filename: leaflet.filename,
    content_type: 'text/plain',
    file_size: String(Buffer.byteLength(leaflet.text)),
    url: `${origin}/v3/assets/sandbox/${uid}/1/${leaflet.filename}`,
    tags: [],
    ACL: {},
    is_dir: false,
    created_at: time,
    created_by: 'editor_skarn',
    updated_at: time,
    updated_by: 'editor_skarn',
    publish_details: { environment: 'production', locale: 'en-us', time, user: 'editor_skarn' },
  };
}

export function assetPage(wanted: Parameters, origin: string): { assets: unknown; count?: number } {
  if (wanted.count) return { assets: leaflets.length };
  const assets = leaflets
    .map((leaflet) => assetOf(leaflet.uid, origin))
    .slice(wanted.skip, wanted.skip + wanted.limit);
  return { assets, ...(wanted.includeCount ? { count: leaflets.length } : {}) };
}
