/** Column headings of the comparison: each ski's picture, remove button and linked name. */
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { ComparisonHead_products$key } from '#relay/ComparisonHead_products.graphql.ts';
import { Picture } from '../../components/Picture/Picture.tsx';
import { Link } from '../../navigation/Link.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { compareWording } from '../../wording/shopping/compare.ts';
import { useWording } from '../../wording/wording.ts';
import styles from './ComparisonTable.module.css';

interface ComparisonHeadProps {
  products: ComparisonHead_products$key;
  onRemove: (handle: string, title: string) => void;
}

export function ComparisonHead({ products: key, onRemove }: ComparisonHeadProps) {
  const t = useWording(compareWording);
  const products = useFragment(
    graphql`
      fragment ComparisonHead_products on Product @relay(plural: true) {
        id
        handle
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
  return (
    <thead>
      <tr className={styles.pictures}>
        <th scope="row">
          <VisuallyHidden>{t('compare.picture')}</VisuallyHidden>
        </th>
        {products.map(({ id, handle, displayTitle, image }, index) => (
          <td key={id}>
            <div className={styles.frame}>
              <Picture rendition={image.rendition} alt="" fit="cover" priority={index === 0} sizes="24vw" />
              <button
                type="button"
                className={styles.remove}
                // On a packshot, which is light in any scheme.
                data-scheme="light"
                aria-label={t('compare.remove', { title: displayTitle })}
                onClick={() => onRemove(handle, displayTitle)}
              >
                <Icon name="close" />
              </button>
            </div>
          </td>
        ))}
      </tr>
      <tr className={styles.names}>
        <th scope="col">
          <VisuallyHidden>{t('compare.what')}</VisuallyHidden>
        </th>
        {products.map(({ id, displayTitle, path }) => (
          <th key={id} scope="col">
            <Link href={path}>{displayTitle}</Link>
          </th>
        ))}
      </tr>
    </thead>
  );
}
