/** Sale, New, Redesigned: which of them a shopper sees is the gateway's verdict. */
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { Tags_product$key } from '#relay/Tags_product.graphql.ts';
import { useWording } from '../../wording/wording.ts';
import styles from './Tags.module.css';

const words = [
  ['SALE', 'tag.sale'],
  ['NEW', 'tag.new'],
  ['REDESIGNED', 'tag.redesigned'],
] as const;

export function Tags({ product }: { product: Tags_product$key }) {
  const t = useWording();
  const { tags } = useFragment(
    graphql`
      fragment Tags_product on Product {
        tags
      }
    `,
    product,
  );
  // A tag that a later gateway invents is not shown until there are words for it.
  const known = words.filter(([tag]) => tags.includes(tag));
  if (known.length === 0) return null;
  return (
    <span className={styles.tags}>
      {known.map(([tag, word]) => (
        <span key={tag} className={styles.tag} data-tag={tag}>
          {t(word)}
        </span>
      ))}
    </span>
  );
}
