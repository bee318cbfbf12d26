/** A heading and a row of small pictures of products. */
import { useId } from 'react';
import type { MouseEvent } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { ProductRow_products$key } from '#relay/ProductRow_products.graphql.ts';
import { Link } from '../../navigation/Link.tsx';
import { Picture } from '../Picture/Picture.tsx';
import styles from './ProductRow.module.css';

interface ProductRowProps {
  title: string;
  products: ProductRow_products$key;
  onFollow?: ((event: MouseEvent, href: string) => void) | undefined;
}

export function ProductRow({ title, products: key, onFollow }: ProductRowProps) {
  const headingId = useId();
  const products = useFragment(
    graphql`
      fragment ProductRow_products on Product @relay(plural: true) {
        id
        displayTitle
        path
        image {
          rendition(size: TILE) {
            ...Picture_rendition
          }
        }
      }
    `,
    key,
  );
  if (products.length === 0) return null;
  return (
    <>
      <p id={headingId} className={styles.heading}>
        {title}
      </p>
      <ul className={styles.row} aria-labelledby={headingId}>
        {products.map(({ id, displayTitle, path, image }) => (
          <li key={id} className={styles.item}>
            <div className={styles.frame}>
              <Picture rendition={image.rendition} alt="" fit="cover" sizes="8.5rem" />
            </div>
            <Link
              href={path}
              preload="intent"
              className={styles.link}
              onClick={(event) => onFollow?.(event, path)}
            >
              {displayTitle}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
