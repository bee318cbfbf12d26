/** Metadata bodies in the vendor's own shape (wire-protocols 4.2), addresses included. */
import { clipFormat, clipSize } from './drawings/clip.ts';
import type { Clip, Picture, PictureSet, SetItem } from './library.ts';

/** Origin and path up to the type letter, such as `http://127.0.0.1:4100`, and the account. */
export interface Place {
  base: string;
  alias: string;
}

/** Flat facts always; the `metadata` object only when asked for, as the vendor does. */
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

/** What a caller asked to have in a set: metadata of its pictures, and the items of the sets within it. */
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
      return {
        type: 'set',
        name: item.set.name,
        src: address('s', item.set.name, place),
        ...(detail.deep ? { set: setBody(item.set, place, detail) } : {}),
      };
  }
}

/** @param bytes size of the file when it is drawn already; the vendor always knows, we may not */
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
    // Numbers are strings here, and only here.
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
 * `meanLuminance` is what the vendor calls a custom property: accounts whose pictures carry text or signs have it
 * computed when a picture is uploaded. Packshots here have none, as many of an account's pictures would not.
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
