/** A group of categories on a managed page. Without categories there is no heading either. */
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { CategoryGroupBlock_block$key } from '#relay/CategoryGroupBlock_block.graphql.ts';
import { useEditTags } from '../../preview/useEditTags.ts';
import { CategoryTiles } from '../CategoryGroup/CategoryTiles.tsx';
import { SectionHead } from './SectionHead.tsx';

export function CategoryGroupBlock({
  block: reference,
  className,
}: {
  block: CategoryGroupBlock_block$key;
  className?: string | undefined;
}) {
  const block = useFragment(
    graphql`
      fragment CategoryGroupBlock_block on CategoryGroupBlock {
        __id
        heading
        layout
        categories {
          title
          category {
            __id
            id
            path
          }
          image {
            # Scenes in the frame of a tile: cropped to it, which the ready sizes for packshots are not.
            small: url(width: 430, height: 573)
            large: url(width: 860, height: 1146)
          }
        }
      }
    `,
    reference,
  );
  const editTag = useEditTags();
  if (block.categories.length === 0) return null;
  return (
    <section className={className} {...editTag(block.__id)}>
      <SectionHead heading={block.heading} />
      <CategoryTiles
        tiles={block.categories.map(({ title, category, image }) => ({
          id: category.id,
          record: category.__id,
          path: category.path,
          title,
          picture: image && { src: image.small, srcSet: `${image.small} 430w, ${image.large} 860w` },
        }))}
        layout={block.layout}
        place="page"
        sizes="(min-width: 1024px) 25vw, 50vw"
      />
    </section>
  );
}
