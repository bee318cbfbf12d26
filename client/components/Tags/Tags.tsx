/** Sale, New, Redesigned: which of them a shopper sees is the gateway's verdict. */
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { Tags_product$key } from '#relay/Tags_product.graphql.ts';
import { TagList } from './TagList.tsx';

export function Tags({ product }: { product: Tags_product$key }) {
  const { tags } = useFragment(
    graphql`
      fragment Tags_product on Product {
        tags
      }
    `,
    product,
  );
  return <TagList tags={tags} />;
}
