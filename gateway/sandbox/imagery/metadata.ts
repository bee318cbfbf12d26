/** Metadata responses in the vendor's form (wire-protocols 4.2), including addresses. */
import { clipFormat, clipSize } from './drawings/clip.ts';
import type { Clip, Picture, PictureSet, SetItem } from './library.ts';

/** Origin, such as `http://127.0.0.1:4100`, and the account: the address up to the type letter. */
export interface Place {
  base: string;
  alias: string;
}

/** Flat fields always; the `metadata` object only when requested, as the vendor does. */
export function imageBody(picture: Picture, withMetadata: boolean): object {
  return {
    isImage: true,
    alpha: picture.alpha,
    width: picture.width,
    height: picture.height,
    format: picture.alpha ? 'PNG' : 'JPEG',
    status: 'ok',
    ...(withMetadata ? { metadata: metadataOf(picture) } : {}),
  };
}

/** Requested details of a set: metadata of its pictures, and the items of nested sets. */
export interface SetDetail {
  metadata: boolean;
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
        ...(detail.metadata ? { metadata: metadataOf(item.picture) } : {}),
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
 * `meanLuminance` is a custom property at the vendor, computed on upload in accounts that place text on pictures.
 * Packshots here lack it, as many pictures of a real account would.
 */
function metadataOf(picture: Picture): object {
  const { poi, meanLuminance } = picture;
  return {
    image: {
      width: picture.width,
      height: picture.height,
      ...(meanLuminance === null ? {} : { meanLuminance }),
    },
    file: { name: picture.name },
    ...(poi ? { pointOfInterest: poi } : {}),
  };
}

function address(type: 'i' | 's' | 'v', name: string, { base, alias }: Place): string {
  return `${base}/${type}/${alias}/${name}`;
}
