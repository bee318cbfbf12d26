/** Sub-categories with pictures, above the products of a top category (catalogue.md 3 Category group). */
import { useId } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { CategoryGroup_group$key } from '#relay/CategoryGroup_group.graphql.ts';
import { smoothHash } from '../../navigation/addresses/internalHref.rules.ts';
import { Link } from '../../navigation/Link.tsx';
import { useEditTags } from '../../preview/useEditTags.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { listingWording } from '../../wording/shopping/listing.ts';
import { useWording } from '../../wording/wording.ts';
import styles from './CategoryGroup.module.css';
import { CategoryTiles } from './CategoryTiles.tsx';

export interface CategoryGroupProps {
  group: CategoryGroup_group$key;
  /** A skip link to the product list; one group of a page has it. */
  linksToProducts: boolean;
}

export function CategoryGroup({ group: reference, linksToProducts }: CategoryGroupProps) {
  const t = useWording(listingWording);
  const headingId = useId();
  const editTag = useEditTags();
  const { __id, heading, layout, tiles } = useFragment(
    graphql`
      fragment CategoryGroup_group on CategoryGroup {
        __id
        heading
        layout
        tiles {
          title
          category {
            __id
            id
            path
          }
          image {
            # Whole pictures: to know what a crop should keep would cost a call for each of them.
            tiny: url(width: 224)
            small: url(width: 320)
            middle: url(width: 480)
            medium: url(width: 640)
            large: url(width: 1280)
          }
        }
      }
    `,
    reference,
  );
  return (
    <nav className={styles.group} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h2 id={headingId} className={styles.heading} {...editTag(__id)}>
          {heading}
        </h2>
        {linksToProducts ? (
          <Link href={smoothHash} preload="none" className={styles.toProducts}>
            {t('category.toProducts')}
            <Icon name="chevronDown" />
          </Link>
        ) : null}
      </div>
      <CategoryTiles
        tiles={tiles.map(({ title, category, image }) => ({
          id: category.id,
          record: category.__id,
          path: category.path,
          title,
          picture: image && {
            src: image.medium,
            srcSet: `${image.tiny} 224w, ${image.small} 320w, ${image.middle} 480w, ${image.medium} 640w, ${image.large} 1280w`,
          },
        }))}
        layout={layout}
        place="category"
      />
    </nav>
  );
}
