/** A category group on a managed page. Without categories there is no heading either. */
import { graphql, useFragment } from 'react-relay/hooks.js';
import type {
  CategoryGroupBlock_block$data,
  CategoryGroupBlock_block$key,
} from '#relay/CategoryGroupBlock_block.graphql.ts';
import { useEditTags } from '../../preview/useEditTags.ts';
import { CategoryTiles, flatLayouts } from '../CategoryGroup/CategoryTiles.tsx';
import { SectionHead } from './SectionHead.tsx';

export function CategoryGroupBlock({
  block: reference,
  language,
}: {
  block: CategoryGroupBlock_block$key;
  /** BCP 47 code of its heading's language; absent for that of the page. */
  language?: string | undefined;
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
            small: url(width: 340, height: 453)
            large: url(width: 680, height: 906)
            # For tiles that lie flat.
            wholeTiny: url(width: 224)
            whole: url(width: 320)
            wholeLarge: url(width: 640)
          }
        }
      }
    `,
    reference,
  );
  const editTag = useEditTags();
  if (block.categories.length === 0) return null;
  return (
    <section {...editTag(block.__id)}>
      <SectionHead heading={block.heading} language={language} />
      <CategoryTiles
        tiles={block.categories.map(({ title, category, image }) => ({
          id: category.id,
          record: category.__id,
          path: category.path,
          title,
          picture: image && pictureOf(image, block.layout),
        }))}
        layout={block.layout}
        place="page"
      />
    </section>
  );
}

type Files = NonNullable<CategoryGroupBlock_block$data['categories'][number]['image']>;

function pictureOf({ small, large, wholeTiny, whole, wholeLarge }: Files, layout: string) {
  return flatLayouts.includes(layout)
    ? { src: whole, srcSet: `${wholeTiny} 224w, ${whole} 320w, ${wholeLarge} 640w` }
    : { src: small, srcSet: `${small} 340w, ${large} 680w` };
}
