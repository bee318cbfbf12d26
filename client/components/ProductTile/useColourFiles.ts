/**
 * Files of a product's other colours. Packshots are never cropped, so their addresses differ by the picture's name
 * only: a page contains those of the first colour, however many there are.
 */
import { graphql, useFragment } from 'react-relay/hooks.js';
import type {
  useColourFiles_product$data,
  useColourFiles_product$key,
} from '#relay/useColourFiles_product.graphql.ts';
import type { PictureFiles } from '../../viewport/pictures/pictureAddress.ts';

/** @returns the files of a picture by its name, with the given `sizes`. */
export function useColourFiles(
  product: useColourFiles_product$key,
): (name: string, sizes?: string) => PictureFiles {
  const { image } = useFragment(
    graphql`
      fragment useColourFiles_product on Product
      @argumentDefinitions(size: { type: "ImageSize!", defaultValue: TILE }) {
        image {
          name
          rendition(size: $size) {
            src
            sources(descriptor: WIDTH) {
              srcSet
              sizes
            }
          }
        }
      }
    `,
    product,
  );
  return (name, sizes) => colourFiles(image, name, sizes);
}

type FirstPicture = Pick<useColourFiles_product$data['image'], 'name' | 'rendition'>;

/** @param sizes those of the gateway's size table when absent. */
export function colourFiles({ name, rendition }: FirstPicture, other: string, sizes?: string): PictureFiles {
  const renamed = (addresses: string) =>
    addresses.replaceAll(`/${encodeURIComponent(name)}?`, `/${encodeURIComponent(other)}?`);
  // The first: all frames of a packshot have the same aspect ratio.
  const source = rendition.sources.at(-1);
  return {
    src: renamed(rendition.src),
    srcSet: source && renamed(source.srcSet),
    sizes: sizes ?? source?.sizes ?? undefined,
  };
}
