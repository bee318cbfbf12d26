/** A product suggestion: thumbnail, name with the match highlighted, price. */
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { ProductSuggestion_result$key } from '#relay/ProductSuggestion_result.graphql.ts';
import { Picture } from '../../components/Picture/Picture.tsx';
import { Price } from '../../components/Price/Price.tsx';
import { MarkedText } from '../../components/MarkedText/MarkedText.tsx';
import styles from './SuggestionList.module.css';

export function ProductSuggestion({ result: key }: { result: ProductSuggestion_result$key }) {
  const {
    titleParts,
    product: { image, selected },
  } = useFragment(
    graphql`
      fragment ProductSuggestion_result on ProductSearchResult {
        titleParts {
          ...MarkedText_parts
        }
        product {
          image {
            rendition(size: CART_LINE) {
              ...Picture_rendition
            }
          }
          selected {
            price {
              ...Price_price
            }
          }
        }
      }
    `,
    key,
  );
  return (
    <>
      <span className={styles.frame}>
        <Picture rendition={image.rendition} alt="" fit="cover" />
      </span>
      <span className={styles.words}>
        <span className={styles.title}>
          <MarkedText parts={titleParts} />
        </span>{' '}
        <span className={styles.price}>{selected.price ? <Price price={selected.price} /> : null}</span>
      </span>
    </>
  );
}
