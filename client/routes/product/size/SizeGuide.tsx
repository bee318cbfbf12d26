/** The article about sizes and the product's own table, in a dialog: the choice stays as it is. */
import { graphql, useLazyLoadQuery } from 'react-relay/hooks.js';
import type { SizeGuideQuery } from '#relay/SizeGuideQuery.graphql.ts';
import { RichText } from '../../../components/RichText/RichText.tsx';
import { Link } from '../../../navigation/Link.tsx';
import { useRouteMatch } from '../../../navigation/useRouteMatch.ts';
import { Dialog } from '../../../ui/Dialog/Dialog.tsx';
import { sizeHelpWording } from '../../../wording/shopping/sizeHelp.ts';
import { useWording } from '../../../wording/wording.ts';
import { Specifications } from '../Specifications.tsx';
import { DialogPart } from './DialogPart.tsx';
import styles from './SizeGuide.module.css';

interface SizeGuideProps {
  handle: string;
  isOpen: boolean;
  onClose: () => void;
}

export default function SizeGuide({ handle, isOpen, onClose }: SizeGuideProps) {
  const t = useWording(sizeHelpWording);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('sizeHelp.guide')}
      closeLabel={t('sizeHelp.guideClose')}
      side="end"
      className={styles.guide}
    >
      <DialogPart>{(fetchKey) => <Article handle={handle} fetchKey={fetchKey} />}</DialogPart>
    </Dialog>
  );
}

function Article({ handle, fetchKey }: { handle: string; fetchKey: number }) {
  const t = useWording(sizeHelpWording);
  const { lang } = useRouteMatch();
  const { product } = useLazyLoadQuery<SizeGuideQuery>(
    graphql`
      query SizeGuideQuery($locale: Locale!, $handle: String!) @inContext(locale: $locale) {
        product(handle: $handle) {
          ... on Product {
            ...Specifications_product @alias(as: "table")
            sizeFinder {
              guide {
                title
                body
                path
              }
            }
          }
        }
      }
    `,
    { locale: lang, handle },
    { fetchKey },
  );
  const guide = product?.sizeFinder?.guide;
  return (
    <div className={styles.article}>
      {guide && (
        <>
          <h3 className={styles.title}>{guide.title}</h3>
          {guide.body && <RichText html={guide.body} />}
        </>
      )}
      {product?.table && <Specifications product={product.table} size={null} />}
      {guide && (
        <p className={styles.more}>
          <Link href={guide.path}>{t('sizeHelp.guidePage')}</Link>
        </p>
      )}
    </div>
  );
}
