/** Ways into the catalogue: categories, each with its picture, laid out as the editors tagged the group. */
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { CategoryGroupBlock_block$key } from '#relay/CategoryGroupBlock_block.graphql.ts';
import { Link } from '../../navigation/Link.tsx';
import { useEditTags } from '../../preview/useEditTags.ts';
import { watchPicture } from '../Picture/watchPicture.ts';
import { onConnection } from '../../viewport/pictureAddress.ts';
import styles from './CategoryGroupBlock.module.css';
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
      <div className={styles.room}>
        <ul className={styles.tiles} data-layout={block.layout} data-count={block.categories.length}>
          {block.categories.map(({ title, category, image }) => (
            <li key={category.id} className={styles.tile}>
              <div className={styles.frame}>
                {image ? (
                  <img
                    ref={watchPicture}
                    src={onConnection(image.small)}
                    srcSet={onConnection(image.small, `${image.small} 430w, ${image.large} 860w`)}
                    sizes="(min-width: 1024px) 25vw, 50vw"
                    alt=""
                    width={430}
                    height={573}
                    loading="lazy"
                    decoding="async"
                  />
                ) : null}
              </div>
              <h3 className={styles.title} {...editTag(category.__id)}>
                <Link href={category.path} className={styles.link}>
                  {title}
                </Link>
              </h3>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
