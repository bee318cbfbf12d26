/**
 * The stack's files: product leaflets, and pictures in editors' texts. The image service draws the pictures; their
 * addresses here redirect there.
 */
import type { Parameters } from './parameters.ts';

interface File {
  uid: string;
  title: string;
  filename: string;
  contentType: string;
  description: string;
  /** Content of a text file; null for a picture. */
  text: string | null;
  /** Of a picture: its name at the image service and its size in pixels. */
  picture: { name: string; width: number; height: number } | null;
}

const leaflet = (uid: string, title: string, filename: string, text: string): File => ({
  uid,
  title,
  filename,
  contentType: 'text/plain',
  description: '',
  text,
  picture: null,
});

const picture = (uid: string, name: string, filename: string, description: string): File => ({
  uid,
  title: filename,
  filename,
  contentType: 'image/jpeg',
  description,
  text: null,
  picture: { name, width: 1200, height: 800 },
});

const files: readonly File[] = [
  leaflet(
    'asset_care_leaflet',
    'Care leaflet',
    'care-leaflet.txt',
    'Dry the edges. Wax the base when it looks grey. Store them flat, out of the sun, not in the boiler room.\n',
  ),
  leaflet(
    'asset_mounting_sheet',
    'Mounting sheet',
    'mounting-sheet.txt',
    'Measure twice. The recommended line is marked on the sidewall; everything else is your own idea.\n',
  ),
  picture(
    'asset_wax_bench',
    'scene-wax-bench',
    'wax-bench.jpg',
    'A ski on the wax bench, the iron on it and a brush beside it.',
  ),
  picture(
    'asset_machine_hall',
    'scene-press',
    'machine-hall.jpg',
    'The machine hall, its windows to the north, the press in the middle.',
  ),
];

/** Content behind a file's address: text, or the path of a picture at the image service. */
export function assetFile(uid: string, filename: string): { text: string } | { path: string } | null {
  const file = files.find((one) => one.uid === uid && one.filename === filename);
  if (!file) return null;
  if (file.text !== null) return { text: file.text };
  const { name = '', width = 0, height = 0 } = file.picture ?? {};
  return { path: `/i/k2/${name}?w=${width}&h=${height}&sm=c&fmt=jpg` };
}

/** Every file's description. */
export function allAssets(): { uid: string; filename: string }[] {
  return files.map((file) => ({ ...assetOf(file.uid, ''), uid: file.uid, filename: file.filename }));
}

/** @param withDimension `include_dimension`: includes the sizes of pictures in pixels. */
export function assetOf(uid: string, origin: string, withDimension = false): Record<string, unknown> | null {
  const position = files.findIndex((file) => file.uid === uid);
  const file = files[position];
  if (!file) return null;
  const time = new Date(Date.UTC(2026, 5, 1, 6, 0) - position * 60_000).toISOString();
  return {
    uid,
    _version: 1,
    title: file.title,
    description: file.description,
    filename: file.filename,
    content_type: file.contentType,
    file_size: String(file.text === null ? 184_320 : Buffer.byteLength(file.text)),
    url: `${origin}/v3/assets/sandbox/${uid}/1/${file.filename}`,
    tags: [],
    ACL: {},
    is_dir: false,
    ...(withDimension && file.picture
      ? { dimension: { width: file.picture.width, height: file.picture.height } }
      : {}),
    created_at: time,
    created_by: 'editor_skarn',
    updated_at: time,
    updated_by: 'editor_skarn',
    publish_details: { environment: 'production', locale: 'en-us', time, user: 'editor_skarn' },
  };
}

export function assetPage(wanted: Parameters, origin: string): { assets: unknown; count?: number } {
  if (wanted.count) return { assets: files.length };
  const assets = files
    .map((file) => assetOf(file.uid, origin, wanted.includeDimension))
    .slice(wanted.skip, wanted.skip + wanted.limit);
  return { assets, ...(wanted.includeCount ? { count: files.length } : {}) };
}
