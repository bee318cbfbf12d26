/** Metadata responses in the vendor's form (wire-protocols 4.2), including addresses. */
import type { Brightness } from './brightness.ts';
import { clipFormat, clipSize } from './drawings/clip.ts';
import type { Clip, Picture, PictureSet, SetItem } from './library.ts';

/** Origin, such as `http://127.0.0.1:4100`, and the account: the address up to the type letter. */
export interface Place {
  base: string;
  alias: string;
}

/** What is known of how bright pictures are, by name. */
export type Measured = ReadonlyMap<string, Brightness>;

/**
 * Flat fields always; the `metadata` object only when requested, as the vendor does.
 * @param measured null when the metadata is not requested.
 */
export function imageBody(picture: Picture, measured: Measured | null): object {
  return {
    isImage: true,
    alpha: picture.alpha,
    width: picture.width,
    height: picture.height,
    format: picture.alpha ? 'PNG' : 'JPEG',
    status: 'ok',
    ...(measured ? { metadata: metadataOf(picture, measured) } : {}),
  };
}

/** Requested details of a set: metadata of its pictures, and the items of nested sets. */
export interface SetDetail {
  metadata: Measured | null;
  deep: boolean;
}

export function setBody(set: PictureSet, place: Place, detail: SetDetail): object {
  return { name: set.name, items: set.items.map((item) => setItemBody(item, place, detail)) };
}

function setItemBody(item: SetItem, place: Place, detail: SetDetail): object {
  switch (item.type) {
    case 'img':
      return {
        type: 'img',
        src: address('i', item.picture.name, place),
        width: item.picture.width,
        height: item.picture.height,
        format: item.picture.alpha ? 'PNG' : 'JPEG',
        opaque: item.picture.alpha ? 'false' : 'true',
        ...(detail.metadata ? { metadata: metadataOf(item.picture, detail.metadata) } : {}),
      };
    case 'video':
      return {
        type: 'video',
        name: item.clip.name,
        src: address('v', item.clip.name, place),
        title: item.clip.title,
        duration: clipFormat.durationMs,
        mainThumb: { src: address('v', item.clip.name, place) },
      };
    case 'set':
    case 'spin':
      return {
        type: item.type,
        name: item.set.name,
        src: address('s', item.set.name, place),
        ...(detail.deep ? { set: setBody(item.set, place, detail) } : {}),
      };
  }
}

/** @param bytes size of the file if it exists already; the vendor always reports it. */
export function videoBody(clip: Clip, place: Place, bytes: number | null): object {
  const src = address('v', clip.name, place);
  const { profile, profileLabel, format, durationMs, framesPerSecond } = clipFormat;
  const { width, height } = clipSize(clip.poster);
  return {
    id: clip.name,
    status: 'ok',
    meta: {
      title: clip.title,
      description: '',
      duration: durationMs,
      mainLink: src,
      mainThumb: { src },
    },
    // Only these numbers are strings.
    media: [
      {
        src: `${src}/${profile}`,
        profile,
        profileLabel,
        format,
        contentType: `video/${format}`,
        protocol: 'http',
        width: String(width),
        height: String(height),
        frameRate: String(framesPerSecond),
        ...(bytes === null
          ? {}
          : { size: String(bytes), bitrate: String(Math.round((bytes * 8) / durationMs)) }),
      },
    ],
    thumbs: [{ time: '0', src }],
  };
}

/**
 * `meanLuminance` and `luminanceGrid` are custom properties at the vendor, computed on upload in accounts that place text
 * on pictures. Packshots here lack them, as many pictures of a real account would.
 */
function metadataOf(picture: Picture, measured: Measured): object {
  const { poi } = picture;
  const brightness = measured.get(picture.name);
  const meanLuminance = brightness?.mean ?? picture.meanLuminance;
  return {
    image: {
      width: picture.width,
      height: picture.height,
      ...(meanLuminance === null ? {} : { meanLuminance }),
      ...(brightness ? { luminanceGrid: brightness.grid } : {}),
    },
    file: { name: picture.name },
    ...(poi ? { pointOfInterest: poi } : {}),
  };
}

function address(type: 'i' | 's' | 'v', name: string, { base, alias }: Place): string {
  return `${base}/${type}/${alias}/${name}`;
}
