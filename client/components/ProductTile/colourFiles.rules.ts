/**
 * The files of a product's other colours. Packshots are never cropped, so the addresses of two differ by the picture's name
 * alone: a tile carries those of its first colour, however many it has.
 */
import type { PictureFiles } from '../../viewport/pictureAddress.ts';

interface FirstPicture {
  readonly name: string;
  readonly rendition: {
    readonly src: string;
    /** One: all frames of a packshot have one shape. */
    readonly sources: readonly { readonly srcSet: string; readonly sizes: string | null | undefined }[];
  };
}

/** @param sizes how wide the place shows it; by the gateway's size table when absent. */
export function colourFiles({ name, rendition }: FirstPicture, other: string, sizes?: string): PictureFiles {
  const renamed = (addresses: string) =>
    addresses.replaceAll(`/${encodeURIComponent(name)}?`, `/${encodeURIComponent(other)}?`);
  const source = rendition.sources.at(-1);
  return {
    src: renamed(rendition.src),
    srcSet: source && renamed(source.srcSet),
    sizes: sizes ?? source?.sizes ?? undefined,
  };
}
