/** The tile's picture, which is in the browser's cache: shown on the product page until the larger one loads. */
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { KnownPicture_product$key } from '#relay/KnownPicture_product.graphql.ts';
import type { useColourFiles_product$key } from '#relay/useColourFiles_product.graphql.ts';
import { useColourFiles } from '../../../components/ProductTile/useColourFiles.ts';
import { isSameColour } from '../../../components/OptionChoice/variantMatch.rules.ts';
import { Picture } from '../../../components/Picture/Picture.tsx';
import { filesOnConnection } from '../../../viewport/pictures/pictureAddress.ts';
import styles from './KnownPicture.module.css';

interface KnownPictureProps {
  product: KnownPicture_product$key & useColourFiles_product$key;
  /** Colour in the address; null for the product's first one. */
  color: string | null;
}

export function KnownPicture({ product: key, color }: KnownPictureProps) {
  const product = useFragment<KnownPicture_product$key>(
    graphql`
      fragment KnownPicture_product on Product
      @argumentDefinitions(size: { type: "ImageSize!", defaultValue: TILE }) {
        image {
          name
          rendition(size: $size) {
            ...Picture_rendition
          }
        }
        swatches {
          label
          image {
            name
          }
        }
      }
    `,
    key,
  );
  const filesOf = useColourFiles(key);
  const other = product.swatches.find(({ label }) => isSameColour(label, color))?.image;
  return other && other.name !== product.image.name ? (
    <img className={styles.picture} {...filesOnConnection(filesOf(other.name))} alt="" decoding="sync" />
  ) : (
    <Picture rendition={product.image.rendition} alt="" fit="cover" priority />
  );
}
